import { refuse, refused } from '#kernel/refusal.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { eventChanged, events } from '../contract.ts'
import { barred } from '../rules.ts'
import { datesFrom, givenFlaw, isPlaced, useCover, wholeDays } from './dates/given.ts'
import { turnEvent } from './dates/queries-dates.ts'
import { keepNewDates } from './dates/redate.ts'
import { lockRun } from './locked.ts'
import { allNamed } from './places/queries-people.ts'
import { type EventRow, seenEvent } from './queries.ts'
import { changeEvent, dropEvent, keepEvent, setOrganizers } from './queries-write.ts'
import { accountFlaw, priced, priceFlaw } from './tickets/price.ts'
import { eventAnswer } from './view.ts'

type Emit = CommandContext<typeof events.create>['emit']
export const tell = (
  emit: Emit,
  { id: event_id, user_id, type, visibility, club_id }: EventRow,
  what: 'created' | 'edited' | 'published' | 'cancelled' | 'archived' | 'removed',
) => emit(eventChanged, { event_id, user_id, type, visibility, club_id, what })

export const create = command(events.create, async ({ input, viewer, tx, tools, clock, emit }) => {
  const no = barred(viewer.permissions, input.type, 'hold')
  if (no) return no
  const { organizers = [], schedule = [], ...given } = input
  const series = wholeDays({ ...given, rrule: given.rrule ?? null, exdates: given.exdates ?? [] })
  const dates = datesFrom(series, await clock())
  if (refused(dates)) return dates
  const flaw = (await givenFlaw(tx, viewer.id, input)) ?? (await priceFlaw(tx, tools, { owner: viewer.id, viewer: viewer.id }, input))
  if (flaw) return flaw
  const id = await keepEvent(tx, {
    ...series,
    ...priced(input, tools.site.currency),
    schedule: JSON.stringify(schedule),
    user_id: viewer.id,
    words: wordsIn([given.title]),
  })
  await setOrganizers(tx, id, await allNamed(tx, viewer.id, organizers))
  await useCover(tx, id, given.cover_media_id ?? null)
  tell(emit, (await seenEvent(tx, viewer.id, id))!, 'created')
  return eventAnswer({ db: tx, tools, viewer }, id)
})

/** From here on it has dates, and whoever may know of it joins. */
export const publish = command(events.publish, async ({ input: { id }, viewer, tx, tools, clock, emit }) => {
  const event = await lockRun(tx, viewer.id, id)
  if (refused(event)) return event
  if (event.status !== 'draft') return refuse('event.state')
  const no = barred(viewer.permissions, event.type, 'hold')
  if (no) return no
  if (!isPlaced(event)) return refuse('event.where')
  const unpaid = event.price === null ? undefined : await accountFlaw(tx, tools, event.user_id)
  if (unpaid) return unpaid
  const now = await clock()
  const dates = datesFrom(event, now)
  if (refused(dates)) return refuse('event.past')
  await changeEvent(tx, id, { status: 'published', published_at: now, filled_at: now })
  await keepNewDates(tx, id, event.capacity, dates, now)
  await turnEvent(tx, id)
  tell(emit, event, 'published')
  return eventAnswer({ db: tx, tools, viewer }, id)
})

export const remove = command(events.remove, async ({ input: { id }, viewer, tx, emit }) => {
  const event = await lockRun(tx, viewer.id, id)
  if (refused(event)) return event
  if (event.user_id !== viewer.id) return refuse('event.not_yours')
  if (event.status !== 'draft') return refuse('event.state')
  await useCover(tx, id, null, event.cover_media_id)
  await dropEvent(tx, id)
  tell(emit, event, 'removed')
  return { done: true as const }
})
