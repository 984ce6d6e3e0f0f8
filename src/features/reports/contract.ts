import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { choices, fields, Instant, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { SubjectName, subject } from '#kernel/subject.ts'
import { caseStatuses, LONGEST_DAYS, measures, reasons, scopes } from './rules.ts'
import { Decision, DecisionId, EvidenceLine, ModeratedDecision, OwnReport, ReportCase, ReportCaseCard, ReportCaseId } from './shapes.ts'

export { DecisionId, ReportCaseId } from './shapes.ts'

export const decisionSubject = subject({ type: 'decision', name: 'Decision', path: (id) => `/decisions/${id}` })

const words = prose(2_000).check(z.minLength(1))
const version = z.int().check(z.gte(0))
const Done = z.object({ done: z.literal(true) })
const noCase = { 'report.not_found': { status: 404 } } as const
const noDecision = { 'decision.not_found': { status: 404 } } as const
const onCase = { ...noCase, 'report.changed': { status: 409 }, 'report.state': { status: 409 } } as const
const onDecision = { ...noDecision, 'decision.state': { status: 409 } } as const
const moderates = { permission: 'user.access.flagged', audit: 'moderation' } as const
const oneCase = z.object({ case: ReportCase })

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
    refusals: {
      'report.kind': { status: 422, field: 'reportable_type' },
      'report.no_subject': { status: 404 },
      'report.own': { status: 409 },
      'report.already': { status: 409 },
      'report.limit': { status: 409 },
      'report.verify_first': { status: 403 },
      'report.words': { status: 422, field: 'body' },
    },
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
  take: operation({
    http: 'POST /admin/reports/{id}/take',
    ...moderates,
    input: fields({ id: ReportCaseId, version }),
    output: oneCase,
    refusals: onCase,
    doc: 'Take a case, also from a colleague.',
  }),
  release: operation({
    http: 'POST /admin/reports/{id}/release',
    ...moderates,
    input: fields({ id: ReportCaseId, version }),
    output: oneCase,
    refusals: onCase,
    doc: 'Give a case back to the queue.',
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
      scope: z.optional(z.enum(scopes)),
      days: z.optional(z.int().check(z.gte(1), z.lte(LONGEST_DAYS))),
      ground: z._default(z.enum(['law', 'terms']), 'terms'),
      clause: z.optional(z.enum(reasons)),
      /** The facts, as the member reads them. */
      facts: z._default(prose(2_000), ''),
    }),
    output: oneCase,
    refusals: {
      ...onCase,
      'report.own_case': { status: 403 },
      'report.measure': { status: 422, field: 'measure' },
      'report.reasons': { status: 422, field: 'facts' },
      'report.gone': { status: 409 },
      'member.not_found': { status: 404 },
      'member.above_you': { status: 403 },
      'member.already_suspended': { status: 409 },
      'role.last_administrator': { status: 409 },
    },
    doc: 'Decide a case. A measure takes effect at once, and the member gets the statement of its reasons.',
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
    fresh: true,
    input: fields({ id: DecisionId, body: words }),
    output: Done,
    refusals: onDecision,
    doc: 'Take a decision back without an appeal, with the reason that the member reads.',
  }),
}

/** Something was reported, or a case has moved. `reporter_ids`: who hears that it is decided. */
export const caseMoved = event({
  name: 'reports.case_moved',
  data: z.object({
    ...{ case_id: ReportCaseId, number: z.int(), title: z.string(), status: z.enum(caseStatuses) },
    ...{ reporter_ids: z.array(MemberId), is_decided: z.boolean() },
  }),
  topics: ({ reporter_ids }) => ['report_cases:all', ...reporter_ids.map((id) => `reports of member:${id}`)],
})
/** A decision was made, appealed against, answered, or its time is over. */
export const decisionMoved = event({
  name: 'reports.decision_moved',
  data: z.object({
    ...{ decision_id: DecisionId, member_id: MemberId, number: z.int(), title: z.string() },
    ...{ measure: z.enum(measures), clause: z.enum(reasons), step: z.enum(['decide', 'appeal', 'uphold', 'reverse', 'lapse']) },
    at: Instant,
  }),
  topics: ({ decision_id, member_id }) => ['report_cases:all', `decision:${decision_id}`, `reports of member:${member_id}`],
})
