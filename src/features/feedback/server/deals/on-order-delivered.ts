import { orderDelivered } from '#features/orders/contract.ts'
import { orderBrief } from '#features/orders/server/public.ts'
import { on } from '#server/operations/slice.ts'
import { feedbackOpened } from '../../contract.ts'
import { daysAfter, WINDOW_DAYS } from '../../rules.ts'
import { openDeal } from '../queries.ts'

/** A delivered order is a deal about which both parties may write. */
export const onOrderDelivered = on(orderDelivered, 'feedback', async ({ tx, emit }, { order_id }) => {
  const order = await orderBrief(tx, order_id)
  if (!order?.delivered_at) return
  const { id, number, title, buyer_id, seller_id, store_id, delivered_at } = order
  const closes_at = daysAfter(delivered_at, WINDOW_DAYS)
  const opened = await openDeal(tx, {
    id,
    number,
    title,
    buyer_id,
    seller_id,
    store_id,
    trade_id: null,
    circle_id: null,
    opened_at: delivered_at,
    closes_at,
  })
  if (opened) emit(feedbackOpened, { deal_id: id, number, buyer_id, seller_id, store_id, trade_id: null, circle_id: null })
})
