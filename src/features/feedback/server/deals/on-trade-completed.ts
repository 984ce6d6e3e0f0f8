import { tradeCompleted } from '#features/trades/contract.ts'
import { on } from '#server/operations/slice.ts'
import { type DealId, feedbackOpened } from '../../contract.ts'
import { daysAfter, WINDOW_DAYS } from '../../rules.ts'
import { openDeal } from '../queries.ts'

/** A completed trade is a deal about which both may write. */
export const onTradeCompleted = on(tradeCompleted, 'feedback.trade', async ({ tx, emit, clock }, event) => {
  const { trade_id, number, title, owner_id: seller_id, proposer_id: buyer_id } = event
  const id = event.trade_order_id as string as DealId
  const opened_at = await clock()
  const parties = { number, buyer_id, seller_id, store_id: null, trade_id, circle_id: null }
  if (await openDeal(tx, { ...parties, id, title, opened_at, closes_at: daysAfter(opened_at, WINDOW_DAYS) }))
    emit(feedbackOpened, { ...parties, deal_id: id })
})
