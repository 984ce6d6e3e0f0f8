import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { circleComplaintMoved } from '../../contract.ts'
import type { ComplaintOutcome } from '../../rules.ts'
import type { CircleRow, LegRow } from '../queries.ts'
import type { ComplaintRow } from './queries.ts'

interface Told {
  readonly action: 'opened' | 'answered' | 'unanswered' | 'withdrawn' | 'decided'
  readonly by: MemberId | null
  readonly outcome?: ComplaintOutcome
}
/** The two of the leg are told; screens of the others show that it stands still. */
export function tellComplaint(
  { emit }: Pick<TransactionContext, 'emit'>,
  circle: CircleRow,
  legs: readonly LegRow[],
  { id, receiver_id, sender_id }: ComplaintRow,
  { action, by, outcome }: Told,
) {
  const members = legs.map(({ from_id }) => from_id)
  const of = { circle_id: circle.id, number: circle.number, members, complaint_id: id, receiver_id, sender_id }
  emit(circleComplaintMoved, { ...of, action, by, outcome: outcome ?? null })
}
