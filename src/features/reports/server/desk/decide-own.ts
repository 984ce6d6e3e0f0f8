import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { reports } from '../../contract.ts'
import { endsAfter, isWhole, mayModerate } from '../../rules.ts'
import { kindOf, measuresFor } from '../kinds.ts'
import { decideOn } from '../measures.ts'
import { decisionById } from '../queries-decisions.ts'
import { decisionView } from '../view.ts'

type Call = CommandContext<typeof reports.decideOwn>

/** Without a report: found by a moderator of its family, and told to its member with the same reasons. */
export const decideOwn = command(reports.decideOwn, async (call) => {
  const { input, viewer, tx, tools, concerns } = call
  const { reportable_type: type, reportable_id: id } = input
  const kind = kindOf(tools, type)
  if (!kind || kind.moderation.is_private) return refuse('report.kind')
  // Whoever may not look after this family is answered as if there were no such thing.
  if (!mayModerate(viewer.permissions, type)) return refuse('report.no_subject')
  const found = await kind.moderation.freeze({ db: tx, subjects: tools.subjects, viewer: viewer.id }, id, 0)
  if (!found) return refuse('report.no_subject')
  if (found.member_id === viewer.id) return refuse('report.own_case')
  if (!isWhole(input) || !measuresFor(kind).includes(input.measure)) return refuse('report.measure')
  if (!input.clause || !input.facts) return refuse('report.reasons')
  const made = await decideOn(call, await statementOf(call, found, input.clause))
  if (refused(made)) return made
  concerns({ member_id: found.member_id, subject_id: id, measure: input.measure })
  return { decision: decisionView((await decisionById(tx, made.id))!) }
})

async function statementOf(
  { input, viewer, clock }: Call,
  found: { member_id: string; title: string },
  clause: NonNullable<Call['input']['clause']>,
) {
  const { reportable_type: subject_type, reportable_id: subject_id, measure, days, ground, facts } = input
  return {
    ...{
      case_id: null,
      member_id: found.member_id as Call['viewer']['id'],
      subject_type,
      subject_id,
      title: found.title.trim().slice(0, 200) || subject_type,
    },
    ...{ measure, scope: null, ends_at: endsAfter(await clock(), days), ground, clause, facts, found_by: 'own' as const, decided_by: viewer.id },
  }
}
