import { orderCancelled, orderPaid } from '#features/orders/contract.ts'
import { on } from '#server/operations/slice.ts'
import { auctionChanged, auctionDefaulted } from '../../contract.ts'
import { OPEN_DAYS } from '../../rules.ts'
import { changeAuction, lockAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { freeItem } from './close.ts'
import { auctionOfOrder, keepStrike } from './queries-end.ts'

/** Paid: the lot cannot change hands any more. */
export const finishPaid = on(
  orderPaid,
  'auctions',
  async ({ tx, emit, clock }, { order_id }) => {
    const id = await auctionOfOrder(tx, order_id)
    const row = id && (await lockAuction(tx, id))
    if (!row || row.order_id !== order_id || row.final_at !== null) return
    await changeAuction(tx, row.id, { final_at: await clock() })
    emit(auctionChanged, lotOf(row))
  },
  ({ kind }) => kind === 'auction',
)

const DAY = 86_400_000
/** Not paid in time: the winner has a strike, the piece is free, and the runner-up may be offered the lot. */
export const defaultUnpaid = on(
  orderCancelled,
  'auctions',
  async ({ tx, emit, clock }, { order_id }) => {
    const id = await auctionOfOrder(tx, order_id)
    const row = id && (await lockAuction(tx, id))
    if (!row || row.order_id !== order_id || row.status !== 'closed_sold' || row.final_at !== null) return
    const at = await clock()
    const winner_id = row.winner_id!
    await keepStrike(tx, { member_id: winner_id, auction_id: row.id, order_id })
    await freeItem(tx, row)
    const open_until = new Date(at.getTime() + OPEN_DAYS * DAY)
    await changeAuction(tx, row.id, { status: 'defaulted', order_id: null, winner_id: null, open_until })
    emit(auctionDefaulted, { ...lotOf(row), winner_id, order_id })
  },
  ({ by, kind }) => kind === 'auction' && (by === 'clock' || by === 'buyer' || by === 'payment'),
)
