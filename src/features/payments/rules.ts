export const paymentStatuses = ['requires_payment', 'requires_action', 'processing', 'captured', 'failed', 'voided'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The gateway's answer about a payment. */
export interface Word {
  readonly status: Exclude<PaymentStatus, 'requires_payment'>
  readonly provider_ref: string | null
  readonly action_url: string | null
  readonly failure: Failure | null
  /** Amount that the gateway took or will take, in minor units; it must equal ours. */
  readonly amount: number | null
  readonly currency: string | null
  /** Card used, to be saved. */
  readonly card: PaymentCard | null
}
export interface PaymentCard {
  readonly payment_method_id: string
  readonly type: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** Reasons of a failed payment; each has a text `payment.failure.…`. `mismatch`: the gateway took another amount, so an operator must decide. */
export const failures = ['declined', 'insufficient_funds', 'expired', 'wrong_code', 'not_authenticated', 'card_unknown', 'mismatch'] as const
export type Failure = (typeof failures)[number]

const REASONS: Readonly<Record<string, Failure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired',
  incorrect_cvc: 'wrong_code',
  invalid_cvc: 'wrong_code',
  authentication_required: 'not_authenticated',
  payment_intent_authentication_failure: 'not_authenticated',
  resource_missing: 'card_unknown',
}
export const failureOf = (decline_code = '', code = ''): Failure => REASONS[decline_code] ?? REASONS[code] ?? 'declined'

/** Final status. */
export const rests = (status: PaymentStatus) => status === 'captured' || status === 'failed' || status === 'voided'

/** Webhooks can be late, repeated or out of order: nothing follows captured, and only captured follows another final status. */
export const follows = (from: PaymentStatus, to: Word['status']) => from !== 'captured' && (!rests(from) || to === 'captured')

/** Security: amount and currency at the gateway must be ours. */
export const isOurs = (ours: { amount: number; currency: string }, { amount, currency }: Word) => amount === ours.amount && currency === ours.currency

/** Reason of a refund: paid after the purchase had ended, or another amount than ours. */
export type RefundReason = 'late_capture' | 'mismatch'
/** The gateway's answer about a refund: open, sent or failed. */
export interface RefundWord {
  readonly status: 'open' | 'sent' | 'failed'
  readonly provider_ref: string | null
  readonly failure: string | null
}

/** Seconds until the next poll: half of the age, from ten seconds to one hour. */
export const untilNextLook = (age_seconds: number) => Math.min(Math.max(10, Math.ceil(age_seconds / 2)), 3_600)
