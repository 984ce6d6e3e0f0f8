import { PAGE, PANEL } from '#kernel/measures.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import { feedback } from '../contract.ts'

export interface FeedbackPlace {
  readonly page: number
  readonly page_size: number
}
export const WAITING = { page_size: PAGE.usual }
export const aboutMember = (user_id: string, { page, page_size }: FeedbackPlace) => ({ target_id: user_id as never, page, page_size })
/** Words on a store's page: the latest two. */
export const ofStore = (store_id: string) => ({ target_type: 'Store' as const, target_id: store_id as never, page_size: PANEL.store_voices })
export const storeScore = (store_id: string) => ({ target_type: 'Store' as const, target_id: store_id as never })

export const asksOfMember = (user_id: string, place: FeedbackPlace, is_own: boolean): OperationQuery[] => [
  queryOf(feedback.summary, { target_id: user_id as never }),
  queryOf(feedback.list, aboutMember(user_id, place)),
  ...(is_own ? [queryOf(feedback.open, WAITING)] : []),
]
export const asksOfStore = (store_id: string): OperationQuery[] => [
  queryOf(feedback.summary, storeScore(store_id)),
  queryOf(feedback.list, ofStore(store_id)),
]
export const asksOfDeal = (order_id: string): OperationQuery[] => [queryOf(feedback.deal, { id: order_id as never })]
