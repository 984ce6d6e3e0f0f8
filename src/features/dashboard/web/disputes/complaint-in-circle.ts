import type { circles } from '#features/circles/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

export type ComplaintInCircle = AnswerOf<typeof circles.complaints>['complaints']['data'][number]
