import { type ActionOf, type ActorOf, machine, next } from '#kernel/machine.ts'

/** Hours that an approval waits. */
export const APPROVAL_HOURS = 72
export const approvalStates = ['asked', 'consented', 'refused', 'expired', 'withdrawn', 'alone'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalMachine = machine([
  { from: 'asked', action: 'consent', by: 'second', to: 'consented', guard: 'the rules of the deed still allow it' },
  { from: 'asked', action: 'refuse', by: 'second', to: 'refused' },
  { from: 'asked', action: 'withdraw', by: 'asker', to: 'withdrawn' },
  { from: 'asked', action: 'expire', by: 'clock', to: 'expired', guard: '72 hours have passed' },
])

/** Whether this may happen to one that stands so now. */
export const isOpenTo = (status: ApprovalState, action: ActionOf<typeof approvalMachine>, by: ActorOf<typeof approvalMachine>) =>
  status !== 'alone' && next(approvalMachine, status, action, by) !== undefined

interface Holders {
  /** Members with the permission, those suspended or away included: suspending a colleague does not make one alone. */
  readonly holders: number
  /** From so many on a second one is asked; 0: never. */
  readonly from: number
}
export const needsSecond = ({ holders, from }: Holders) => from > 0 && holders >= Math.max(2, from)

interface Deciding {
  readonly viewer_id: string
  readonly asked_by: string
  readonly about: readonly string[]
}
/** Nobody decides on what they have asked, or on what touches themselves. */
export const mayDecide = ({ viewer_id, asked_by, about }: Deciding) => viewer_id !== asked_by && !about.includes(viewer_id)

interface Refunded {
  readonly amount: number
  readonly currency: string
}
/** Above the limit, or in a currency that the limit does not speak of. */
export const isLargeRefund = ({ amount, currency }: Refunded, limit: number, ours: string) => amount > limit || (amount > 0 && currency !== ours)
