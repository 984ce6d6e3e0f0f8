import { machine, type StateOf } from '#kernel/machine.ts'

export const circleMachine = machine([
  { from: 'asked', action: 'accept', by: 'party', to: 'running', guard: 'when all have: every item is promised' },
  { from: 'asked', action: 'decline', by: 'party', to: 'ended', guard: 'everything is free again' },
  { from: 'asked', action: 'lapse', by: 'clock', to: 'ended', guard: '72 hours' },
  { from: 'asked', action: 'lose', by: 'system', to: 'ended', guard: 'an item has left or changed, or one of them has blocked another' },
  { from: 'running', action: 'ship', by: 'party', to: 'sent', guard: 'when every parcel is on its way' },
  { from: 'running', action: 'lapse', by: 'clock', to: 'ended', guard: '14 days, and no parcel is on its way' },
  { from: 'running', action: 'close', by: 'clock', to: 'sent', guard: '14 days: what is not on its way is not waited for' },
  { from: 'sent', action: 'confirm', by: 'party', to: 'done', guard: 'when every parcel has arrived' },
  { from: 'sent', action: 'complete', by: 'clock', to: 'done', guard: '30 days' },
])
export type CircleStatus = StateOf<typeof circleMachine>
export const circleStatuses = ['asked', 'running', 'sent', 'done', 'ended'] as const satisfies readonly CircleStatus[]
export const circleReasons = ['declined', 'lapsed', 'items_gone', 'apart', 'unsent'] as const
export type CircleReason = (typeof circleReasons)[number]

export const ACCEPT_HOURS = 72
export const SEND_DAYS = 14
export const ARRIVE_DAYS = 30
export const SEARCH_HOURS = 24
const DEPOSIT_LEAST = 20

/** A tenth of the value of what one sends, in coins; nobody takes part with less than twenty. */
export const depositOf = (value: number | null) => Math.max(DEPOSIT_LEAST, Math.ceil((value ?? 0) / 10))

const HOUR = 3_600_000
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR)
export const daysAfter = (at: Date, days: number) => hoursAfter(at, days * 24)
/** Equality with the end is over. */
export const isOver = (due_at: Date | null, now: Date) => due_at !== null && due_at <= now

interface Leg {
  readonly accepted_at: Date | null
  readonly shipped_at: Date | null
  readonly received_at: Date | null
  readonly is_void: boolean
}
export const haveAccepted = (legs: readonly Leg[]) => legs.every(({ accepted_at }) => accepted_at !== null)
export const areSent = (legs: readonly Leg[]) => legs.every(({ shipped_at }) => shipped_at !== null)
export const isAnySent = (legs: readonly Leg[]) => legs.some(({ shipped_at }) => shipped_at !== null)
export const haveArrived = (legs: readonly Leg[]) => legs.every(({ received_at, is_void }) => is_void || received_at !== null)
