import { type ActionOf, type ActorOf, machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const eventTypes = ['Event', 'Exhibition'] as const
export type EventType = (typeof eventTypes)[number]
export const modes = ['In_Person', 'Virtual', 'In_Person_And_Virtual'] as const
export type Mode = (typeof modes)[number]
export const eventVisibilities = ['Open', 'Private'] as const
export const recurrences = ['Standard', 'Recurring', 'MultiDay'] as const
export const durationTypes = ['timed', 'all_day'] as const
export const kinds = ['Inperson_Event', 'Virtual_Event', 'Inperson_Exhibition', 'Virtual_Exhibition', 'Participated'] as const
export type Kind = (typeof kinds)[number]
/** On the wire. Future, Active and Closed are read from the clock. */
export const eventStatuses = ['draft', 'Future', 'Active', 'Closed', 'cancelled', 'archived'] as const
export type EventStatus = (typeof eventStatuses)[number]
export const roles = ['Participant', 'Visitor'] as const
export const participantStatuses = ['Pending', 'Accepted', 'Rejected', 'Invited', 'waitlisted', 'offered', 'cancelled', 'checked_in'] as const
export type ParticipantStatus = (typeof participantStatuses)[number]
/** What somebody may be set to by a call. */
export const answers = ['Accepted', 'Rejected', 'waitlisted', 'cancelled'] as const

export const eventMachine = machine([
  {
    from: 'draft',
    action: 'publish',
    by: 'organizer',
    to: 'published',
    guard: 'a place or an address by its mode, and a date that is still to come',
  },
  { from: 'published', action: 'cancel', by: 'organizer', to: 'cancelled', guard: 'it is not over' },
  { from: 'published', action: 'archive', by: 'clock', to: 'archived', guard: '90 days after its last date' },
])
export type EventState = StateOf<typeof eventMachine>

const OUT = ['none', 'cancelled'] as const
/** How a member stands to one date. `self` is that member. What is offered and not taken is gone: whoever still wants to come joins again. */
export const participantMachine = machine([
  ...OUT.map((from) => ({
    from,
    action: 'join' as const,
    by: 'self' as const,
    to: 'Accepted' as const,
    guard: 'open event, a free place, nobody waits',
  })),
  ...OUT.map((from) => ({ from, action: 'request' as const, by: 'self' as const, to: 'Pending' as const, guard: 'private event' })),
  ...OUT.map((from) => ({ from, action: 'wait' as const, by: 'self' as const, to: 'waitlisted' as const, guard: 'no place is free' })),
  ...[...OUT, 'Rejected' as const].map((from) => ({ from, action: 'invite' as const, by: 'organizer' as const, to: 'Invited' as const })),
  ...[...OUT, 'Invited' as const].map((from) => ({
    from,
    action: 'reserve' as const,
    by: 'self' as const,
    to: 'offered' as const,
    guard: 'a price, a free place, nobody waits: held while it is paid',
  })),
  { from: 'Invited', action: 'accept', by: 'self', to: 'Accepted', guard: 'a free place' },
  { from: 'Invited', action: 'wait', by: 'self', to: 'waitlisted', guard: 'no place is free' },
  { from: 'Invited', action: 'decline', by: 'self', to: 'Rejected' },
  { from: 'Invited', action: 'withdraw', by: 'organizer', to: 'cancelled' },
  { from: 'Pending', action: 'accept', by: 'organizer', to: 'Accepted', guard: 'a free place' },
  { from: 'Pending', action: 'grant', by: 'organizer', to: 'offered', guard: 'a price, a free place: held for a day' },
  { from: 'Pending', action: 'wait', by: 'organizer', to: 'waitlisted', guard: 'no place is free' },
  { from: 'Pending', action: 'reject', by: 'organizer', to: 'Rejected' },
  { from: 'Pending', action: 'cancel', by: 'self', to: 'cancelled' },
  { from: 'waitlisted', action: 'offer', by: 'clock', to: 'offered', guard: 'a place for the whole party is free, the start is two hours away' },
  { from: 'waitlisted', action: 'cancel', by: 'self', to: 'cancelled' },
  { from: 'waitlisted', action: 'remove', by: 'organizer', to: 'Rejected' },
  { from: 'offered', action: 'take', by: 'self', to: 'Accepted' },
  { from: 'offered', action: 'pay', by: 'system', to: 'Accepted', guard: 'its ticket is paid' },
  { from: 'offered', action: 'cancel', by: 'self', to: 'cancelled' },
  { from: 'offered', action: 'lapse', by: 'clock', to: 'cancelled', guard: '24 hours, or two hours before the start' },
  { from: 'offered', action: 'remove', by: 'organizer', to: 'Rejected' },
  { from: 'Accepted', action: 'cancel', by: 'self', to: 'cancelled' },
  { from: 'Accepted', action: 'remove', by: 'organizer', to: 'Rejected' },
  { from: 'Accepted', action: 'check_in', by: 'organizer', to: 'checked_in', guard: 'by the code, on its day' },
])
export type PlaceStanding = StateOf<typeof participantMachine>
export type ParticipantAction = ActionOf<typeof participantMachine>
export type ParticipantActor = ActorOf<typeof participantMachine>
export interface PlaceStep {
  readonly action: ParticipantAction
  readonly to: ParticipantStatus
}
/** The step that leads there. */
export function stepTo(from: PlaceStanding, to: ParticipantStatus, by: ParticipantActor): PlaceStep | undefined {
  const row = participantMachine.find((one) => one.from === from && one.to === to && one.by === by)
  return row && { action: row.action, to: row.to }
}
/** Where this actor may lead it now. */
export const answersOf = (from: PlaceStanding, by: ParticipantActor): (typeof answers)[number][] => answers.filter((to) => stepTo(from, to, by))

/** Those who hold a place. */
export const placed = ['Accepted', 'offered', 'checked_in'] as const
export const holdsPlace = (status: PlaceStanding): boolean => (placed as readonly string[]).includes(status)
/** Those who are told of the place, the link and the instructions. */
export const isLetIn = (status: PlaceStanding | null): boolean => status === 'Accepted' || status === 'checked_in'

export const kindOf = (type: EventType, mode: Mode, takes_part: boolean): Kind =>
  takes_part ? 'Participated' : `${mode === 'Virtual' ? 'Virtual' : 'Inperson'}_${type}`

export interface EventTimes {
  readonly status: EventState
  readonly next_starts_at: Date | null
  readonly next_ends_at: Date | null
}
export function statusAt({ status, next_starts_at, next_ends_at }: EventTimes, now: Date): EventStatus {
  if (status !== 'published') return status
  if (!next_starts_at || !next_ends_at || next_ends_at <= now) return 'Closed'
  return next_starts_at <= now ? 'Active' : 'Future'
}

const HOUR = 3_600_000
export const OFFER_HOURS = 24
/** Nothing is offered, and no offer lives, later than this before the start. */
export const OFFERS_END_HOURS = 2
export function offerEnds(now: Date, starts_at: Date): Date | undefined {
  const ends = Math.min(now.getTime() + OFFER_HOURS * HOUR, starts_at.getTime() - OFFERS_END_HOURS * HOUR)
  return ends > now.getTime() ? new Date(ends) : undefined
}
/** The next reminder after `now`: 24 hours and one hour before. */
export function reminderAfter(now: Date, starts_at: Date): Date | null {
  const at = [24, 1].map((hours) => starts_at.getTime() - hours * HOUR).find((one) => one > now.getTime())
  return at === undefined ? null : new Date(at)
}
/** Codes are told to the door from two hours before the start. */
export const DOOR_OPENS_HOURS = 2
export const doorIsOpen = (now: Date, starts_at: Date, ends_at: Date): boolean =>
  now.getTime() >= starts_at.getTime() - DOOR_OPENS_HOURS * HOUR && now < ends_at

/** Places for whoever fits, in the order of the line: a party that is too large keeps its rank. */
export function placesFor<P extends { readonly party_size: number }>(line: readonly P[], free: number): P[] {
  let left = free
  return line.filter(({ party_size }) => {
    if (party_size > left) return false
    left -= party_size
    return true
  })
}
export const freeOf = ({ capacity, taken }: { readonly capacity: number | null; readonly taken: number }): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)

/** Months ahead for which the dates of a series stand as rows, and the most of them. */
export const AHEAD_MONTHS = 18
export const MOST_DATES = 366
export const ARCHIVED_AFTER_DAYS = 90
/** Days of one date, of a series' reach and of a question to the calendar. */
export const LONGEST_DAYS = 120
export const CALENDAR_DAYS = 400
/** Dates that the page of an event shows. */
export const SHOWN_DATES = 12

const RIGHTS = {
  Event: { see: 'events.view_detail', list: 'events.listing', join: 'events.join', hold: 'events.own_event.crud' },
  Exhibition: { see: 'exhibitions.view_detail', list: 'exhibitions.listing', join: 'exhibitions.join', hold: 'exhibitions.own_exhibition.crud' },
} as const
export const rightTo = (type: EventType, what: keyof (typeof RIGHTS)['Event']) => RIGHTS[type][what]
/** Events and exhibitions are rights of their own: an operation asks for either, and for the one when the type is known. */
export function barred(permissions: ReadonlySet<string>, type: EventType, what: keyof (typeof RIGHTS)['Event']) {
  const permission = rightTo(type, what)
  return permissions.has(permission) ? undefined : refuse('event.plan', { plan_permission: permission })
}
export const typesFor = (permissions: ReadonlySet<string>, what: keyof (typeof RIGHTS)['Event']): EventType[] =>
  eventTypes.filter((type) => permissions.has(rightTo(type, what)))
