import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StoreId, stores } from '../contract.ts'

/** A store without its delivery rates. */
export type NewStore = Omit<InputOf<typeof stores.create>, 'rates'>
export type StoreChange = Omit<InputOf<typeof stores.update>, 'id' | 'rates'>

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
  'minimum_order',
  'profile_media_id',
  'cover_media_id',
  'product_count',
  'topic_ids',
  'category_ids',
  'country_ids',
  'specialties',
  'address',
  'zipcode',
  'state',
  'away_from',
  'away_until',
  'away_note',
  'created_at',
] as const
/** By the database's clock, at the moment of reading: equality with the end is over. */
const ON_VACATION = sql<boolean>`coalesce(stores.away_from <= clock_timestamp() and clock_timestamp() < stores.away_until, false)`
/** Not restricted by viewer: for slices with their own visibility. */
export const storeRows = (db: Db) => db.selectFrom('stores').select(COLUMNS).select(ON_VACATION.as('on_vacation'))
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

/** What is undefined stays as it is. */
export async function changeStore(tx: Tx, id: StoreId, given: StoreChange) {
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<NewStore>
  await tx
    .updateTable('stores')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Precondition of these: the store is locked. */
export async function setAway(tx: Tx, id: StoreId, away: { away_from: Date | null; away_until: Date | null; away_note: string }) {
  await tx
    .updateTable('stores')
    .set({ ...away, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
export const tellAway = (tx: Tx, id: Id<'stores'>) => tx.updateTable('stores').set({ away_told: ON_VACATION }).where('id', '=', id).execute()

const AWAY_FLIPS = sql<boolean>`(away_from is not null or away_told) and away_told <> ${ON_VACATION}`
/** Stores whose market does not know yet that they have left or come back. */
export const awayDue = async (db: Db, limit: number): Promise<Id<'stores'>[]> =>
  (await db.selectFrom('stores').select('id').where(AWAY_FLIPS).limit(limit).execute()).map(({ id }) => id)
export const isAwayDue = async (db: Db, id: Id<'stores'>): Promise<Id<'members'> | undefined> =>
  (await db.selectFrom('stores').select('member_id').where('id', '=', id).where(AWAY_FLIPS).executeTakeFirst())?.member_id
/** When the next one leaves or comes back. */
export async function nextAway(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(case when away_told then away_until else away_from end) as at from stores where away_until > clock_timestamp() and away_from is not null`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

export async function setProductCount(tx: Tx, id: Id<'stores'>, product_count: number) {
  await tx.updateTable('stores').set({ product_count }).where('id', '=', id).execute()
}
