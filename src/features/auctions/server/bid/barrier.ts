import { reaches } from '#features/shipping/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { isOver } from '../../rules.ts'
import type { AuctionRow } from '../queries.ts'
import { type BidderFacts, bidderFacts } from './queries-bidder.ts'

/** Unpaid lots within a year that bar a member from bidding. */
const STRIKES = 3

/** The ways that reach a country. */
const waysTo = ({ rates, country }: Pick<AuctionRow, 'rates' | 'country'>, to: string) =>
  rates.filter((way) => country !== null && reaches(way, { from: country, to }))

function barrierIn(row: AuctionRow, facts: BidderFacts) {
  if (facts.is_related || facts.strikes >= STRIKES) return 'barred' as const
  if (facts.country === null) return 'address' as const
  if (!waysTo(row, facts.country).length) return 'delivery' as const
  return facts.has_card ? undefined : ('card' as const)
}

/** What keeps this member from bidding now, in the order in which it can be mended. */
export async function barrierOf(db: Db, row: AuctionRow, member_id: Id<'members'>, now: Date) {
  if (row.seller_id === member_id) return 'own' as const
  if (row.status !== 'active' || isOver({ ends_at: row.ends_at! }, now)) return 'over' as const
  return barrierIn(row, await bidderFacts(db, member_id, row.seller_id))
}

const refusals = {
  own: 'auction.own',
  over: 'auction.closed',
  barred: 'auction.barred',
  address: 'auction.address',
  delivery: 'auction.delivery',
  card: 'auction.card',
} as const
/** The same as a refusal. Precondition: the lot is locked, and the clock was read after that. */
export async function mayBid(db: Db, row: AuctionRow, member_id: Id<'members'>, now: Date) {
  const barrier = await barrierOf(db, row, member_id, now)
  return barrier && refuse(refusals[barrier])
}
/** For who was offered a lot that has ended. */
export async function mayBuy(db: Db, row: AuctionRow, member_id: Id<'members'>) {
  const barrier = barrierIn(row, await bidderFacts(db, member_id, row.seller_id))
  return barrier && refuse(refusals[barrier])
}
