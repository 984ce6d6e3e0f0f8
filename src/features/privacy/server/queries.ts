import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { ERASE_AFTER_DAYS, EXPORT_LASTS_DAYS, LINK_LASTS_MINUTES, type Progress, type WalletChoice } from '../rules.ts'

const NOW = sql<Date>`clock_timestamp()`

export const latestExport = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('privacy_exports').selectAll().where('member_id', '=', member_id).orderBy('id', 'desc').limit(1).executeTakeFirst()
export type ExportRow = NonNullable<Awaited<ReturnType<typeof latestExport>>>

/** One export at a time: undefined if one is in progress. */
export const keepExport = (tx: Tx, member_id: Id<'members'>, locale: string) =>
  tx
    .insertInto('privacy_exports')
    .values({ member_id, locale })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst()

const lying = (db: Db) => db.selectFrom('privacy_exports').where('status', '=', 'ready')
export const dueExports = async (db: Db, limit: number): Promise<Id<'privacy_exports'>[]> =>
  (await lying(db).select('id').where('due_at', '<=', NOW).orderBy('due_at').limit(limit).execute()).map(({ id }) => id)
export const nextExport = async (db: Db): Promise<Date | null> =>
  (await lying(db).select('due_at').orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null

/** Undefined if it has ended. */
export const beginExport = (db: Db, id: Id<'privacy_exports'>) =>
  db
    .updateTable('privacy_exports')
    .set({ beat_at: NOW, status: 'building' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'building'])
    .returningAll()
    .executeTakeFirst()
/** Progress. */
export const beat = (tx: Tx, id: Id<'privacy_exports'>, { done, total }: Progress) =>
  tx
    .updateTable('privacy_exports')
    .set({ done, total, beat_at: NOW })
    .where('id', '=', id)
    .where('status', '=', 'building')
    .returning('member_id')
    .executeTakeFirst()
export async function endExport(tx: Tx, id: Id<'privacy_exports'>, status: 'ready' | 'failed', bytes: number | null) {
  const expires_at = sql<Date>`clock_timestamp() + make_interval(days => ${EXPORT_LASTS_DAYS})`
  const ended = tx.updateTable('privacy_exports').set({ status, bytes, ready_at: NOW, expires_at, due_at: expires_at })
  return ended.where('id', '=', id).where('status', 'in', ['waiting', 'building']).returning('member_id').executeTakeFirst()
}
export const expireExport = (tx: Tx, id: Id<'privacy_exports'>) =>
  tx
    .updateTable('privacy_exports')
    .set({ status: 'expired', token_hash: null, token_until: null })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('expires_at', '<=', NOW)
    .returning('member_id')
    .executeTakeFirst()

/** A new link replaces the old one. */
export const keepLink = (tx: Tx, member_id: Id<'members'>, token_hash: Buffer) =>
  tx
    .updateTable('privacy_exports')
    .set({ token_hash, token_until: sql<Date>`clock_timestamp() + make_interval(mins => ${LINK_LASTS_MINUTES})` })
    .where(
      'id',
      '=',
      sql<Id<'privacy_exports'>>`(select id from privacy_exports where member_id = ${member_id} and status = 'ready' order by id desc limit 1)`,
    )
    .where('expires_at', '>', NOW)
    .returning('id')
    .executeTakeFirst()
/** Security: undefined for any other member with the link. */
export const fetchable = (db: Db, member_id: Id<'members'>, token_hash: Buffer) =>
  db
    .selectFrom('privacy_exports')
    .select(['id', 'created_at'])
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .where('token_until', '>', NOW)
    .where('status', '=', 'ready')
    .where('expires_at', '>', NOW)
    .executeTakeFirst()
export const exportsOf = async (db: Db, member_id: Id<'members'>): Promise<Id<'privacy_exports'>[]> =>
  (await db.selectFrom('privacy_exports').select('id').where('member_id', '=', member_id).execute()).map(({ id }) => id)

export async function keepErasure(tx: Tx, member_id: Id<'members'>, wallet: WalletChoice | null): Promise<Date> {
  const due_at = sql<Date>`clock_timestamp() + make_interval(days => ${ERASE_AFTER_DAYS})`
  const kept = tx
    .insertInto('privacy_erasures')
    .values({ member_id, due_at, wallet: wallet && JSON.stringify(wallet) })
    .returning('due_at')
  return (await kept.executeTakeFirstOrThrow()).due_at
}
/** Only before erasure has begun. */
export async function callOff(tx: Tx, member_id: Id<'members'>): Promise<boolean> {
  const open = tx.updateTable('privacy_erasures').set({ status: 'called_off', ended_at: NOW, wallet: null }).where('member_id', '=', member_id)
  return (await open.where('status', '=', 'waiting').returning('id').execute()).length > 0
}
const underWay = (db: Db) => db.selectFrom('privacy_erasures').where('status', 'in', ['waiting', 'erasing'])
export const isUnderWay = async (db: Db, member_id: Id<'members'>): Promise<boolean> =>
  (await underWay(db).select('id').where('member_id', '=', member_id).limit(1).execute()).length > 0
export const dueErasures = async (db: Db, limit: number): Promise<Id<'privacy_erasures'>[]> =>
  (await underWay(db).select('id').where('due_at', '<=', NOW).orderBy('due_at').limit(limit).execute()).map(({ id }) => id)
export const nextErasure = async (db: Db): Promise<Date | null> =>
  (await underWay(db).select('due_at').orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null
export const findErasure = (db: Db, id: Id<'privacy_erasures'>) =>
  underWay(db).selectAll().where('id', '=', id).where('due_at', '<=', NOW).executeTakeFirst()
export type ErasureRow = NonNullable<Awaited<ReturnType<typeof findErasure>>>
export const moveErasure = (tx: Tx, id: Id<'privacy_erasures'>, step: number) =>
  tx.updateTable('privacy_erasures').set({ step, status: 'erasing', due_at: NOW }).where('id', '=', id).execute()
export const endErasure = (tx: Tx, id: Id<'privacy_erasures'>) =>
  tx.updateTable('privacy_erasures').set({ status: 'done', ended_at: NOW }).where('id', '=', id).execute()
export const postponeErasure = (tx: Tx, id: Id<'privacy_erasures'>) =>
  tx.updateTable('privacy_erasures').set({ due_at: sql<Date>`clock_timestamp() + interval '1 day'` }).where('id', '=', id).execute()

export const personOf = (db: Db, id: Id<'members'>) =>
  db
    .selectFrom('members')
    .select(['id', 'email', 'greeting', 'username', 'locale', 'time_zone', 'deactivated_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Customer ids at the gateway, which must be erased too. */
export const customersOf = (db: Db, member_id: Id<'members'>, provider: string) =>
  db.selectFrom('payment_customers').select('customer_ref').where('member_id', '=', member_id).where('provider', '=', provider).execute()
export const productsOf = async (db: Db, member_id: Id<'members'>): Promise<Id<'products'>[]> =>
  (await db.selectFrom('products').select('id').where('member_id', '=', member_id).execute()).map(({ id }) => id)
/** External service unavailable: again in a minute. */
export const tryAgain = (tx: Tx, id: Id<'privacy_erasures'>) =>
  tx.updateTable('privacy_erasures').set({ due_at: sql<Date>`clock_timestamp() + interval '1 minute'` }).where('id', '=', id).execute()
/** Searching all mails for a name may take longer than the usual statement timeout. */
export const takeYourTime = (tx: Tx) => sql`set local statement_timeout = '60s'`.execute(tx)
