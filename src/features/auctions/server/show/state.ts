import { canBuyNow, isWaiting, nextMinimum, participationOf, reserveOf } from '../../rules.ts'
import type { AuctionRow } from '../queries.ts'

type StateRow = Pick<
  AuctionRow,
  | 'status'
  | 'currency'
  | 'initial_bid'
  | 'reserve_price'
  | 'buy_it_now_price'
  | 'current_price'
  | 'leader_id'
  | 'top_max'
  | 'second_max'
  | 'bid_count'
  | 'ends_at'
  | 'publish_at'
  | 'original_ends_at'
  | 'version'
  | 'winner_id'
>
/** What everybody sees of a lot: of the reserve only whether it is met. */
const stateOf = (row: StateRow) => ({
  ...{ status: row.status, currency: row.currency, initial_bid: row.initial_bid, current_price: row.current_price, bid_count: row.bid_count },
  next_minimum: row.status === 'active' || isWaiting(row.status) ? nextMinimum(row, row) : null,
  buy_it_now_price: (row.status === 'active' || isWaiting(row.status)) && canBuyNow(row, row) ? row.buy_it_now_price : null,
  reserve: reserveOf(row, row),
  ends_at: row.ends_at,
  ...(row.publish_at && { publish_at: row.publish_at }),
  is_extended: row.original_ends_at !== null && row.ends_at !== null && row.ends_at > row.original_ends_at,
  version: row.version,
})

/** Where this viewer stands in it; null for who has not bid. */
function standingFor(row: StateRow, viewer: string | null, has_bid: boolean) {
  if (viewer === null || !has_bid) return null
  if (row.status !== 'active') return participationOf(row, viewer)
  return row.leader_id === viewer ? ('leading' as const) : ('outbid' as const)
}

interface Watched {
  readonly watcher_count: number
  readonly is_watched: boolean
  readonly has_bid: boolean
}
export const watchedState = (row: StateRow, viewer: string | null, { watcher_count, is_watched, has_bid }: Watched) => ({
  ...stateOf(row),
  ...{ watcher_count, is_watched, standing: standingFor(row, viewer, has_bid) },
})
