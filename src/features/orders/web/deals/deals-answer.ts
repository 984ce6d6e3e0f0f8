import type { AnswerOf } from '#kernel/operation.ts'
import type { orders } from '../../contract.ts'

export type EntryDealsAnswer = AnswerOf<typeof orders.deals>['deals']
