import type { OutputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { auctions } from '../../contract.ts'
import { endEarly, isOver, reserveOf } from '../../rules.ts'
import { whoIsNext } from '../end/next-bidder.ts'
import type { AuctionRow } from '../queries.ts'

type Actions = OutputOf<typeof auctions.show>['auction']['actions']

/** What its seller may do now. */
export function actionsOf(row: AuctionRow, now: Date, is_relisted: boolean): Actions {
  if (row.status === 'draft') return ['edit', 'publish', 'remove']
  if (row.status === 'scheduled') return ['edit', 'publish', 'unschedule', 'remove']
  if (row.status === 'active')
    return isOver({ ends_at: row.ends_at! }, now) ? [] : [...(row.version === 0 ? (['edit'] as const) : []), ...early(row, now)]
  if (row.status === 'closed_sold' || is_relisted) return []
  return [...(whoIsNext(row, now) ? (['second_chance'] as const) : []), 'relist']
}
const early = (row: AuctionRow, now: Date): Actions =>
  refused(endEarly({ ends_at: row.ends_at!, bid_count: row.bid_count, reserve: reserveOf(row, row) }, now)) ? [] : ['end_early']
