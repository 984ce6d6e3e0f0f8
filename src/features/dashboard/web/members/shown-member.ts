import type { AnswerOf } from '#kernel/operation.ts'
import type { dashboard } from '../../contract.ts'

export type ShownMember = AnswerOf<typeof dashboard.member>['member']
