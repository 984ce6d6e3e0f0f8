import type { AnswerOf } from '#kernel/operation.ts'
import type { apiKeys } from '../contract.ts'

export type ApiKey = AnswerOf<typeof apiKeys.list>['keys'][number]
