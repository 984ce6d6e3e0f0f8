import type { AnswerOf } from '#kernel/operation.ts'
import type { orders } from '../../contract.ts'

export type Receipt = AnswerOf<typeof orders.receipt>['receipt']
