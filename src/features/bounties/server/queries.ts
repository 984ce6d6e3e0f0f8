import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockRows } from '#server/operations/locks.ts'
import type { BountyId } from '../contract.ts'
import type { BountyStatus } from '../rules.ts'

export const bountyRows = (db: Db) =>
  db.selectFrom('bounties').selectAll('bounties').$narrowType<{ status: BountyStatus; target: 'local' | 'worldwide' }>()
export type BountyRow = Awaited<ReturnType<ReturnType<typeof bountyRows>['executeTakeFirstOrThrow']>>

/** A row that this transaction has written. */
export const newBounty = (tx: Tx, id: BountyId): Promise<BountyRow> => bountyRows(tx).where('bounties.id', '=', id).executeTakeFirstOrThrow()

/** Everybody may know of what is or was open, if they may know of its poster; whoever has offered, for ever; the rest is the poster's alone. */
export const seenBy = (viewer: string | null) =>
  viewer === null
    ? sql<SqlBool>`(bounties.status in ('Active', 'Closed', 'Won') and ${ownerVisibleTo(null, 'bounties.user_id')})`
    : sql<SqlBool>`(bounties.user_id = ${viewer}::uuid
        or bounties.status in ('Active', 'Closed', 'Won') and ${ownerVisibleTo(viewer, 'bounties.user_id')}
        or bounties.status not in ('Draft', 'Scheduled') and exists (select from bounty_offers o where o.bounty_id = bounties.id and o.user_id = ${viewer}::uuid))`

/** With the poster, and how many offers stand, in one statement. */
export const wholeBounties = (db: Db, viewer: string | null) =>
  bountyRows(db)
    .innerJoin('members', 'members.id', 'bounties.user_id')
    .select(['members.uid', 'members.username', 'members.full_name', 'members.image_url as user_image_url', 'members.created_at as member_since'])
    .select([
      sql<number>`(select count(*)::int from bounty_offers o where o.bounty_id = bounties.id and o.status <> 'Rejected')`.as('offer_count'),
      sql<Id<'medias'>[]>`array(select m.media_id from bounty_medias m where m.bounty_id = bounties.id order by m.position)`.as('media_ids'),
      sql<Id<'bounty_offers'> | null>`(select o.id from bounty_offers o where o.bounty_id = bounties.id and o.user_id = ${viewer}::uuid
        and o.status <> 'Rejected' order by o.id desc limit 1)`.as('own_offer_id'),
      sql<boolean>`exists (select from bounty_offers o where o.bounty_id = bounties.id and o.status = 'Accepted' and o.won_at is null)`.as(
        'has_accepted',
      ),
      sql<Date>`clock_timestamp()`.as('now'),
    ])
export type WholeBounty = Awaited<ReturnType<ReturnType<typeof wholeBounties>['executeTakeFirstOrThrow']>>

export const findSeen = (db: Db, id: BountyId, viewer: string | null): Promise<WholeBounty | undefined> =>
  wholeBounties(db, viewer).where('bounties.id', '=', id).where(seenBy(viewer)).executeTakeFirst()
export const seenBounties = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('bounties').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()

/** Locks a bounty and reads it as it is after the wait: facts and clock come afterwards. */
export const lockBounty = async (tx: Tx, id: BountyId): Promise<BountyRow | undefined> =>
  (await lockRows(tx, 'bounties', bountyRows(tx).where('bounties.id', '=', id)))[0]

/** All at once: what a reward moves is locked after them. */
export async function lockBounties(tx: Tx, ids: readonly BountyId[]): Promise<ReadonlyMap<string, BountyRow>> {
  if (!ids.length) return new Map()
  const rows = await lockRows(tx, 'bounties', bountyRows(tx).where('bounties.id', 'in', ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Precondition: it is locked. */
export const changeBounty = (tx: Tx, id: BountyId, changed: Updateable<Tables['bounties']>): Promise<BountyRow> =>
  tx
    .updateTable('bounties')
    .set(changed)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ status: BountyStatus; target: 'local' | 'worldwide' }>()
    .executeTakeFirstOrThrow()
export const keepBounty = async (tx: Tx, given: Insertable<Tables['bounties']>): Promise<BountyId> =>
  (await tx.insertInto('bounties').values(given).returning('id').executeTakeFirstOrThrow()).id
export const dropBounty = (tx: Tx, id: BountyId) => tx.deleteFrom('bounties').where('id', '=', id).execute()

export async function keepMedias(tx: Tx, bounty_id: BountyId, media_ids: readonly Id<'medias'>[]) {
  await tx.deleteFrom('bounty_medias').where('bounty_id', '=', bounty_id).execute()
  const rows = media_ids.map((media_id, position) => ({ bounty_id, position, media_id }))
  if (rows.length) await tx.insertInto('bounty_medias').values(rows).execute()
}
export const mediasOf = async (db: Db, bounty_id: BountyId): Promise<Id<'medias'>[]> =>
  (await db.selectFrom('bounty_medias').select('media_id').where('bounty_id', '=', bounty_id).orderBy('position').execute()).map(
    (row) => row.media_id,
  )

/** Open at once, for the plan's limit `bounties`. */
export async function countOpen(db: Db, user_id: Id<'members'>): Promise<number> {
  const open = db.selectFrom('bounties').where('user_id', '=', user_id).where('status', '=', 'Active')
  return (await open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

/** Past their end, and no accepted offer waits. */
const ending = (db: Db) =>
  db
    .selectFrom('bounties')
    .where('status', '=', 'Active')
    .where(sql<SqlBool>`not exists (select from bounty_offers o where o.bounty_id = bounties.id and o.status = 'Accepted' and o.won_at is null)`)
    .orderBy('expires_at')
export const dueBounties = async (db: Db, limit: number): Promise<BountyId[]> =>
  (await ending(db).select('id').where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextBounty = async (db: Db): Promise<Date | null> =>
  (await ending(db).select('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null
