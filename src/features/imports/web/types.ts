import type { AnswerOf } from '#kernel/operation.ts'
import type { imports } from '../contract.ts'

export type ImportAnswer = AnswerOf<typeof imports.show>['import']
export type RowAnswer = AnswerOf<typeof imports.rows>['rows'][number]
export type UnknownAnswer = AnswerOf<typeof imports.unknown>
export type ExportAnswer = AnswerOf<typeof imports.exports>['exports'][number]
