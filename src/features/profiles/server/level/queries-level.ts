import { type SqlBool, sql } from 'kysely'
import { shownStatuses } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type Earned, type LevelSource, levelSources } from '../../rules.ts'

/** Idempotent: an event counts once; after it was withdrawn it can count again. */
export async function keepPoints(tx: Tx, member_id: Id<'members'>, source: LevelSource, ref: string) {
  await tx
    .insertInto('level_points')
    .values({ member_id, source, ref, points: levelSources[source].points })
    .onConflict((on) => on.columns(['member_id', 'source', 'ref']).doUpdateSet({ withdrawn_at: null }))
    .execute()
}
export async function withdrawPoints(tx: Tx, member_id: Id<'members'>, source: LevelSource, ref: string) {
  await tx
    .updateTable('level_points')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('member_id', '=', member_id)
    .where('source', '=', source)
    .where('ref', '=', ref)
    .where('withdrawn_at', 'is', null)
    .execute()
}
export const earnedBy = async (db: Db, member_id: Id<'members'>): Promise<Earned[]> =>
  db
    .selectFrom('level_points')
    .select(['source', sql<number>`sum(points)::int`.as('points')])
    .where('member_id', '=', member_id)
    .where('withdrawn_at', 'is', null)
    .groupBy('source')
    .execute()

export const levelNow = (db: Db, id: Id<'members'>) =>
  db
    .selectFrom('members')
    .leftJoin('level_standings as s', 's.member_id', 'members.id')
    .select(['members.level', sql<number>`coalesce(s.points, 0)`.as('points')])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow()

export async function beginStanding(tx: Tx, member_id: Id<'members'>) {
  await tx
    .insertInto('level_standings')
    .values({ member_id })
    .onConflict((on) => on.doNothing())
    .execute()
}
export async function keepStanding(tx: Tx, member_id: Id<'members'>, points: number) {
  await tx
    .insertInto('level_standings')
    .values({ member_id, points })
    .onConflict((on) => on.column('member_id').doUpdateSet({ points }))
    .execute()
}

/** Visible to others, with both sides pictured and identifying facts. */
const told = sql<SqlBool>`i.deleted_at is null and i.status = any(${[...shownStatuses]}::text[])
  and i.country is not null and i.year_issued is not null and i.condition is not null
  and exists (select from stamp_item_catalogue_numbers n where n.stamp_item_id = i.id)
  and (select count(*) from stamp_item_medias p where p.stamp_item_id = i.id) >= 2`
export async function isFullyTold(db: Db, id: string): Promise<boolean> {
  return (await sql`select from stamp_items i where i.id = ${id}::uuid and ${told}`.execute(db)).rows.length > 0
}

/** Abuse: deals between the same two members count once per day, by the day of completion. */
export async function dayOf(db: Db, order_id: Id<'orders'>): Promise<string> {
  const { rows } = await sql<{ day: string }>`select completed_at::date as day from orders where id = ${order_id}::uuid`.execute(db)
  return rows[0]!.day
}

const add = (tx: Tx, member_id: Id<'members'>, source: LevelSource, refs: ReturnType<typeof sql>) =>
  sql`insert into level_points (member_id, source, ref, points)
    select ${member_id}::uuid, ${source}, ref, ${levelSources[source].points}::int from (${refs}) as found (ref)
    on conflict do nothing`.execute(tx)

/** Computed from stored orders and dates, so that missed events count too. */
export async function reckon(tx: Tx, id: Id<'members'>) {
  const dealt = (own: string, other: string) =>
    sql`select distinct ${sql.ref(other)} || ':' || completed_at::date from orders where ${sql.ref(own)} = ${id}::uuid and status = 'completed'`
  await add(tx, id, 'sold', dealt('seller_id', 'buyer_id'))
  await add(tx, id, 'bought', dealt('buyer_id', 'seller_id'))
  await add(
    tx,
    id,
    'partner',
    sql`select distinct (case when seller_id = ${id}::uuid then buyer_id else seller_id end)::text from orders
      where (seller_id = ${id}::uuid or buyer_id = ${id}::uuid) and status = 'completed'`,
  )
  await add(tx, id, 'item', sql`select i.id::text from stamp_items i where i.member_id = ${id}::uuid and ${told} limit ${levelSources.item.most}`)
  await add(tx, id, 'store', sql`select s.id::text from stores s where s.member_id = ${id}::uuid`)
  await add(tx, id, 'month', sql`select generate_series(1, ${MONTHS})::text from members m where m.id = ${id}::uuid`)
}
const MONTHS = sql`least(1200, (extract(year from age(clock_timestamp(), m.email_verified_at)) * 12 + extract(month from age(clock_timestamp(), m.email_verified_at)))::int)`

export const dueLooks = async (db: Db, limit: number): Promise<Id<'members'>[]> =>
  (
    await db
      .selectFrom('level_standings')
      .select('member_id')
      .where('looks_at', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('looks_at')
      .limit(limit)
      .execute()
  ).map((row) => row.member_id)
export const nextLook = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('level_standings').select('looks_at').orderBy('looks_at').limit(1).executeTakeFirst())?.looks_at ?? null
export const lookAgain = (tx: Tx, member_id: Id<'members'>) =>
  tx
    .updateTable('level_standings')
    .set({ looks_at: sql<Date>`clock_timestamp() + interval '1 month'` })
    .where('member_id', '=', member_id)
    .where('looks_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('member_id')
    .executeTakeFirst()
