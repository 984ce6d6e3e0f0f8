import { sql } from 'kysely'
import { type ItemRow, itemRows } from '#features/stamp-items/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { EXPORT_DAYS, type ExportFormat, LINK_MINUTES } from '../../rules.ts'

const NOW = sql<Date>`clock_timestamp()`
type ExportId = Id<'collection_exports'>

export const exportsOf = (db: Db, member_id: MemberId) =>
  db.selectFrom('collection_exports').selectAll().where('member_id', '=', member_id).orderBy('id', 'desc').limit(10).execute()
export type ExportRecord = Awaited<ReturnType<typeof exportsOf>>[number]

/** One at a time: undefined if one is being written. */
export const keepExport = (tx: Tx, member_id: MemberId, format: ExportFormat) =>
  tx
    .insertInto('collection_exports')
    .values({ member_id, format })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()
export const beginExport = (db: Db, id: ExportId, total: number) =>
  db
    .updateTable('collection_exports')
    .set({ status: 'building', total })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'building'])
    .returningAll()
    .executeTakeFirst()
export const keepProgress = (tx: Tx, id: ExportId, done: number) =>
  tx.updateTable('collection_exports').set({ done }).where('id', '=', id).where('status', '=', 'building').returning('member_id').executeTakeFirst()
export const endExport = (tx: Tx, id: ExportId, status: 'ready' | 'failed', bytes: number | null) =>
  tx
    .updateTable('collection_exports')
    .set({ status, bytes, expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${EXPORT_DAYS})` })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'building'])
    .returning('member_id')
    .executeTakeFirst()

const lying = (db: Db) => db.selectFrom('collection_exports').where('status', '=', 'ready')
export const dueExports = async (db: Db, limit: number): Promise<ExportId[]> =>
  (await lying(db).select('id').where('expires_at', '<=', NOW).orderBy('expires_at').limit(limit).execute()).map(({ id }) => id)
export const nextExport = async (db: Db): Promise<Date | null> =>
  (await lying(db).select('expires_at').orderBy('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null
export const expireExport = (tx: Tx, id: ExportId) =>
  tx
    .updateTable('collection_exports')
    .set({ status: 'expired', token_hash: null, token_until: null })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('expires_at', '<=', NOW)
    .returning('member_id')
    .executeTakeFirst()

/** A new link replaces the one before. */
export const keepLink = (tx: Tx, id: ExportId, member_id: MemberId, token_hash: Buffer) =>
  tx
    .updateTable('collection_exports')
    .set({ token_hash, token_until: sql<Date>`clock_timestamp() + make_interval(mins => ${LINK_MINUTES})` })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where('status', '=', 'ready')
    .where('expires_at', '>', NOW)
    .returning('id')
    .executeTakeFirst()
/** Security: nothing for any other member with the link. */
export const fetchable = (db: Db, member_id: MemberId, token_hash: Buffer) =>
  lying(db)
    .select(['id', 'format', 'created_at'])
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .where('token_until', '>', NOW)
    .where('expires_at', '>', NOW)
    .executeTakeFirst()

const AT_ONCE = 500
export const itemsCounted = async (db: Db, member_id: MemberId): Promise<number> =>
  (
    await db
      .selectFrom('stamp_items')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('member_id', '=', member_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n
/** Batches by id. Memory: only one batch at a time. */
export async function* ownItems(db: Db, member_id: MemberId): AsyncGenerator<readonly ItemRow[]> {
  for (let after = '00000000-0000-0000-0000-000000000000' as Id<'stamp_items'>; ; ) {
    const rows = await itemRows(db)
      .where('member_id', '=', member_id)
      .where('deleted_at', 'is', null)
      .where('added_order', '>', after)
      .orderBy('added_order')
      .limit(AT_ONCE)
      .execute()
    if (rows.length) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
/** Files of these pictures. */
export const pictureKeys = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('medias')
    .select(['id', 'key'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
