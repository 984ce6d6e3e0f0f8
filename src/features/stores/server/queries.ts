import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StoreId, stores } from '../contract.ts'

/** A store without its delivery rates. */
export type NewStore = Omit<InputOf<typeof stores.create>, 'rates'>

const COLUMNS = [
  'id',
  'uuid',
  'member_id',
  'name',
  'type',
  'description',
  'country',
  'city',
  'open_hours',
  'phone',
  'website',
  'returns_days',
  'profile_media_id',
  'cover_media_id',
  'product_count',
  'created_at',
] as const
/** Not restricted by viewer: for slices with their own visibility. */
export const storeRows = (db: Db) => db.selectFrom('stores').select(COLUMNS)
export type StoreRow = Awaited<ReturnType<ReturnType<typeof storeRows>['executeTakeFirstOrThrow']>>

export const storeOfMember = (db: Db, member_id: Id<'members'>) => storeRows(db).where('member_id', '=', member_id).executeTakeFirst()

/** Not restricted by viewer: for slices with their own visibility. */
export async function findStores(db: Db, ids: readonly Id<'stores'>[]): Promise<Map<string, StoreRow>> {
  const found = ids.length ? await storeRows(db).where('id', 'in', ids).execute() : []
  return new Map(found.map((row) => [row.id, row]))
}

export const findSeenStore = (db: Db, id: Id<'stores'>, viewer: string | null) =>
  storeRows(db).where('id', '=', id).where(ownerVisibleTo(viewer, 'stores.member_id')).executeTakeFirst()
export const seenStores = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('stores').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where(ownerVisibleTo(viewer, 'stores.member_id')).execute()

/** Concurrency: an advisory lock per name until the end of the transaction, so that it cannot be taken twice. */
export async function nameTaken(tx: Tx, name: string, except: string | null): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${name}), 8))`.execute(tx)
  const found = await sql`select from stores where lower(name) = lower(${name}) and id is distinct from ${except}::uuid`.execute(tx)
  return found.rows.length > 0
}

export async function keepStore(tx: Tx, member_id: Id<'members'>, given: NewStore): Promise<StoreId> {
  return (
    await tx
      .insertInto('stores')
      .values({ member_id, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

export async function changeStore(tx: Tx, id: StoreId, given: NewStore) {
  await tx
    .updateTable('stores')
    .set({ ...given, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Precondition: the store is locked. */
export async function setProductCount(tx: Tx, id: Id<'stores'>, product_count: number) {
  await tx.updateTable('stores').set({ product_count }).where('id', '=', id).execute()
}
