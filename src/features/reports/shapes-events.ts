import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { Instant, MemberId } from '#kernel/shapes.ts'
import { caseStatuses, measures, reasons } from './rules.ts'
import { DecisionId, ReportCaseId } from './shapes.ts'

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
