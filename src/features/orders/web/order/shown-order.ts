import type { AnswerOf } from '#kernel/operation.ts'
import type { orders } from '../../contract.ts'

export type ShownOrder = AnswerOf<typeof orders.show>['order']
