import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AlertListing } from '#server/slices/alert-source.ts'
import type { SavedFilters } from '../contract.ts'
import type { AlertTime } from '../rules.ts'

const COLUMNS = ['id', 'name', 'searchable_type', 'filters', 'alerts', 'due_at', 'created_at'] as const
const MOST_COUNTED = 100
const counted = sql<number>`(select count(*)::int from (select from saved_search_matches m where m.saved_search_id = saved_searches.id limit ${sql.lit(MOST_COUNTED)}) as counted)`

const own = (db: Db, member_id: Id<'members'>) =>
  db
    .selectFrom('saved_searches')
    .select([...COLUMNS, counted.as('match_count')])
    .where('member_id', '=', member_id)
export const searchesOf = (db: Db, member_id: Id<'members'>, place: PagePosition<readonly [string]>) =>
  own(db, member_id)
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export type SavedSearchRow = Awaited<ReturnType<typeof searchesOf>>[number]
export const ownIds = (db: Db, member_id: Id<'members'>) => db.selectFrom('saved_searches').select('id').where('member_id', '=', member_id)
export const findOwn = (db: Db, member_id: Id<'members'>, id: Id<'saved_searches'>) => own(db, member_id).where('id', '=', id).executeTakeFirst()

/** Searches with alerts: what plans limit. */
export async function countAlerts(db: Db, member_id: Id<'members'>): Promise<number> {
  const found = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('member_id', '=', member_id)
    .where('alerts', '<>', 'off')
    .executeTakeFirstOrThrow()
  return found.n
}
export const isNameTaken = async (tx: Tx, member_id: Id<'members'>, name: string) =>
  (await tx.selectFrom('saved_searches').select('id').where('member_id', '=', member_id).where('name', '=', name).executeTakeFirst()) !== undefined

interface NewSearch {
  readonly member_id: Id<'members'>
  readonly name: string
  readonly searchable_type: string
  readonly filters: Partial<SavedFilters>
  readonly alerts: AlertTime
  readonly anchors: readonly string[]
}
export const keepSearch = (tx: Tx, { filters, anchors, ...search }: NewSearch) =>
  tx
    .insertInto('saved_searches')
    .values({ ...search, anchors: [...anchors], filters: JSON.stringify(filters) })
    .returning('id')
    .executeTakeFirstOrThrow()
export async function setAlertTime(tx: Tx, id: Id<'saved_searches'>, alerts: AlertTime, due_at: Date | null) {
  await tx.updateTable('saved_searches').set({ alerts, due_at }).where('id', '=', id).execute()
}
export const dropSearch = async (tx: Tx, member_id: Id<'members'>, id: Id<'saved_searches'>) =>
  (await tx.deleteFrom('saved_searches').where('member_id', '=', member_id).where('id', '=', id).returning('id').execute()).length > 0

export interface Candidate {
  readonly id: Id<'saved_searches'>
  readonly filters: Partial<SavedFilters>
  readonly alerts: Exclude<AlertTime, 'off'>
}
/** Searches that could match, by the index of anchors: never of the seller, nor of anybody with a block between them. */
export async function candidates(db: Db, anchors: readonly string[], seller: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id, s.filters, s.alerts from saved_searches s
    where s.anchors && ${[...anchors]}::text[] and s.alerts <> 'off' and s.member_id <> ${seller}::uuid
      and not exists (select from blocks b where b.blocker_id = s.member_id and b.blocked_id = ${seller}::uuid)
      and not exists (select from blocks b where b.blocker_id = ${seller}::uuid and b.blocked_id = s.member_id)`.execute(db)
  return rows
}

/** Exactly once: the primary key keeps each listing once for each search. A search that waits already keeps its time. */
export async function keepMatches(tx: Tx, { id, subject_type }: AlertListing, found: readonly { id: string; due_at: Date }[]) {
  await sql`
    with fresh as (
      insert into saved_search_matches (saved_search_id, subject_id, subject_type)
      select f.id, ${id}::uuid, ${subject_type} from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid) on conflict do nothing returning saved_search_id)
    update saved_searches s set due_at = coalesce(s.due_at, f.due_at)
    from fresh join jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id uuid, due_at timestamptz) on f.id = fresh.saved_search_id
    where s.id = fresh.saved_search_id`.execute(tx)
}

export async function dueSearches(db: Db, limit: number): Promise<Id<'saved_searches'>[]> {
  const { rows } = await sql<{ id: Id<'saved_searches'> }>`
    select id from saved_searches where due_at <= clock_timestamp() order by due_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
export async function nextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(due_at) as at from saved_searches where due_at is not null`.execute(db)
  return rows[0]!.at
}
export const lockedSearch = (tx: Tx, id: Id<'saved_searches'>) =>
  tx.selectFrom('saved_searches').select(['id', 'member_id', 'name', 'searchable_type', 'alerts', 'due_at']).where('id', '=', id).executeTakeFirst()
/** Takes what was not told yet, oldest first. */
export async function takeUntold(tx: Tx, id: Id<'saved_searches'>): Promise<{ subject_type: string; subject_id: string }[]> {
  const { rows } = await sql<{ subject_type: string; subject_id: string }>`
    with told as (update saved_search_matches set told_at = clock_timestamp() where saved_search_id = ${id} and told_at is null
      returning subject_type, subject_id, created_at),
    rested as (update saved_searches set due_at = null where id = ${id})
    select subject_type, subject_id from told order by created_at`.execute(tx)
  return rows
}
