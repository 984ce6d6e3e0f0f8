import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { sidesOnly } from './offer/queries.ts'
import { seenBy, wholeTrades } from './queries.ts'

export const tradeReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from trades where trades.id = ${id} and ${seenBy(viewer)})`
export const tradeOwner: SubjectOwner = (id) => sql`(select t.owner_id from trades t where t.id = ${id})`
const ofSides = (viewer: string | null) => sql<SqlBool>`(p.proposer_id = ${viewer}::uuid or p.owner_id = ${viewer}::uuid and p.sent_at is not null)`
/** An offer is known to its two sides alone, and so is an order. */
export const offerReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from trade_offers o join trade_proposals p on p.id = o.proposal_id where o.id = ${id} and ${ofSides(viewer)})`
export const orderReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from trade_orders t where t.trade_id = ${id} and ${viewer}::uuid in (t.owner_id, t.proposer_id))`

export const shownTrades = (db: Db, ids: readonly string[], viewer: string | null) =>
  wholeTrades(db, viewer)
    .where(sql<SqlBool>`trades.id = any(${[...ids]}::uuid[])`)
    .where(seenBy(viewer))
    .execute()
export const shownOffers = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trade_offers as o')
    .innerJoin('trade_proposals as p', 'p.id', 'o.proposal_id')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .innerJoin('members as m', 'm.id', 'o.maker_id')
    .select(['o.id', 'p.trade_id', 't.title', 'm.full_name', 'o.outcome', 'p.status'])
    .select([
      sql<boolean>`coalesce(p.offer_id = o.id, false)`.as('is_standing'),
      sql<boolean>`coalesce(p.expires_at <= clock_timestamp(), false)`.as('is_over'),
    ])
    .where(sql<SqlBool>`o.id = any(${[...ids]}::uuid[])`)
    .where(ofSides(viewer))
    .execute()
export const shownOrders = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trades as t')
    .select(['t.id', 't.title', 't.number'])
    .where(sql<SqlBool>`t.id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`exists (select from trade_orders o where o.trade_id = t.id and ${viewer}::uuid in (o.owner_id, o.proposer_id))`)
    .execute()

export const heardProposals = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trade_proposals')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(viewer === null ? sql<SqlBool>`false` : sidesOnly(viewer))
    .execute()
/** By the id of their trade. */
export const heardOrders = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trade_orders')
    .select('trade_id as id')
    .distinct()
    .where(sql<SqlBool>`trade_id = any(${[...ids]}::uuid[]) and ${viewer}::uuid in (owner_id, proposer_id)`)
    .execute()

/** Trades under way, and offers that hold coins or wait for an answer. */
export async function unfinishedTrades(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ dealing: number; offering: number }>`
    select (select count(*)::int from trade_orders where status not in ('completed', 'cancelled') and ${id}::uuid in (owner_id, proposer_id)) as dealing,
      (select count(*)::int from trade_proposals where status in ('Active', 'CounterOffer_Placed', 'CounterOffer_Rejected')
        and ${id}::uuid in (owner_id, proposer_id)) as offering`.execute(db)
  const { dealing, offering } = rows[0]!
  return [
    ...(dealing > 0 ? [{ code: 'trades_dealing', path: '/orders/trade-listing', facts: { count: dealing } }] : []),
    ...(offering > 0 ? [{ code: 'trades_offering', path: '/proposal', facts: { count: offering } }] : []),
  ]
}
