export const paymentStatuses = ['requires_payment', 'requires_action', 'processing', 'captured', 'failed', 'voided'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What became of a payment outside, in one word. */
export interface Word {
  readonly status: Exclude<PaymentStatus, 'requires_payment'>
  readonly provider_ref: string | null
  readonly action_url: string | null
  readonly failure: Failure | null
  /** What the gateway took or will take; it must be what we asked for. */
  readonly amount: number | null
  readonly currency: string | null
  /** The card that paid, to be kept. */
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

/** Why a card did not pay; each has a text `payment.failure.…`. `mismatch` is ours to look into: the gateway took another amount. */
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

/** Once there, a payment takes no money any more. */
export const rests = (status: PaymentStatus) => status === 'captured' || status === 'failed' || status === 'voided'

/** News may come late, twice and out of order: nothing follows capture, and only capture follows an end. */
export const follows = (from: PaymentStatus, to: Word['status']) => from !== 'captured' && (!rests(from) || to === 'captured')

/** Does the gateway speak of the payment that we know? */
export const isOurs = (ours: { amount: number; currency: string }, { amount, currency }: Word) => amount === ours.amount && currency === ours.currency

/** Why money goes back: it came for what had ended, or it was another amount than ours. */
export type RefundReason = 'late_capture' | 'mismatch'
/** How a refund stands at the gateway: under way, gone back, or not possible. */
export interface RefundWord {
  readonly status: 'open' | 'sent' | 'failed'
  readonly provider_ref: string | null
  readonly failure: string | null
}

/** The next look at what is under way: soon at first, then after half of its age, at most an hour. */
export const untilNextLook = (age_seconds: number) => Math.min(Math.max(10, Math.ceil(age_seconds / 2)), 3_600)
