import { releaseUnits, setItemStatus } from '#features/stamp-items/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { auctionClosed } from '../../contract.ts'
import { isReserveMet, OPEN_DAYS } from '../../rules.ts'
import { type AuctionRow, changeAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { sell } from './sell.ts'

const DAY = 86_400_000

/** The end of a lot whose time has come. Precondition: it is locked and open. */
export async function concludeLot(context: TransactionContext, row: AuctionRow, at: Date): Promise<AuctionRow> {
  if (isReserveMet(row, row)) return sell(context, row, { winner_id: row.leader_id!, price: row.current_price!, at })
  return endUnsold(context, row, { status: 'closed_unsold', outcome: row.leader_id === null ? 'no_bids' : 'reserve', at })
}

interface Unsold {
  readonly status: 'closed_unsold' | 'cancelled'
  readonly outcome: 'no_bids' | 'reserve' | 'ended_early'
  readonly at: Date
}
/** Nobody has it: the item is free again; with bids below the reserve it may still be offered for some days. */
export async function endUnsold({ tx, emit }: TransactionContext, row: AuctionRow, { status, outcome, at }: Unsold): Promise<AuctionRow> {
  await freeItem(tx, row)
  const open = outcome === 'reserve'
  const ended = await changeAuction(tx, row.id, {
    ...{ status, closed_at: at, price: row.current_price },
    ...(open ? { open_until: new Date(at.getTime() + OPEN_DAYS * DAY) } : { final_at: at }),
  })
  emit(auctionClosed, {
    ...{ ...lotOf(row), winner_id: null, winner: null, price: row.current_price, currency: row.currency },
    ...{ outcome, order_id: null, group_id: null, version: ended.version },
  })
  return ended
}

/** Gives the piece back to its owner's hand. */
export async function freeItem(tx: TransactionContext['tx'], row: Pick<AuctionRow, 'id' | 'stamp_item_id'>) {
  await lock(tx, 'stamp_items', [row.stamp_item_id])
  await releaseUnits(tx, 'auction', row.id)
  await setItemStatus(tx, row.stamp_item_id, 'FOR_AUCTION')
}
