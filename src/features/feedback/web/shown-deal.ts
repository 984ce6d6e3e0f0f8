import type { AnswerOf } from '#kernel/operation.ts'
import type { feedback } from '../contract.ts'

export type ShownDeal = AnswerOf<typeof feedback.deal>['deal']
export type ShownFeedback = AnswerOf<typeof feedback.list>['feedbacks']['data'][number]
export type ShownSummary = AnswerOf<typeof feedback.summary>['summary']
