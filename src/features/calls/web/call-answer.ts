import type { AnswerOf } from '#kernel/operation.ts'
import type { calls } from '../contract.ts'

export type CallAnswer = AnswerOf<typeof calls.show>['call']
export type MemberAnswer = CallAnswer['members'][number]
export type LogAnswer = AnswerOf<typeof calls.list>['calls']['data'][number]
