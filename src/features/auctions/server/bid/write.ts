import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Standing } from '../../rules.ts'
import { commitmentTo, linkHash, newNonce } from '../chain.ts'
import { type AuctionRow, type Changed, changeAuction } from '../queries.ts'
import { bidderOf, keepBidder, keepLink, type NewLink } from './queries-book.ts'

interface Entry extends Omit<NewLink, 'bidder' | 'leader' | 'price' | 'fallen' | 'reason'> {
  /** The ceiling that this link commits to. */
  readonly amount: number | null
  readonly after: Standing
  readonly fallen?: readonly number[]
  readonly reason?: string
}
/** The only code that writes into the book of a lot: the link, its commitment, the bidder and the standing. Precondition: the lot is locked. */
export async function writeEntry(tx: Tx, row: AuctionRow, { amount, after, fallen = [], reason = '', ...entry }: Entry, more: Changed = {}) {
  const known = await bidderOf(tx, row.id, entry.member_id)
  const bidder = known?.bidder ?? row.bidder_count + 1
  const leader = await leaderNow(tx, row, after, { member_id: entry.member_id, bidder })
  const nonce = newNonce()
  const opening = amount === null ? null : { max_amount: amount, nonce, commitment: commitmentTo(amount, nonce, row.id, bidder) }
  const version = row.version + 1
  const link = { ...entry, bidder, price: after.current_price, leader, fallen, reason }
  const hash = linkHash(row.head!, { ...link, version, commitment: opening?.commitment ?? null })
  if (amount !== null || !known) await keepBidder(tx, row.id, entry.member_id, bidder, amount)
  await keepLink(tx, { ...link, auction_id: row.id, version, hash, opening })
  const changed = await changeAuction(tx, row.id, {
    ...after,
    leader_id: after.leader_id as Id<'members'> | null,
    version,
    head: hash,
    ends_at: entry.ends_at,
    bidder_count: Math.max(row.bidder_count, bidder),
    ...more,
  })
  return { row: changed, bidder }
}

/** Pseudonym of who leads after this link. */
async function leaderNow(tx: Tx, row: AuctionRow, { leader_id }: Standing, own: { member_id: Id<'members'>; bidder: number }) {
  if (leader_id === null) return null
  return leader_id === own.member_id ? own.bidder : ((await bidderOf(tx, row.id, leader_id as Id<'members'>))?.bidder ?? null)
}
