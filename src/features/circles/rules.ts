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
  { from: 'sent', action: 'deliver', by: 'clock', to: 'delivered', guard: '30 days: what is on its way counts as arrived' },
  { from: 'sent', action: 'settle', by: 'moderator', to: 'done', guard: 'when nothing else is on its way' },
  { from: 'delivered', action: 'confirm', by: 'party', to: 'done', guard: 'when every parcel has arrived' },
  { from: 'delivered', action: 'complete', by: 'clock', to: 'done', guard: '7 days' },
  { from: 'delivered', action: 'hold', by: 'clock', to: 'disputed', guard: '7 days, and a complaint waits' },
  { from: 'delivered', action: 'settle', by: 'moderator', to: 'done', guard: 'when nothing else is on its way' },
  { from: 'disputed', action: 'confirm', by: 'party', to: 'done', guard: 'when what was complained about has arrived after all' },
  { from: 'disputed', action: 'settle', by: 'moderator', to: 'done', guard: 'when no other complaint waits' },
])
export type CircleStatus = StateOf<typeof circleMachine>
export const circleStatuses = ['asked', 'running', 'sent', 'delivered', 'disputed', 'done', 'ended'] as const satisfies readonly CircleStatus[]
export const circleReasons = ['declined', 'lapsed', 'items_gone', 'apart', 'unsent'] as const
export type CircleReason = (typeof circleReasons)[number]

/** About one parcel: its receiver says what is wrong, its sender answers, a moderator decides. */
export const complaintMachine = machine([
  { from: 'open', action: 'answer', by: 'sender', to: 'answered' },
  { from: 'open', action: 'escalate', by: 'clock', to: 'unanswered', guard: 'five days' },
  { from: 'open', action: 'withdraw', by: 'receiver', to: 'withdrawn', guard: 'it has arrived after all' },
  { from: 'unanswered', action: 'answer', by: 'sender', to: 'answered' },
  { from: 'unanswered', action: 'withdraw', by: 'receiver', to: 'withdrawn' },
  { from: 'unanswered', action: 'decide', by: 'moderator', to: 'decided' },
  { from: 'answered', action: 'withdraw', by: 'receiver', to: 'withdrawn' },
  { from: 'answered', action: 'decide', by: 'moderator', to: 'decided' },
])
export type ComplaintStatus = StateOf<typeof complaintMachine>
export const complaintStatuses = ['open', 'unanswered', 'answered', 'decided', 'withdrawn'] as const satisfies readonly ComplaintStatus[]
export const complaintReasons = ['not_arrived', 'damaged', 'not_as_described', 'other'] as const
export type ComplaintReason = (typeof complaintReasons)[number]
/** Who was right. */
export const outcomes = ['sender', 'receiver'] as const
export type ComplaintOutcome = (typeof outcomes)[number]

export const ACCEPT_HOURS = 72
export const SEND_DAYS = 14
export const ARRIVE_DAYS = 30
export const COMPLAIN_DAYS = 7
export const ANSWER_DAYS = 5
export const PICTURES_MOST = 6
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

const WAITING: readonly ComplaintStatus[] = ['open', 'unanswered', 'answered']
/** The leg of such a complaint stands still. */
export const waits = (complaint: { readonly status: ComplaintStatus } | undefined) => complaint !== undefined && WAITING.includes(complaint.status)
/** On its way, so that its receiver may complain: until it has arrived, or counts so for good. */
export const isUnderWay = ({ shipped_at, received_at, is_void }: Leg) => shipped_at !== null && received_at === null && !is_void
const COMPLAINED: readonly CircleStatus[] = ['sent', 'delivered']
/** Once a leg: a decision is not asked for twice. */
export const mayComplain = (status: CircleStatus, leg: Leg, complaint: object | undefined) =>
  COMPLAINED.includes(status) && isUnderWay(leg) && complaint === undefined
