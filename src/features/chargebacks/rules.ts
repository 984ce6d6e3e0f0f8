import { machine, next, type StateOf } from '#kernel/machine.ts'

const open = ['heard', 'inquiry', 'needs_response', 'under_review'] as const
/** A payment that a cardholder disputes. The gateway's word moves it; the operator defends it, or gives in. */
export const chargebackMachine = machine([
  { from: 'heard', action: 'inquire', by: 'gateway', to: 'inquiry', guard: 'the bank asks, and has taken nothing' },
  { from: 'heard', action: 'demand', by: 'gateway', to: 'needs_response' },
  { from: 'inquiry', action: 'demand', by: 'gateway', to: 'needs_response' },
  { from: 'under_review', action: 'demand', by: 'gateway', to: 'needs_response' },
  { from: 'heard', action: 'review', by: 'gateway', to: 'under_review' },
  { from: 'inquiry', action: 'review', by: 'gateway', to: 'under_review', guard: 'evidence was sent' },
  { from: 'needs_response', action: 'review', by: 'gateway', to: 'under_review', guard: 'evidence was sent' },
  ...open.map((from) => ({ from, action: 'win', by: 'gateway', to: 'won', guard: 'the bank keeps to the payment' }) as const),
  ...open.map((from) => ({ from, action: 'lose', by: 'gateway', to: 'lost', guard: 'the bank gives the payment back to the buyer' }) as const),
  ...open.map((from) => ({ from, action: 'close', by: 'gateway', to: 'closed', guard: 'the bank asked, and took nothing' }) as const),
])
export type ChargebackStatus = StateOf<typeof chargebackMachine>
export const chargebackStatuses = [...open, 'won', 'lost', 'closed'] as const satisfies readonly ChargebackStatus[]
/** Evidence is taken only now. */
export const isAnswerable = (status: string) => status === 'inquiry' || status === 'needs_response'
export const isOver = (status: string) => status === 'won' || status === 'lost' || status === 'closed'

/** Reasons of cardholders, as the published card API names them; each has words. */
export const chargebackReasons = [
  ...(['fraudulent', 'product_not_received', 'product_unacceptable', 'duplicate', 'credit_not_processed'] as const),
  ...(['subscription_canceled', 'unrecognized', 'general'] as const),
] as const

/** What the gateway took (negative) or gave back, in minor units; its own fee apart. */
export interface Movement {
  readonly provider_ref: string
  readonly amount: number
  readonly fee: number
}
/** The gateway's answer about a dispute. */
export interface ChargebackWord {
  readonly status: Exclude<ChargebackStatus, 'heard'>
  readonly reason: string
  readonly amount: number
  readonly due_at: Date | null
  readonly movements: readonly Movement[]
}
const STATUSES: Readonly<Record<string, ChargebackWord['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'under_review',
  warning_closed: 'closed',
  charge_refunded: 'closed',
  prevented: 'closed',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
}
export const statusOf = (said: string): ChargebackWord['status'] | undefined => STATUSES[said]
const ACTIONS = { inquiry: 'inquire', needs_response: 'demand', under_review: 'review', won: 'win', lost: 'lose', closed: 'close' } as const
/** The status after the gateway's answer; undefined when it changes nothing. Messages come late and out of order: nothing follows an end. */
export const statusAfter = (from: ChargebackStatus, to: ChargebackWord['status']): ChargebackStatus | undefined =>
  from === to ? undefined : next(chargebackMachine, from, ACTIONS[to], 'gateway')

/** Parts of an amount in proportion to what each has left, to the cent: together never more than the amount, and none more than it has left. */
export function partsOf(amount: number, left: readonly number[]): number[] {
  const all = left.reduce((sum, one) => sum + one, 0)
  if (amount >= all) return [...left]
  const exact = left.map((one) => BigInt(one) * BigInt(amount))
  const parts = exact.map((one) => Number(one / BigInt(all)))
  const missing = amount - parts.reduce((sum, one) => sum + one, 0)
  const byRemainder = exact.map((one, at) => ({ at, rest: one % BigInt(all) })).sort((a, b) => Number(b.rest - a.rest) || a.at - b.at)
  for (const { at } of byRemainder.slice(0, missing)) parts[at]! += 1
  return parts
}

/** Seconds until the gateway is asked again without being told; null at the end, when all that was taken is accounted for. */
export const untilLook = (status: ChargebackStatus, open_amount: number): number | null =>
  isOver(status) ? (status === 'lost' || open_amount === 0 ? null : 3_600) : status === 'heard' ? 60 : 6 * 3_600
