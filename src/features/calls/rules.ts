import { type ActionOf, type ActorOf, machine, next, type StateOf } from '#kernel/machine.ts'

/**
 * What a call is for one who was called, by the specification's words. `message`: it was a talk, and what is left of it is its line in the chat
 * (docs/decisions/140).
 */
export const callMachine = machine([
  { from: 'invitation', action: 'accept', by: 'callee', to: 'accepted', guard: 'within ten seconds, and on one device' },
  { from: 'invitation', action: 'reject', by: 'callee', to: 'rejected' },
  { from: 'invitation', action: 'abort', by: 'caller', to: 'cancelled' },
  { from: 'invitation', action: 'expire', by: 'clock', to: 'not_responding', guard: 'after ten seconds' },
  { from: 'accepted', action: 'end', by: 'caller', to: 'message' },
  { from: 'accepted', action: 'end', by: 'callee', to: 'message' },
])
export type CallStatus = StateOf<typeof callMachine>
export const moved = (from: CallStatus, action: ActionOf<typeof callMachine>, by: ActorOf<typeof callMachine>) => next(callMachine, from, action, by)

/** The permission of plans that lets a member call. */
export const MAY_CALL = 'calls.crud'

export const callStatuses = ['invitation', 'accepted', 'rejected', 'cancelled', 'not_responding', 'message'] as const satisfies readonly CallStatus[]
export const callTypes = ['audio', 'video'] as const
export type CallType = (typeof callTypes)[number]

/** What the screens of a call do next: the specification's words. */
export const callActions = ['none', 'accepted', 'rejected', 'missed', 'aborted'] as const
export type CallAction = (typeof callActions)[number]
const ACTIONS: Readonly<Record<CallStatus, CallAction>> = {
  ...{ invitation: 'none', accepted: 'accepted', rejected: 'rejected' },
  ...{ not_responding: 'missed', cancelled: 'aborted', message: 'none' },
}
export const actionOf = (status: CallStatus): CallAction => ACTIONS[status]

export const logTypes = ['incoming', 'outgoing', 'missed'] as const
export type LogType = (typeof logTypes)[number]
/** Whoever ends the ringing has missed the call by the specification: only a talk is incoming. */
export const logTypeOf = (is_caller: boolean, status: CallStatus): LogType =>
  is_caller ? 'outgoing' : status === 'accepted' || status === 'message' ? 'incoming' : 'missed'

/** A toast rings, and a call waits for an answer, for so long. */
export const RING_MS = 10_000
/** A device in a call says that it is there this often; after the longer time without it, its member has left. */
export const HERE_EVERY_MS = 10_000
export const GONE_AFTER_S = 40
/** Another device may take a call over without being asked to when the first was not seen for so long. */
export const SILENT_AFTER_MS = 20_000
export const MOST_IN_CALL = 4
export const MOST_ON_TABLE = 12
/** Calls in an hour to one member who answered none of them. */
export const MOST_IN_VAIN = 10
/** Of one signal, of one request, and of all that waits for one member. */
export const LONGEST_SIGNAL = 16_000
export const MOST_SIGNALS = 12
export const MOST_WAITING = 400
export const SIGNALS_LAST_S = 60
export const TURN_LASTS_S = 3_600

export interface RingFacts {
  /** The two have a conversation that was accepted. */
  readonly is_talking: boolean
  /** The other follows the caller, or the two have an order or a trade. */
  readonly is_known: boolean
  readonly is_busy: boolean
  /** Calls of the last hour that were not answered. */
  readonly in_vain: number
}
/** Whether a call may ring; or why not. Whoever may not call does not learn whether the other is in a call. */
export function mayRing({ is_talking, is_known, is_busy, in_vain }: RingFacts): 'ring' | 'not_known' | 'too_many' | 'busy' {
  if (!is_talking && !is_known) return 'not_known'
  if (in_vain >= MOST_IN_VAIN) return 'too_many'
  return is_busy ? 'busy' : 'ring'
}

export interface Seat {
  readonly member_id: string
  readonly seat: number
  readonly status: CallStatus
  readonly invited_by: string
}
/** Who holds a seat: is in the call, or is being called. */
export const isSeated = ({ status }: Pick<Seat, 'status'>) => status === 'invitation' || status === 'accepted'
export function freeSeat(seats: readonly Seat[]): number | undefined {
  const taken = new Set(seats.filter(isSeated).map(({ seat }) => seat))
  return [...Array(MOST_IN_CALL).keys()].find((seat) => !taken.has(seat))
}
/** A call goes on while two are in it, or one waits for somebody who is being called. */
export const goesOn = (seats: readonly Seat[]) => seats.some(({ status }) => status === 'accepted') && seats.filter(isSeated).length > 1

/** What a call that ends was for those who are still in it: a talk, or what became of the last who was called. */
export const statusAtEnd = (was_answered: boolean, last: CallStatus): CallStatus => (was_answered ? 'message' : last)
