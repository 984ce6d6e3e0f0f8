import type { AnswerOf } from '#kernel/operation.ts'
import type { storeSales } from '../contract.ts'

export type SalesAnswer = AnswerOf<typeof storeSales.show>['sales']
