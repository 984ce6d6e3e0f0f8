import { timer } from '#server/operations/slice.ts'
import { type TradeOrderId, tradeOrderMoved } from '../../contract.ts'
import { daysAfter, isOver } from '../../rules.ts'
import { lockTrade } from '../queries.ts'
import { ofOrder } from './end.ts'
import { changeOrder, legsOf, nextUnsent, orderById, REMIND_DAYS, unsentOrders } from './queries.ts'

/** Five days after both have proceeded: whoever has not sent is reminded, long before it is cancelled. */
export const remindSenders = timer<TradeOrderId>({
  name: 'trade_orders.remind',
  due: unsentOrders,
  next: nextUnsent,
  async run({ tx, emit, clock }, id) {
    const known = await orderById(tx, id)
    const trade = known && (await lockTrade(tx, known.trade_id))
    const order = await orderById(tx, id)
    const at = await clock()
    if (!trade || order?.status !== 'processing' || order.reminded_at || !isOver(daysAfter(order.processing_at!, REMIND_DAYS), at)) return
    await changeOrder(tx, id, { reminded_at: at })
    const waits = (await legsOf(tx, [id])).find(({ has_parcel, shipped_at }) => !has_parcel || shipped_at)
    emit(tradeOrderMoved, { ...ofOrder(order, trade), action: 'unsent', by: waits?.from_id ?? null })
  },
})
