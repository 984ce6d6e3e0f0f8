import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { BountyId, BountyOfferId } from '../../contract.ts'
import { type BountyOfferStatus, LAPSE_DAYS, type OfferReason } from '../../rules.ts'

export const offerRows = (db: Db) => db.selectFrom('bounty_offers').selectAll('bounty_offers').$narrowType<{ status: BountyOfferStatus }>()
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>

export const offerById = (db: Db, id: BountyOfferId): Promise<OfferRow | undefined> => offerRows(db).where('id', '=', id).executeTakeFirst()
/** For its finder and the poster. */
export const findOffer = (db: Db, id: BountyOfferId, member_id: Id<'members'>): Promise<OfferRow | undefined> =>
  offerRows(db)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_id', '=', member_id), eb('poster_id', '=', member_id)]))
    .executeTakeFirst()

/** Precondition of what follows: the bounty is locked. */
export const acceptedOffer = (tx: Tx, bounty_id: BountyId): Promise<OfferRow | undefined> =>
  offerRows(tx).where('bounty_id', '=', bounty_id).where('status', '=', 'Accepted').where('won_at', 'is', null).executeTakeFirst()
export const pendingOf = (tx: Tx, bounty_id: BountyId): Promise<OfferRow[]> =>
  offerRows(tx).where('bounty_id', '=', bounty_id).where('status', '=', 'Pending').execute()
export const keepOffer = async (tx: Tx, offer: Insertable<Tables['bounty_offers']>): Promise<OfferRow> => {
  const { id } = await tx.insertInto('bounty_offers').values(offer).returning('id').executeTakeFirstOrThrow()
  return (await offerById(tx, id))!
}
export const accepted = (tx: Tx, id: BountyOfferId) =>
  tx
    .updateTable('bounty_offers')
    .set({
      status: 'Accepted',
      answered_at: sql<Date>`clock_timestamp()`,
      lapses_at: sql<Date>`clock_timestamp() + make_interval(days => ${LAPSE_DAYS})`,
    })
    .where('id', '=', id)
    .execute()
export const rejected = (tx: Tx, id: BountyOfferId, action_reason: OfferReason) =>
  tx
    .updateTable('bounty_offers')
    .set({ status: 'Rejected', action_reason, lapses_at: null, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
export const won = (tx: Tx, id: BountyOfferId) =>
  tx.updateTable('bounty_offers').set({ won_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()

/** What this finder has here already. */
export const standingOf = (tx: Tx, bounty_id: BountyId, user_id: Id<'members'>) =>
  offerRows(tx).where('bounty_id', '=', bounty_id).where('user_id', '=', user_id).where('status', '<>', 'Rejected').execute()
/** Waiting for an answer, for the plan's limit `bounty_offers`. */
export async function countOffers(db: Db, user_id: Id<'members'>): Promise<number> {
  const open = db.selectFrom('bounty_offers').where('user_id', '=', user_id).where('status', '=', 'Pending')
  return (await open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

/** Those of a product, a lot or a trade, of the bounties that are open. */
export const offersOfThing = (db: Db, column: 'product_id' | 'auction_id' | 'trade_id', id: string): Promise<OfferRow[]> =>
  offerRows(db)
    .where(column, '=', id as never)
    .where('status', '<>', 'Rejected')
    .where('won_at', 'is', null)
    .execute()
/** What this order's buyer has accepted, and has now bought with it. */
export const boughtWith = (db: Db, order_id: string, buyer_id: Id<'members'>): Promise<OfferRow[]> =>
  offerRows(db)
    .where('poster_id', '=', buyer_id)
    .where('status', '=', 'Accepted')
    .where('won_at', 'is', null)
    .where(
      sql<SqlBool>`(product_id in (select i.product_id from order_items i where i.order_id = ${order_id})
        or auction_id = (select o.source_id from orders o where o.id = ${order_id} and o.kind = 'auction'))`,
    )
    .execute()

/** What this side of a trade has accepted, and has now traded for. */
export const tradedWith = (db: Db, trade_id: string, poster_id: Id<'members'>): Promise<OfferRow[]> =>
  offerRows(db)
    .where('poster_id', '=', poster_id)
    .where('trade_id', '=', trade_id as never)
    .where('status', '=', 'Accepted')
    .where('won_at', 'is', null)
    .execute()

/** An order of the poster for it that may still arrive, or a trade with them that is agreed. */
const IS_BOUGHT = sql<SqlBool>`(exists (select from orders o left join order_items i on i.order_id = o.id
  where o.buyer_id = bounty_offers.poster_id and o.status not in ('cancelled', 'returned', 'refunded')
    and (i.product_id = bounty_offers.product_id or o.kind = 'auction' and o.source_id = bounty_offers.auction_id))
  or exists (select from trade_orders t where t.trade_id = bounty_offers.trade_id and t.proposer_id = bounty_offers.poster_id and t.status <> 'cancelled'))`
const lapsing = (db: Db) =>
  db
    .selectFrom('bounty_offers')
    .where('status', '=', 'Accepted')
    .where('won_at', 'is', null)
    .where((eb) => eb.not(IS_BOUGHT))
    .orderBy('lapses_at')
export const dueOffers = async (db: Db, limit: number): Promise<BountyOfferId[]> =>
  (await lapsing(db).select('id').where('lapses_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextOffer = async (db: Db): Promise<Date | null> =>
  (await lapsing(db).select('lapses_at').limit(1).executeTakeFirst())?.lapses_at ?? null
export const isBought = async (db: Db, id: BountyOfferId): Promise<boolean> =>
  (await db.selectFrom('bounty_offers').select('id').where('id', '=', id).where(IS_BOUGHT).executeTakeFirst()) !== undefined
