import { machine, next, type StateOf } from '#kernel/machine.ts'
import { share } from '#kernel/money.ts'

/** A place is held so long for a payment that was begun, or for another try after one that failed. */
export const HOLD_MINUTES = 15
/** The outer end of a place whose payment waits at the gateway: what is paid later is given back. */
export const WAITS_DAYS = 7
const DAY = 86_400_000

/** A ticket that costs money. The price is held until the date is over; then it is the organizer's, less our commission. */
export const ticketMachine = machine([
  { from: 'pending_payment', action: 'pay', by: 'system', to: 'paid', guard: 'the payment is captured, and the place is still held' },
  { from: 'pending_payment', action: 'fail', by: 'system', to: 'cancelled', guard: 'declined, or the place is gone' },
  { from: 'pending_payment', action: 'expire', by: 'clock', to: 'cancelled', guard: 'a quarter of an hour without a payment' },
  { from: 'paid', action: 'give_back', by: 'buyer', to: 'refund_due', guard: 'until the day that was agreed, or the date was moved' },
  { from: 'paid', action: 'give_back', by: 'organizer', to: 'refund_due', guard: 'called off, or taken off the list' },
  { from: 'refund_due', action: 'refund', by: 'system', to: 'refunded', guard: 'booked once, whole' },
  { from: 'paid', action: 'release', by: 'clock', to: 'released', guard: 'its date is over, and no bank disputes it' },
  ...(['paid', 'refund_due', 'released'] as const).map(
    (from) => ({ from, action: 'charge_back', by: 'system', to: 'charged_back', guard: 'the bank has given the payment back to the buyer' }) as const,
  ),
])
export type TicketStatus = StateOf<typeof ticketMachine>
export const ticketStatuses = [
  ...(['pending_payment', 'paid', 'cancelled', 'refund_due', 'refunded', 'released', 'charged_back'] as const),
] as const satisfies readonly TicketStatus[]
export const mayGiveBack = (status: TicketStatus) => next(ticketMachine, status, 'give_back', 'organizer') !== undefined

export const commissionOf = (amount: number, basis_points: number) => share(amount, basis_points)
export const mayChargeBack = (status: TicketStatus) => next(ticketMachine, status, 'charge_back', 'system') !== undefined
/** Our commission of what the bank has taken, rounded down: all of it when all was taken. */
export const commissionOfTaken = ({ amount, commission }: { amount: number; commission: number }, taken: number) =>
  Number((BigInt(commission) * BigInt(taken)) / BigInt(amount))

/** Until when a buyer may give a ticket back, as it was agreed; null: not at all. */
export const refundUntil = (starts_at: Date, refund_days: number | null): Date | null =>
  refund_days === null ? null : new Date(starts_at.getTime() - refund_days * DAY)

interface Agreed {
  readonly status: TicketStatus
  readonly starts_at: Date
  readonly refund_until: Date | null
}
/** Whoever gives a place back before that day is paid back. A date that was moved is not the one that was bought: until it begins. */
export function isRefundable({ status, starts_at, refund_until }: Agreed, date: { readonly starts_at: Date }, now: Date): boolean {
  if (!mayGiveBack(status) || now >= date.starts_at) return false
  return date.starts_at.getTime() !== starts_at.getTime() || (refund_until !== null && now < refund_until)
}

export const after = (now: Date, { minutes = 0, days = 0 }: { minutes?: number; days?: number }) =>
  new Date(now.getTime() + minutes * 60_000 + days * DAY)
