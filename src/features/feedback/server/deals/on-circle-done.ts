import { circleDone } from '#features/circles/contract.ts'
import { on } from '#server/operations/slice.ts'
import { type DealId, feedbackOpened } from '../../contract.ts'
import { daysAfter, WINDOW_DAYS } from '../../rules.ts'
import { openDeal } from '../queries.ts'

/** Each parcel of a circle is a deal about which whoever received it may write. */
export const onCircleDone = on(circleDone, 'feedback.circle', async ({ tx, emit, clock }, { circle_id, number, deals }) => {
  const opened_at = await clock()
  for (const { leg_id, from_id: seller_id, to_id: buyer_id, name: title } of deals) {
    const id = leg_id as DealId
    const parties = { number, buyer_id, seller_id, store_id: null, trade_id: null, circle_id }
    if (await openDeal(tx, { ...parties, id, title, opened_at, closes_at: daysAfter(opened_at, WINDOW_DAYS) }))
      emit(feedbackOpened, { ...parties, deal_id: id })
  }
})
