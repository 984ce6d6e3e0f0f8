import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/events/server/events.test'
const places = 'src/features/events/server/places/places.test'
const machine = 'src/features/events/server/places/standing-machine.test'

export const mutants: readonly Mutant[] = [
  {
    id: 'event-hidden-out-of-sight',
    file: 'src/features/events/server/queries.ts',
    search: ' and ${sql.ref(`${e}.hidden_at`)} is null`',
    replace: '`',
    test: 'src/features/overviews/server/overviews.test',
  },
  {
    id: 'event-draft-of-those-who-run-it',
    file: 'src/features/events/server/queries.ts',
    search: '} or ${isOut(e)} and',
    replace: '} or',
    test,
  },
  { id: 'event-private', file: 'src/features/events/server/queries.ts', search: "} = 'Open'`", replace: "} <> 'nothing'`", test },
  {
    id: 'event-nobody-joins-for-another',
    file: 'src/features/events/server/places/join.ts',
    search: "  if (input.user_id && input.user_id !== viewer.id) return refuse('event.not_found')\n",
    replace: '',
    test,
  },
  { id: 'event-line-is-not-passed', file: 'src/features/events/server/places/join.ts', search: 'date.waiting === 0 && ', replace: '', test: places },
  { id: 'event-capacity', file: 'src/features/events/server/places/join.ts', search: 'freeOf(date) >= party_size', replace: 'true', test: places },
  {
    id: 'event-self-acceptance',
    file: 'src/features/events/server/places/answer.ts',
    search: '  if (!stepTo(row.status, to, by))\n',
    replace: "  if (!stepTo(row.status, to, by) && by === 'organizer')\n",
    test: machine,
  },
  {
    id: 'event-place-of-its-member',
    file: 'src/features/events/server/places/queries-people.ts',
    search: ' and (p.user_id = ${viewer}::uuid or ${isRun(viewer)})`.execute(db)\n  return rows[0]',
    replace: '`.execute(db)\n  return rows[0]',
    test,
  },
  {
    id: 'event-run-by-those-who-run-it',
    file: 'src/features/events/server/locked.ts',
    search: "  return event.is_run ? event : refuse('event.not_yours')",
    replace: '  return event',
    test: 'src/features/events/server/places/door.test',
  },
  {
    id: 'event-code-once',
    file: 'src/features/events/server/places/guests.ts',
    search: "  if (place.status === 'checked_in') return refuse(",
    replace: "  if (place.status === 'Rejected') return refuse(",
    test: places,
  },
  {
    id: 'event-offer-lapses',
    file: 'src/features/events/server/timers/timers.ts',
    search: '    await offerFree(context, event_id, occurrence_id)\n',
    replace: '',
    test: places,
  },
  {
    id: 'event-calendar-address-ends',
    file: 'src/features/events/server/calendar/calendar.ts',
    search: '  await endAddress(tx, viewer.id)\n',
    replace: '',
    test: 'src/features/events/server/calendar/calendar.test',
  },
  {
    id: 'event-month-is-a-right',
    file: 'src/features/events/server/calendar/calendar.ts',
    search: "  if (layout === 'month' && !viewer.permissions.has(MONTHLY)) return",
    replace: "  if (layout === 'month' && viewer.permissions.size === 0) return",
    test: 'src/features/events/server/calendar/calendar.test',
  },
]
