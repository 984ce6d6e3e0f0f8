import type { AuctionRow } from '../queries.ts'

/** True while the lot may be offered to somebody: it ended with bids, is not final, and no offer stands. */
export function whoIsNext(row: AuctionRow, now: Date): boolean {
  if (row.final_at !== null || row.open_until === null || row.open_until <= now) return false
  const stands = row.second_chance_until !== null && row.second_chance_until > now
  if (stands || row.top_max === null) return false
  // Bought at once and not paid: whoever led then is the next.
  return row.status === 'defaulted' ? row.second_max !== null || row.price !== row.current_price : row.status === 'closed_unsold'
}
