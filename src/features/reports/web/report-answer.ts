import type { AnswerOf } from '#kernel/operation.ts'
import { decisionSubject, type reports } from '../contract.ts'

export type DecisionShown = AnswerOf<typeof reports.decision>['decision']
export type OwnReportShown = AnswerOf<typeof reports.mine>['reports']['data'][number]
export type CaseCardShown = AnswerOf<typeof reports.queue>['cases']['data'][number]
export type CaseShown = AnswerOf<typeof reports.show>['case']
export type AppealShown = AnswerOf<typeof reports.appeals>['appeals']['data'][number]

export const DECISIONS = '/decisions'
export const REPORTS = '/reports'
export const QUEUE = '/dashboard/reports'
export const APPEALS = '/dashboard/appeals'
export const casePath = (id: string) => `${QUEUE}/${id}`
export const decisionPath = decisionSubject.path
