import type { Id } from '#kernel/shapes.ts'
import { dayOf } from '#kernel/time/wall-time.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { dateChanged, type EventId, type events } from '../../contract.ts'
import { reminderAfter } from '../../rules.ts'
import { endTicketsOfDates } from '../tickets/give-back.ts'
import type { NewDate } from './occurrences.ts'
import { callOff, type DateRow, datesOfEvent, dropDates, keepDates, type MovedDate, moveDates, peopled } from './queries-dates.ts'

type Call = Pick<CommandContext<typeof events.edit>, 'tx' | 'clock' | 'emit'> & { readonly viewer: { readonly id: Id<'members'> } }

const dateRowOf = (event_id: EventId, capacity: number | null, date: NewDate, now: Date) => ({
  ...date,
  event_id,
  capacity,
  remind_at: reminderAfter(now, date.starts_at),
})
export const keepNewDates = (tx: Tx, event_id: EventId, capacity: number | null, dates: readonly NewDate[], now: Date) =>
  keepDates(
    tx,
    dates.map((date) => dateRowOf(event_id, capacity, date, now)),
  )

/** A date that was moved by itself keeps its place as long as its rule names it alike. */
const isMoved = (old: DateRow, { original_local, end_local }: NewDate) =>
  old.original_local !== original_local || (old.start_local === old.original_local && old.end_local !== end_local)

interface DatePlan {
  readonly moved: readonly MovedDate[]
  readonly fresh: readonly NewDate[]
  readonly gone: readonly DateRow[]
}
/** What becomes of the dates still to come: one of a day stays that day's; the only date of an event is moved to wherever it is now. */
function planDates(old: readonly DateRow[], dates: readonly NewDate[], now: Date): DatePlan {
  const moved: MovedDate[] = []
  const fresh: NewDate[] = []
  const left = new Map(old.map((row) => [dayOf(row.original_local), row]))
  const is_single = old.length === 1 && dates.length === 1
  for (const date of dates) {
    const row = is_single ? old[0] : left.get(dayOf(date.original_local))
    if (!row) fresh.push(date)
    else {
      left.delete(dayOf(row.original_local))
      if (isMoved(row, date)) moved.push({ id: row.id, ...date, remind_at: row.status === 'active' ? reminderAfter(now, date.starts_at) : null })
    }
  }
  return { moved, fresh, gone: [...left.values()].filter(({ status }) => status === 'active') }
}

/** Gives an event its new dates; whoever stands to one that is moved or called off is told. Precondition: the event is locked. */
export async function redate(call: Call, event: { readonly id: EventId; readonly capacity: number | null }, dates: readonly NewDate[], now: Date) {
  const { tx, emit, viewer } = call
  const coming = (await datesOfEvent(tx, event.id)).filter(({ ends_at }) => ends_at > now)
  const { moved, fresh, gone } = planDates(coming, dates, now)
  const known = await peopled(
    tx,
    [...moved, ...gone].map(({ id }) => id),
  )
  const of = { event_id: event.id, actor_id: viewer.id }
  const empty = gone.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  if (empty.length) await dropDates(tx, empty)
  const off = gone.filter(({ id }) => known.has(id)).map(({ id }) => id)
  await endTicketsOfDates(call, off)
  if (off.length)
    for (const { id, sequence } of await callOff(tx, event.id, off)) emit(dateChanged, { ...of, occurrence_id: id, what: 'cancelled', sequence })
  await moveDates(tx, moved)
  for (const { id, sequence } of coming.filter((row) => row.status === 'active' && known.has(row.id) && moved.some((one) => one.id === row.id)))
    emit(dateChanged, { ...of, occurrence_id: id, what: 'moved', sequence: sequence + 1 })
  await keepNewDates(tx, event.id, event.capacity, fresh, now)
}
