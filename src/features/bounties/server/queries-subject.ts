import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { seenBy, wholeBounties } from './queries.ts'

export const bountyReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from bounties where bounties.id = ${id} and ${seenBy(viewer)})`
/** An offer is known to its two sides alone. */
export const offerReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from bounty_offers o where o.id = ${id} and (o.user_id = ${viewer}::uuid or o.poster_id = ${viewer}::uuid))`

export const shownBounties = (db: Db, ids: readonly string[], viewer: string | null) =>
  wholeBounties(db, viewer)
    .where(sql<SqlBool>`bounties.id = any(${[...ids]}::uuid[])`)
    .where(seenBy(viewer))
    .execute()

export const shownOffers = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('bounty_offers as o')
    .innerJoin('bounties as b', 'b.id', 'o.bounty_id')
    .innerJoin('members as m', 'm.id', 'o.user_id')
    .select(['o.id', 'b.title', 'm.full_name'])
    .where(sql<SqlBool>`o.id = any(${[...ids]}::uuid[]) and (o.user_id = ${viewer}::uuid or o.poster_id = ${viewer}::uuid)`)
    .execute()

/** An open bounty holds a reward, which somebody may be about to earn. */
export async function unfinishedBounties(db: Db, user_id: string): Promise<Opening[]> {
  const rows = await db
    .selectFrom('bounties')
    .select(['currency', (eb) => eb.fn.sum<number>('reward').as('amount')])
    .where('user_id', '=', user_id as never)
    .where('status', '=', 'Active')
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, amount }) => ({ code: 'bounty_held', path: '/bounties', facts: { amount: Number(amount), currency } }))
}

export const bountyOwner: SubjectOwner = (id) => sql`(select user_id from bounties where bounties.id = ${id})`
