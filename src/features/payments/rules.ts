import { machine, next, type StateOf } from '#kernel/machine.ts'

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
export const failures = [
  ...(['declined', 'insufficient_funds', 'expired', 'wrong_code', 'not_authenticated', 'card_unknown', 'mismatch'] as const),
  ...(['try_again', 'ask_bank', 'not_supported', 'limit', 'wrong_details', 'wrong_address', 'duplicate', 'pin'] as const),
] as const
export type Failure = (typeof failures)[number]

/** The published decline codes. Security: of a lost, stolen or suspected card nothing more is said than that it was declined. */
const REASONS: Readonly<Record<string, Failure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired',
  incorrect_cvc: 'wrong_code',
  invalid_cvc: 'wrong_code',
  authentication_required: 'not_authenticated',
  payment_intent_authentication_failure: 'not_authenticated',
  resource_missing: 'card_unknown',
  processing_error: 'try_again',
  try_again_later: 'try_again',
  issuer_not_available: 'try_again',
  reenter_transaction: 'try_again',
  approve_with_id: 'ask_bank',
  call_issuer: 'ask_bank',
  no_action_taken: 'ask_bank',
  card_not_supported: 'not_supported',
  currency_not_supported: 'not_supported',
  not_permitted: 'not_supported',
  service_not_allowed: 'not_supported',
  transaction_not_allowed: 'not_supported',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  incorrect_number: 'wrong_details',
  invalid_number: 'wrong_details',
  invalid_account: 'wrong_details',
  invalid_expiry_month: 'wrong_details',
  invalid_expiry_year: 'wrong_details',
  incorrect_address: 'wrong_address',
  incorrect_zip: 'wrong_address',
  duplicate_transaction: 'duplicate',
  incorrect_pin: 'pin',
  invalid_pin: 'pin',
  offline_pin_required: 'pin',
  online_or_offline_pin_required: 'pin',
  pin_try_exceeded: 'pin',
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

/** A refund is open until the gateway sent or refused it. What was sent can still come back: a bank returns what it cannot book, weeks later. */
export const refundFollows = (from: string, to: RefundWord['status']) => from === 'open' || (from === 'sent' && to === 'failed')

/** Seconds until the next poll: half of the age, from ten seconds to one hour. */
export const untilNextLook = (age_seconds: number) => Math.min(Math.max(10, Math.ceil(age_seconds / 2)), 3_600)

/** The account that a member is paid out to. The gateway decides; only a lost one is begun again by the member. */
export const accountMachine = machine([
  { from: 'begun', action: 'submit', by: 'gateway', to: 'waiting', guard: 'all that was asked is given and is being checked' },
  { from: 'begun', action: 'restrict', by: 'gateway', to: 'restricted', guard: 'something is needed' },
  { from: 'begun', action: 'activate', by: 'gateway', to: 'active' },
  { from: 'begun', action: 'refuse', by: 'gateway', to: 'refused' },
  { from: 'begun', action: 'lose', by: 'gateway', to: 'lost' },
  { from: 'waiting', action: 'restrict', by: 'gateway', to: 'restricted', guard: 'something is needed' },
  { from: 'waiting', action: 'activate', by: 'gateway', to: 'active' },
  { from: 'waiting', action: 'refuse', by: 'gateway', to: 'refused' },
  { from: 'waiting', action: 'lose', by: 'gateway', to: 'lost' },
  { from: 'active', action: 'submit', by: 'gateway', to: 'waiting', guard: 'it is checked anew' },
  { from: 'active', action: 'restrict', by: 'gateway', to: 'restricted', guard: 'something is needed' },
  { from: 'active', action: 'refuse', by: 'gateway', to: 'refused' },
  { from: 'active', action: 'lose', by: 'gateway', to: 'lost' },
  { from: 'restricted', action: 'submit', by: 'gateway', to: 'waiting', guard: 'what was needed is given and is being checked' },
  { from: 'restricted', action: 'activate', by: 'gateway', to: 'active' },
  { from: 'restricted', action: 'refuse', by: 'gateway', to: 'refused' },
  { from: 'restricted', action: 'lose', by: 'gateway', to: 'lost' },
  { from: 'lost', action: 'begin', by: 'member', to: 'begun', guard: 'another account is made at the gateway' },
])
export type AccountStatus = StateOf<typeof accountMachine>
export const accountStatuses = ['begun', 'waiting', 'active', 'restricted', 'refused', 'lost'] as const satisfies readonly AccountStatus[]

/** What the gateway needs, in kinds that members understand; each has a text. */
export const accountNeeds = ['identity', 'bank', 'terms', 'address', 'person', 'business', 'other'] as const
export type AccountNeed = (typeof accountNeeds)[number]
const NEEDS: readonly (readonly [RegExp, AccountNeed])[] = [
  [/document|proof_of_liveness|id_number|ssn_last_4/, 'identity'],
  [/external_account/, 'bank'],
  [/tos_acceptance/, 'terms'],
  [/address/, 'address'],
  [/individual|person|owner|director|representative|executive|email|phone/, 'person'],
  [/business|company|settings/, 'business'],
]
const needOf = (requirement: string): AccountNeed => NEEDS.find(([name]) => name.test(requirement))?.[1] ?? 'other'
/** The gateway's names of requirements, in our kinds and order, each once. */
export const needsOf = (requirements: readonly string[]): AccountNeed[] => {
  const needed = new Set(requirements.map(needOf))
  return accountNeeds.filter((need) => needed.has(need))
}

/** The gateway's answer about a connected account. */
export interface AccountWord {
  readonly status: Exclude<AccountStatus, 'begun'> | 'begun'
  readonly needs: readonly AccountNeed[]
  readonly needs_by: Date | null
  readonly bank_name: string | null
  readonly bank_last4: string | null
}
const ACTIONS = { waiting: 'submit', active: 'activate', restricted: 'restrict', refused: 'refuse', lost: 'lose' } as const
/** The status after the gateway's answer; undefined when it changes nothing. */
export const accountAfter = (from: AccountStatus, to: AccountWord['status']): AccountStatus | undefined =>
  to === 'begun' ? undefined : next(accountMachine, from, ACTIONS[to], 'gateway')

/** Begun by the member, and not at its end: the gateway's page may be opened. */
export const mayOnboard = (status: AccountStatus) => status !== 'refused' && status !== 'lost'

/** Minutes until the gateway is asked again without being told: soon while it checks, else once a day; never at an end. */
export function untilAccountLook(status: AccountStatus): number | null {
  if (status === 'refused' || status === 'lost') return null
  return status === 'waiting' ? 15 : 24 * 60
}
