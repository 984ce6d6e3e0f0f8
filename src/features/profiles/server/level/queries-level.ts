import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { LevelSource } from '#server/slices/level-source.ts'
import type { Earned } from '../../rules.ts'

/** Idempotent: an event counts once; after it was withdrawn it can count again. */
export async function keepPoints(tx: Tx, member_id: Id<'members'>, { name: source, points }: LevelSource, ref: string) {
  await tx
    .insertInto('level_points')
    .values({ member_id, source, ref, points })
    .onConflict((on) => on.columns(['member_id', 'source', 'ref']).doUpdateSet({ withdrawn_at: null }))
    .execute()
}
export async function withdrawPoints(tx: Tx, member_id: Id<'members'>, source: string, ref: string) {
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

/** Computed from what the slices keep, so that missed events count too. */
export async function reckon(tx: Tx, id: Id<'members'>, sources: readonly LevelSource[]) {
  for (const { name, points, refs } of sources)
    await sql`insert into level_points (member_id, source, ref, points)
      select ${id}::uuid, ${name}, ref, ${points}::int from (${refs(id)}) as found (ref) on conflict do nothing`.execute(tx)
}

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
