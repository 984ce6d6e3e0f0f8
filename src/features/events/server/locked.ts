import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { EventId, OccurrenceId } from '../contract.ts'
import { comingDate, type DateRow, dateById } from './dates/queries-dates.ts'
import { type EventRow, seenEvent } from './queries.ts'

/** The event, locked, if the viewer runs it. All that happens to its dates and places waits for this lock. */
export async function lockRun(
  tx: Tx,
  viewer: string,
  id: EventId,
): Promise<EventRow | ReturnType<typeof refuse<'event.not_found' | 'event.not_yours'>>> {
  await lock(tx, 'events', [id])
  const event = await seenEvent(tx, viewer, id)
  if (!event) return refuse('event.not_found')
  return event.is_run ? event : refuse('event.not_yours')
}

interface Running {
  readonly event: EventRow
  readonly date: DateRow
  readonly now: Date
}
/** The date asked for, or the next one, of an event that is not over. Precondition: the event is locked. */
export async function runningDate(tx: Tx, clock: () => Promise<Date>, event: EventRow, id?: OccurrenceId): Promise<Running | undefined> {
  const date = id ? await dateById(tx, event.id, id) : await comingDate(tx, event.id)
  const now = await clock()
  return date && event.status === 'published' && date.status === 'active' && date.ends_at > now ? { event, date, now } : undefined
}
