import type { AnswerOf } from '#kernel/operation.ts'
import type { proposals } from '../contract.ts'

export type ProposalAnswer = AnswerOf<typeof proposals.show>['proposal']
export type ListedProposal = AnswerOf<typeof proposals.list>['proposals']['data'][number]
export type FieldAnswer = ListedProposal['fields'][number]
export type ChangesAnswer = AnswerOf<typeof proposals.changes>['changes']['data'][number]
