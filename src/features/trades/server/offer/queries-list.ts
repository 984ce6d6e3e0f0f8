import { type SqlBool, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { TradeProposalId, trades } from '../../contract.ts'
import type { OfferStatus, Side, TradeType } from '../../rules.ts'
import { sidesOnly } from './queries.ts'

/** Rounds with their proposal, trade and order, in one statement. */
export const wholeOffers = (db: Db) =>
  db
    .selectFrom('trade_offers')
    .innerJoin('trade_proposals', 'trade_proposals.id', 'trade_offers.proposal_id')
    .innerJoin('trades', 'trades.id', 'trade_proposals.trade_id')
    .selectAll('trade_offers')
    .select([
      'trade_proposals.trade_id',
      'trade_proposals.owner_id',
      'trade_proposals.proposer_id',
      'trade_proposals.status',
      'trade_proposals.offer_id',
    ])
    .select(['trade_proposals.action_reason', 'trade_proposals.expires_at', 'trade_proposals.counters'])
    .select(['trade_proposals.rounds as total_offers', 'trade_proposals.changed_at'])
    .select(['trades.title', 'trades.is_direct', 'trades.trade_type', 'trades.deposit'])
    .select([
      sql<Id<'trade_orders'> | null>`(select t.id from trade_orders t where t.offer_id = trade_offers.id and t.status <> 'cancelled')`.as('order_id'),
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .$narrowType<{ status: OfferStatus; made_by: Side; trade_type: TradeType; outcome: OfferStatus | null }>()
export type WholeTradeOffer = Awaited<ReturnType<ReturnType<typeof wholeOffers>['executeTakeFirstOrThrow']>>

/** All rounds of a proposal. Of a draft nobody but its maker knows. */
export const roundsOf = (db: Db, id: TradeProposalId, viewer: string): Promise<WholeTradeOffer[]> =>
  wholeOffers(db).where('trade_proposals.id', '=', id).where(sidesOnly(viewer)).orderBy('trade_offers.round', 'desc').execute()

type Input = Pick<InputOf<typeof trades.offers>, 'trade_id' | 'user_id' | 'status'> & { readonly role?: Side | undefined }
/** Only one’s own, whatever the filters say: made or received. */
const wanted = (viewer: string, { trade_id, user_id, status, role }: Input) => {
  const where = [sidesOnly(viewer)]
  if (trade_id) where.push(sql`trade_proposals.trade_id = ${trade_id}`)
  if (user_id) where.push(sql`${user_id}::uuid in (trade_proposals.proposer_id, trade_proposals.owner_id)`)
  if (status) where.push(sql`trade_proposals.status = ${status}`)
  if (role) where.push(sql`${sql.ref(role === 'owner' ? 'trade_proposals.owner_id' : 'trade_proposals.proposer_id')} = ${viewer}::uuid`)
  return sql<SqlBool>`${sql.join(where, sql` and `)}`
}
/** The rounds that stand, or stood last. */
export const standingPage = (db: Db, viewer: string, input: Input, place: PagePosition<readonly [string]>): Promise<WholeTradeOffer[]> =>
  wholeOffers(db)
    .whereRef('trade_proposals.offer_id', '=', 'trade_offers.id')
    .where(wanted(viewer, input))
    .where(beyond(['trade_proposals.id'], 'desc', place))
    .orderBy('trade_proposals.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const proposalsCounted = (db: Db, viewer: string, input: Input) =>
  db.selectFrom('trade_proposals').select('id').where(wanted(viewer, input)).where('offer_id', 'is not', null)

export async function countsByStatus(db: Db, viewer: string, input: Input): Promise<{ status: OfferStatus; count: number }[]> {
  const rows = await db
    .selectFrom('trade_proposals')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where(wanted(viewer, input))
    .groupBy('status')
    .$narrowType<{ status: OfferStatus }>()
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}
