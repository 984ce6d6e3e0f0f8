import type { GivenOf } from '#kernel/operation.ts'
import type { events } from '../../contract.ts'
import type { EventShown } from '../event-answer.ts'
import { addDays, lastDayOf } from '../local-days.ts'

export type Repeats = 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'OWN'
export interface EventDraft {
  type: 'Event' | 'Exhibition'
  mode: 'In_Person' | 'Virtual' | 'In_Person_And_Virtual'
  visibility: 'Open' | 'Private'
  recurrence: 'Standard' | 'Recurring' | 'MultiDay'
  is_whole: boolean
  title: string
  description: string
  instructions: string
  location: string
  online_url: string
  time_zone: string
  first_day: string
  last_day: string
  from: string
  until: string
  repeats: Repeats
  times: string
  rrule: string
  exdates: string
  schedule: string
  capacity: string
  price: number | undefined
  refund_days: number | undefined
  organizers: string
  club_id: string
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** How often, by the first day: every week, every other week, on this weekday of the month, or by a rule of one's own. */
export function ruleOf({ repeats, times, rrule, first_day }: Pick<EventDraft, 'repeats' | 'times' | 'rrule' | 'first_day'>): string {
  if (repeats === 'OWN') return rrule.trim().toUpperCase()
  const count = /^\d{1,3}$/.test(times) ? `;COUNT=${times}` : ''
  const day = new Date(`${first_day}T00:00:00Z`)
  if (repeats === 'MONTHLY') {
    const nth = Math.ceil(day.getUTCDate() / 7)
    return `FREQ=MONTHLY;BYDAY=${nth > 4 ? -1 : nth}${WEEKDAYS[day.getUTCDay()]}${count}`
  }
  return `FREQ=WEEKLY${repeats === 'BIWEEKLY' ? ';INTERVAL=2' : ''}${count}`
}

const lineOf = ({ day, time, title, line, place }: EventShown['schedule'][number]) =>
  [`${day} ${time} ${title}`, line, place].join(' | ').replace(/( \| )+$/, '')
export function draftOf(before: EventShown | undefined, today: string, zone: string): EventDraft {
  const first = before?.start_date ?? `${addDays(today, 14)}T18:00`
  const last = before ? lastDayOf(before) : `${addDays(today, 14)}T20:00`
  return {
    type: before?.type ?? 'Event',
    mode: before?.mode ?? 'In_Person',
    visibility: before?.visibility ?? 'Open',
    recurrence: before?.recurrence ?? 'Standard',
    is_whole: before?.duration_type === 'all_day',
    title: before?.title ?? '',
    description: before?.description ?? '',
    instructions: before?.instructions ?? '',
    location: before?.location ?? '',
    online_url: before?.online_url ?? '',
    time_zone: before?.time_zone ?? zone,
    first_day: first.slice(0, 10),
    last_day: last.slice(0, 10),
    from: first.slice(11),
    until: last.slice(11),
    repeats: before?.rrule ? 'OWN' : 'WEEKLY',
    times: '10',
    rrule: before?.rrule ?? '',
    exdates: (before?.exdates ?? []).join(', '),
    schedule: (before?.schedule ?? []).map(lineOf).join('\n'),
    capacity: before?.capacity ? String(before.capacity) : '',
    price: before?.price ?? undefined,
    refund_days: before ? (before.refund_days ?? undefined) : 7,
    organizers: (before?.organizers ?? []).map(({ username }) => username).join(', '),
    club_id: '',
  }
}

const listOf = (text: string) => text.split(/[,\n]/).flatMap((one) => one.trim() || [])
const ENTRY = /^(?:(\d{1,2})\s+)?([01]?\d|2[0-3]):([0-5]\d)\s+(.+)$/
/** One line of the programme: "2 14:00 Swap hour | 60 duplicates each | Table 14". A line without an hour is no entry. */
export function scheduleOf(text: string): EventShown['schedule'] {
  return text.split('\n').flatMap((row) => {
    const [head = '', line = '', place = ''] = row.split('|').map((part) => part.trim())
    const found = ENTRY.exec(head)
    if (!found) return []
    const [, day, hour, minute, title] = found
    return [{ day: Number(day ?? 1), time: `${hour!.padStart(2, '0')}:${minute}`, title: title!, line, place }]
  })
}

/** As the operation takes it. */
export function givenOf(draft: EventDraft): GivenOf<typeof events.create> {
  const { type, mode, visibility, recurrence, is_whole, title, description, instructions, location, online_url, time_zone, first_day, from, until } =
    draft
  const last_day = recurrence === 'MultiDay' ? draft.last_day : first_day
  // An evening that ends after midnight ends on the next day.
  const ends_next = !is_whole && last_day === first_day && until <= from
  return {
    ...{ type, mode, visibility, recurrence, title, description, instructions, location, online_url, time_zone },
    duration_type: is_whole ? 'all_day' : 'timed',
    start_date: `${first_day}T${is_whole ? '00:00' : from}`,
    end_date: `${ends_next ? addDays(first_day, 1) : last_day}T${is_whole ? '00:00' : until}`,
    ...(recurrence === 'Recurring' && { rrule: ruleOf(draft) }),
    exdates: recurrence === 'Recurring' ? listOf(draft.exdates) : [],
    schedule: scheduleOf(draft.schedule),
    capacity: /^\d{1,6}$/.test(draft.capacity) ? Number(draft.capacity) : null,
    price: draft.price || null,
    refund_days: draft.price ? (draft.refund_days ?? null) : null,
    organizers: listOf(draft.organizers),
    ...(draft.club_id && { club_id: draft.club_id as never }),
  }
}
