import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Instant, id, named } from '#kernel/shapes.ts'
import { caseStatuses, decisionStatuses, measures, reasons, scopes } from './rules.ts'

export const ReportCaseId = id('report_cases')
export type ReportCaseId = z.infer<typeof ReportCaseId>
export const DecisionId = id('decisions')
export type DecisionId = z.infer<typeof DecisionId>

/** What one reads of the thing as it was when it was reported. `reported`: by whom it is about. */
export const EvidenceLine = z.object({ by: z.enum(['reported', 'other']), body: z.string(), at: z.nullable(z.string()) })
export type EvidenceLine = z.infer<typeof EvidenceLine>

/** The statement of reasons: what was done, why, by which rule, until when, and how to appeal. Who decided it is told to nobody. */
export const Decision = named(
  'Decision',
  z.object({
    ...{ id: DecisionId, number: z.int(), title: z.string(), reportable_type: z.nullable(z.string()) },
    ...{ measure: z.enum(measures), scope: z.nullable(z.enum(scopes)), ends_at: z.nullable(Instant), lapsed_at: z.nullable(Instant) },
    ...{ ground: z.enum(['law', 'terms']), clause: z.enum(reasons), facts: z.string(), found_by: z.enum(['notice', 'own']) },
    ...{
      status: z.enum(decisionStatuses),
      appeal: z.string(),
      appealed_at: z.nullable(Instant),
      answer: z.string(),
      answered_at: z.nullable(Instant),
    },
    ...{ created_at: Instant, appeal_until: Instant, may_appeal: z.boolean() },
  }),
)
/** The same for moderators, with the member and the case. */
export const ModeratedDecision = named(
  'ModeratedDecision',
  z.object({ decision: Decision, user: z.nullable(PublicMember), case_id: z.nullable(ReportCaseId), is_own: z.boolean() }),
)

/** What a member sees of an own report: how far it is, and nothing of what was decided about somebody else. */
export const OwnReport = named(
  'OwnReport',
  z.object({
    ...{ id: z.uuid(), number: z.int(), reportable_type: z.string(), title: z.string(), reason: z.enum(reasons), body: z.string() },
    ...{ status: z.enum(caseStatuses), created_at: Instant, decided_at: z.nullable(Instant) },
  }),
)

export const ReportCaseCard = named(
  'ReportCaseCard',
  z.object({
    ...{ id: ReportCaseId, number: z.int(), reportable_type: z.string(), title: z.string(), status: z.enum(caseStatuses) },
    ...{ user: z.nullable(PublicMember), reasons: z.array(z.enum(reasons)), reporters: z.int() },
    ...{ taken_by: z.nullable(PublicMember), created_at: Instant, decided_at: z.nullable(Instant), version: z.int() },
  }),
)
export const ReportCase = named(
  'ReportCase',
  z.object({
    card: ReportCaseCard,
    path: z.string(),
    /** Null until a moderator has opened what was written between two. */
    evidence: z.nullable(z.array(EvidenceLine)),
    medias: z.array(Media),
    reports: z.array(z.object({ user: z.nullable(PublicMember), reason: z.enum(reasons), body: z.string(), at: Instant })),
    notes: z.array(z.object({ user: z.nullable(PublicMember), body: z.string(), at: Instant })),
    /** What was decided about this member before and in this case, the newest first. */
    decisions: z.array(Decision),
    /** Measures that can be taken here. */
    measures: z.array(z.enum(measures)),
    may_decide: z.boolean(),
  }),
)
export type ReportCase = z.infer<typeof ReportCase>

export const CannedAnswerId = id('report_answers')
export const CannedAnswer = named('CannedAnswer', z.object({ id: CannedAnswerId, title: z.string(), clause: z.enum(reasons), facts: z.string() }))

const Numbered = <const Names extends readonly string[]>(names: Names) => z.array(z.object({ name: z.enum(names), n: z.int() }))
/** The figures of half a year: names with a number each, and nobody's name. */
export const HalfYear = named(
  'HalfYear',
  z.object({
    ...{ year: z.int(), half: z.int(), reports: z.int(), cases: z.int(), open: z.int(), without_measure: z.int() },
    ...{ reasons: Numbered(reasons), measures: Numbered(measures), clauses: Numbered(reasons) },
    ...{ appeals: z.int(), upheld: z.int(), reversed: z.int() },
    /** Half of the cases were decided within so many hours; null when none was. */
    median_hours: z.nullable(z.int()),
  }),
)
