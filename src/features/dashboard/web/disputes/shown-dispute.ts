import type { disputes } from '#features/disputes/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

export type ShownDispute = AnswerOf<typeof disputes.waiting>['disputes'][number]
