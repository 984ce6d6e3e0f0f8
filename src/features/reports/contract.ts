import * as z from 'zod/mini'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { choices, fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { SubjectName, subject } from '#kernel/subject.ts'
import { caseStatuses, FAMILY_MODERATORS, LONGEST_DAYS, MOST_AT_ONCE, measures, reasons, scopes } from './rules.ts'
import {
  CannedAnswer,
  CannedAnswerId,
  Decision,
  DecisionId,
  EvidenceLine,
  HalfYear,
  ModeratedDecision,
  OwnReport,
  ReportCase,
  ReportCaseCard,
  ReportCaseId,
} from './shapes.ts'
import { decideRefusals, raiseRefusals } from './shapes-refusals.ts'

export { DecisionId, ReportCaseId } from './shapes.ts'
export { caseMoved, decisionMoved } from './shapes-events.ts'

export const decisionSubject = subject({ type: 'decision', name: 'Decision', path: (id) => `/decisions/${id}` })

const words = prose(2_000).check(z.minLength(1))
const version = z.int().check(z.gte(0), z.lte(2_147_483_647))
const Done = z.object({ done: z.literal(true) })
const noCase = { 'report.not_found': { status: 404 } } as const
const noDecision = { 'decision.not_found': { status: 404 } } as const
const onCase = { ...noCase, 'report.changed': { status: 409 }, 'report.state': { status: 409 } } as const
const onDecision = { ...noDecision, 'decision.state': { status: 409 } } as const
const moderates = { permission: 'user.access.flagged', audit: 'moderation' } as const
const oneCase = z.object({ case: ReportCase })
const statement = {
  scope: z.optional(z.enum(scopes)),
  days: z.optional(z.int().check(z.gte(1), z.lte(LONGEST_DAYS))),
  ground: z._default(z.enum(['law', 'terms']), 'terms'),
  clause: z.optional(z.enum(reasons)),
  /** The facts, as the member reads them. */
  facts: z._default(prose(2_000), ''),
}
const caseAct = { ...moderates, input: fields({ id: ReportCaseId, version }), output: oneCase, refusals: onCase } as const

export const reports = {
  raise: operation({
    http: 'POST /reports',
    permission: 'signed_in',
    input: fields({
      reportable_type: SubjectName,
      reportable_id: z.uuid(),
      /** Of a conversation: the number of the message. */
      part: z._default(z.int().check(z.gte(0), z.lte(2_000_000_000)), 0),
      reason: z.enum(reasons),
      body: z._default(prose(2_000), ''),
    }),
    output: z.object({ report: OwnReport }),
    refusals: raiseRefusals,
    limit: { per_minute: 10 },
    doc: 'Report something to the moderators. It is kept as it is now; who reports it is not told to whom it is about.',
  }),
  mine: operation({
    http: 'GET /reports',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ reports: listOf(OwnReport), viewer_id: MemberId }),
    refusals: {},
    doc: 'What one has reported, and how far it is.',
    topics: (_, { viewer_id }) => [`reports of member:${viewer_id}`],
  }),
  decisions: operation({
    http: 'GET /decisions',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ decisions: listOf(Decision), viewer_id: MemberId }),
    refusals: {},
    doc: 'What moderators have decided about oneself, each with its reasons.',
    topics: (_, { viewer_id }) => [`reports of member:${viewer_id}`],
  }),
  decision: operation({
    http: 'GET /decisions/{id}',
    permission: 'signed_in',
    input: fields({ id: DecisionId }),
    output: z.object({ decision: Decision }),
    refusals: noDecision,
    doc: 'One statement of reasons, for the member it is about.',
    topics: ({ id }) => [`decision:${id}`],
  }),
  appeal: operation({
    http: 'POST /decisions/{id}/appeal',
    permission: 'signed_in',
    input: fields({ id: DecisionId, body: words }),
    output: z.object({ decision: Decision }),
    refusals: { ...onDecision, 'decision.too_late': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Say why a decision about oneself is wrong, once, within six months. Another moderator reads it.',
  }),
  queue: operation({
    http: 'GET /admin/reports',
    permission: 'user.access.flagged',
    input: fields({
      status: z._default(z.enum(caseStatuses), 'open'),
      reportable_type: choices(SubjectName),
      reason: choices(z.enum(reasons)),
      mine: z._default(z.boolean(), false),
      ...paging(PAGE.dashboard),
    }),
    output: z.object({ cases: listOf(ReportCaseCard), appeals: z.int() }),
    refusals: {},
    doc: 'Cases, the one that waits longest first; those that are decided, the newest first. `mine`: those that one has taken.',
    topics: () => ['report_cases:all'],
  }),
  show: operation({
    http: 'GET /admin/reports/{id}',
    permission: 'user.access.flagged',
    input: fields({ id: ReportCaseId }),
    output: oneCase,
    refusals: noCase,
    doc: 'One case, with what was kept, who has reported it, notes and earlier decisions. What was written between two is not told here.',
    topics: () => ['report_cases:all'],
  }),
  evidence: operation({
    http: 'POST /admin/reports/{id}/evidence',
    ...moderates,
    input: fields({ id: ReportCaseId }),
    output: z.object({ evidence: z.array(EvidenceLine) }),
    refusals: noCase,
    doc: 'Open what was kept of a private conversation: the reported message and its neighbours. The audit log keeps who has.',
  }),
  take: operation({ http: 'POST /admin/reports/{id}/take', ...caseAct, doc: 'Take a case, also from a colleague.' }),
  release: operation({ http: 'POST /admin/reports/{id}/release', ...caseAct, doc: 'Give a case back to the queue.' }),
  bulk: operation({
    http: 'POST /admin/reports/bulk',
    ...moderates,
    fresh: true,
    input: fields({
      action: z.enum(['take', 'reject']),
      cases: z.array(fields({ id: ReportCaseId, version })).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    }),
    output: z.object({ done: z.int(), skipped: z.int() }),
    refusals: {},
    doc: 'Take several cases, or close them without a measure. Those that somebody has moved meanwhile, and one’s own, are left and counted.',
  }),
  note: operation({
    http: 'POST /admin/reports/{id}/notes',
    permission: 'user.access.flagged',
    input: fields({ id: ReportCaseId, body: words }),
    output: oneCase,
    refusals: noCase,
    doc: 'Note something about a case, for colleagues.',
  }),
  decide: operation({
    http: 'POST /admin/reports/{id}/decide',
    ...moderates,
    fresh: true,
    input: fields({
      id: ReportCaseId,
      version,
      /** None: what was reported breaks no rule, and the case is closed. */
      measure: z.optional(z.enum(measures)),
      ...statement,
    }),
    output: oneCase,
    refusals: { ...onCase, ...decideRefusals },
    doc: 'Decide a case. A measure takes effect at once, and the member gets the statement of its reasons.',
  }),
  decideOwn: operation({
    http: 'POST /admin/decisions',
    ...moderates,
    permission: FAMILY_MODERATORS,
    fresh: true,
    input: fields({ reportable_type: SubjectName, reportable_id: z.uuid(), measure: z.enum(['warn', 'hide', 'remove']), ...statement }),
    output: z.object({ decision: Decision }),
    refusals: { 'report.kind': { status: 422, field: 'reportable_type' }, 'report.no_subject': { status: 404 }, ...decideRefusals },
    doc: 'Decide about something that nobody has reported: with the right to its family, and the same statement of reasons.',
  }),
  appeals: operation({
    http: 'GET /admin/appeals',
    permission: 'user.access.flagged',
    input: fields(paging(PAGE.dashboard)),
    output: z.object({ appeals: listOf(ModeratedDecision) }),
    refusals: {},
    doc: 'Appeals that wait for an answer, the oldest first.',
    topics: () => ['report_cases:all'],
  }),
  answer: operation({
    http: 'POST /admin/decisions/{id}/answer',
    ...moderates,
    fresh: true,
    input: fields({ id: DecisionId, verdict: z.enum(['uphold', 'reverse']), body: words }),
    output: Done,
    refusals: { ...onDecision, 'decision.own': { status: 403 } },
    doc: 'Answer an appeal. A reversal gives back exactly what the decision took. Whoever decided first does not answer.',
  }),
  reverse: operation({
    http: 'POST /admin/decisions/{id}/reverse',
    ...moderates,
    permission: FAMILY_MODERATORS,
    fresh: true,
    input: fields({ id: DecisionId, body: words }),
    output: Done,
    refusals: onDecision,
    doc: 'Take a decision back without an appeal, with the reason that the member reads.',
  }),
  cannedAnswers: operation({
    http: 'GET /admin/report-answers',
    permission: 'user.access.flagged',
    input: fields({}),
    output: z.object({ answers: z.array(CannedAnswer) }),
    refusals: {},
    doc: 'Statements of facts that moderators use again, by title.',
    topics: () => ['report_answers:all'],
  }),
  keepCannedAnswer: operation({
    http: 'POST /admin/report-answers',
    ...moderates,
    input: fields({ title: line(80), clause: z.enum(reasons), facts: words }),
    output: z.object({ answer: CannedAnswer }),
    refusals: { 'answer.full': { status: 409 } },
    doc: 'Keep a statement of facts for all moderators.',
  }),
  dropCannedAnswer: operation({
    http: 'POST /admin/report-answers/{id}/drop',
    ...moderates,
    input: fields({ id: CannedAnswerId }),
    output: Done,
    refusals: { 'answer.not_found': { status: 404 } },
    doc: 'Drop such a statement. Decisions that were made with it stay as they are.',
  }),
  figures: operation({
    http: 'GET /transparency',
    permission: 'everyone',
    input: fields({}),
    output: z.object({ half_years: z.array(HalfYear) }),
    refusals: {},
    doc: 'What was reported and decided, by half-years, the latest first: numbers alone.',
  }),
}
