import { machine, type StateOf } from '#kernel/machine.ts'

export const orderMachine = machine([
  { from: 'pending_payment', action: 'pay', by: 'system', to: 'processing', guard: 'the whole amount is captured' },
  { from: 'pending_payment', action: 'cancel', by: 'buyer', to: 'cancelled' },
  { from: 'pending_payment', action: 'expire', by: 'clock', to: 'cancelled', guard: 'its reservation has ended' },
  { from: 'processing', action: 'ship', by: 'seller', to: 'shipped' },
  { from: 'shipped', action: 'confirm', by: 'buyer', to: 'delivered' },
  { from: 'shipped', action: 'release', by: 'clock', to: 'delivered', guard: 'release_at has passed without a dispute' },
  { from: 'delivered', action: 'complete', by: 'clock', to: 'completed', guard: '14 days after delivery' },
])
export type OrderStatus = StateOf<typeof orderMachine>

/** A checkout keeps its stock this long; a payment that has begun extends it once. */
export const RESERVED_MINUTES = 15
export const EXTENDED_MINUTES = 30
/** Without a word from the buyer the money is released this many days after shipping; always before 90. */
export const RELEASE_DAYS = 14
export const RELEASE_DAYS_FAR = 30
export const COMPLETE_DAYS = 14

export const releaseDays = ({ tracked, abroad }: { tracked: boolean; abroad: boolean }) => (tracked && !abroad ? RELEASE_DAYS : RELEASE_DAYS_FAR)

export interface Parcel {
  readonly amount: number
  readonly amount_next: number
  readonly free_over: number | null
}
/** Postage of one parcel: the first item, each next one, nothing above the seller's own mark. */
export function postage({ amount, amount_next, free_over }: Parcel, units: number, item_total: number): number {
  if (free_over !== null && item_total >= free_over) return 0
  return amount + amount_next * (units - 1)
}
