import type { approvals } from '#features/approvals/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

export type ShownApproval = AnswerOf<typeof approvals.list>['approvals']['data'][number]
