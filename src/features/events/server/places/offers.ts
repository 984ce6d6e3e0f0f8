import type { TransactionContext } from '#server/operations/contexts.ts'
import { type EventId, type OccurrenceId, participantMoved } from '../../contract.ts'
import { freeOf, offerEnds, placesFor } from '../../rules.ts'
import { dateById } from '../dates/queries-dates.ts'
import { lineOf, offerTo } from '../queries-write.ts'

/** Of a line, as many as are looked at for one that fits. */
const LOOKED_AT = 100

/** A free place goes to the first in line whose party fits. Precondition: the event is locked. */
export async function offerFree({ tx, clock, emit }: Pick<TransactionContext, 'tx' | 'clock' | 'emit'>, event_id: EventId, id: OccurrenceId) {
  const [date, now] = [await dateById(tx, event_id, id), await clock()]
  if (date?.status !== 'active' || date.waiting === 0) return
  const until = offerEnds(now, date.starts_at)
  if (!until) return
  const chosen = placesFor(await lineOf(tx, id, LOOKED_AT), freeOf(date))
  if (!chosen.length) return
  await offerTo(
    tx,
    chosen.map((one) => one.id),
    now,
    until,
  )
  const at = now.toISOString()
  for (const { id: participant_id, user_id } of chosen)
    emit(participantMoved, { event_id, participant_id, user_id, actor_id: null, action: 'offer', to: 'offered', at })
}
