import { machine, type StateOf } from '#kernel/machine.ts'

export const disputeMachine = machine([
  { from: 'open', action: 'accept', by: 'seller', to: 'closed', guard: 'all that is asked goes back' },
  { from: 'open', action: 'offer', by: 'seller', to: 'offered', guard: 'less than is asked' },
  { from: 'open', action: 'ask_return', by: 'seller', to: 'return_requested' },
  { from: 'open', action: 'refuse', by: 'seller', to: 'escalated' },
  { from: 'open', action: 'escalate', by: 'clock', to: 'escalated', guard: 'the seller did not answer in five days' },
  { from: 'offered', action: 'agree', by: 'buyer', to: 'closed', guard: 'what is offered goes back' },
  { from: 'offered', action: 'decline', by: 'buyer', to: 'escalated' },
  { from: 'offered', action: 'escalate', by: 'clock', to: 'escalated', guard: 'the buyer did not answer in three days' },
  { from: 'open', action: 'withdraw', by: 'buyer', to: 'closed' },
  { from: 'offered', action: 'withdraw', by: 'buyer', to: 'closed' },
  { from: 'escalated', action: 'withdraw', by: 'buyer', to: 'closed' },
  { from: 'escalated', action: 'decide', by: 'moderator', to: 'closed' },
  { from: 'escalated', action: 'order_return', by: 'moderator', to: 'return_requested' },
  { from: 'return_requested', action: 'send_back', by: 'buyer', to: 'returned' },
  { from: 'return_requested', action: 'lapse', by: 'clock', to: 'closed', guard: 'not sent back in fourteen days: the seller keeps the money' },
  { from: 'returned', action: 'take_back', by: 'seller', to: 'closed', guard: 'all that is asked goes back' },
  { from: 'returned', action: 'contest', by: 'seller', to: 'escalated' },
  { from: 'returned', action: 'lapse', by: 'clock', to: 'closed', guard: 'the seller said nothing in fourteen days: all that is asked goes back' },
  ...(['open', 'offered', 'escalated', 'return_requested', 'returned'] as const).map(
    (from) => ({ from, action: 'supersede', by: 'system', to: 'closed', guard: 'the bank of the buyer decides instead' }) as const,
  ),
])
export type DisputeStatus = StateOf<typeof disputeMachine>

/** Days in which each has to act before the clock does. */
export const DAYS: Readonly<Record<Exclude<DisputeStatus, 'closed'>, number>> = {
  open: 5,
  offered: 3,
  // A moderator's own deadline: nothing happens by itself.
  escalated: 7,
  return_requested: 14,
  returned: 14,
}
/** What the clock does when nobody has acted in time. */
export const AT_DEADLINE = { open: 'escalate', offered: 'escalate', return_requested: 'lapse', returned: 'lapse' } as const

export const disputeReasons = ['not_arrived', 'damaged', 'not_as_described', 'other'] as const
export type DisputeReason = (typeof disputeReasons)[number]
export const outcomes = ['refunded', 'split', 'kept', 'withdrawn'] as const

/** How a dispute ends when this much of what was asked goes back. */
export const outcomeOf = (given: number, asked: number): 'refunded' | 'split' | 'kept' =>
  given === 0 ? 'kept' : given < asked ? 'split' : 'refunded'
