import type { TransactionContext } from '#server/operations/contexts.ts'
import { timer } from '#server/operations/slice.ts'
import { type TradeOrderId, tradeOrderMoved } from '../../contract.ts'
import { DELIVERED_DAYS, daysAfter, isAnySent, isOver, NOTE_DAYS } from '../../rules.ts'
import { lockTrade, type TradeRow } from '../queries.ts'
import { cancelOrder, completeOrder, ofOrder } from './end.ts'
import { changeOrder, dueOrders, legsOf, nextOrder, type OrderRow, orderById } from './queries.ts'

/** What the clock does when nobody does anything: 72 hours to proceed, 14 days to send, 30 days to arrive, 7 days to complain. */
export const moveDueOrders = timer<TradeOrderId>({
  name: 'trade_orders.due',
  due: dueOrders,
  next: nextOrder,
  async run(context, id) {
    const known = await orderById(context.tx, id)
    const trade = known && (await lockTrade(context.tx, known.trade_id))
    const order = await orderById(context.tx, id)
    if (!trade || !order?.due_at || !isOver(order.due_at, await context.clock())) return
    await dues[order.status as keyof typeof dues]?.(context, trade, order)
  },
})

type Due = (context: TransactionContext, trade: TradeRow, order: OrderRow) => Promise<unknown>
const lapse: Due = (context, trade, order) => cancelOrder(context, trade, order, { action: 'lapsed', by: null, reason: 'lapsed' })
const dues: Readonly<Record<'accepted' | 'processing' | 'shipped' | 'delivered', Due>> = {
  accepted: lapse,
  /** One who has sent waits for the other, who may still send; a pair of which nobody has sent is over. */
  processing: async (context, trade, order) =>
    isAnySent(await legsOf(context.tx, [order.id]))
      ? changeOrder(context.tx, order.id, { due_at: daysAfter(order.due_at!, NOTE_DAYS) })
      : lapse(context, trade, order),
  shipped: async ({ tx, emit, clock }, trade, order) => {
    const at = await clock()
    await changeOrder(tx, order.id, { status: 'delivered', delivered_at: at, due_at: daysAfter(at, DELIVERED_DAYS) })
    emit(tradeOrderMoved, { ...ofOrder(order, trade), action: 'delivered', by: null })
  },
  delivered: (context, trade, order) => completeOrder(context, trade, order, { by: null }),
}
