/** Stripe's objects as far as the sandbox supports them. Fields that begin with _ are internal and never sent. */
interface StoredObject<Name extends string> {
  id: string
  object: Name
  created: number
  livemode: false
}
type Metadata = Record<string, string>

export interface Customer extends StoredObject<'customer'> {
  email: string | null
  name: string | null
  description: string | null
  metadata: Metadata
}
export interface PaymentMethod extends StoredObject<'payment_method'> {
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number; country: string; funding: string }
  billing_details: { address: null; email: null; name: string | null; phone: null }
  metadata: Metadata
  _card: string
  _set_up: boolean
  _used: boolean
}
export interface Failure {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  payment_method?: PaymentMethod
}
interface Intent {
  client_secret: string
  customer: string | null
  description: string | null
  payment_method: string | null
  payment_method_types: string[]
  cancellation_reason: string | null
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  metadata: Metadata
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  /** Kept after next_action is gone, so that a reloaded page still knows its return URL. */
  _authentication: { key: string; return_url: string } | null
}
export interface PaymentIntent extends StoredObject<'payment_intent'>, Intent {
  amount: number
  amount_received: number
  amount_capturable: number
  currency: string
  capture_method: 'automatic' | 'automatic_async'
  confirmation_method: 'automatic'
  canceled_at: number | null
  last_payment_error: Failure | null
  latest_charge: string | null
  receipt_email: string | null
  setup_future_usage: string | null
  statement_descriptor: string | null
  transfer_group: string | null
}
export interface SetupIntent extends StoredObject<'setup_intent'>, Intent {
  usage: string
  last_setup_error: Failure | null
}
export interface GatewayCharge extends StoredObject<'charge'> {
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { type: 'card'; card: PaymentMethod['card'] }
  refunded: boolean
  status: 'succeeded' | 'failed'
  transfer_group: string | null
}
export interface Refund extends StoredObject<'refund'> {
  amount: number
  balance_transaction: string | null
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  failure_balance_transaction?: string
  failure_reason?: string
  status: 'pending' | 'succeeded' | 'failed'
}
export interface Account extends StoredObject<'account'> {
  type: 'express' | 'none'
  country: string
  default_currency: string
  email: string | null
  business_type: string | null
  controller: Record<string, unknown>
  capabilities: Record<string, 'inactive' | 'active'>
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  requirements: {
    currently_due: string[]
    eventually_due: string[]
    past_due: string[]
    pending_verification: string[]
    disabled_reason: string | null
    current_deadline: number | null
  }
  settings: { payouts: { schedule: { interval: string; delay_days: number } } }
  metadata: Metadata
  external_accounts: { object: 'list'; data: BankAccount[]; has_more: false; total_count: number; url: string }
  _bank: string | null
  /** The owner has disconnected it from the platform, which may not see it any more. */
  _deauthorized: boolean
}
interface BankAccount {
  id: string
  object: 'bank_account'
  account: string
  bank_name: string
  country: string
  currency: string
  last4: string
  status: 'new'
}
/** The page where the owner keeps an active account; valid for an hour. */
export interface LoginLink extends StoredObject<'login_link'> {
  url: string
  _account: string
  _expires_at: number
}
export interface AccountLink extends StoredObject<'account_link'> {
  account: string
  expires_at: number
  url: string
  _return_url: string
  _refresh_url: string
  _used: boolean
}
export interface Transfer extends StoredObject<'transfer'> {
  amount: number
  amount_reversed: number
  balance_transaction: string | null
  currency: string
  description: string | null
  destination: string
  metadata: Metadata
  reversed: boolean
  source_transaction: string | null
  transfer_group: string | null
}
interface TransferReversal extends StoredObject<'transfer_reversal'> {
  amount: number
  balance_transaction: string | null
  currency: string
  metadata: Metadata
  transfer: string
}
export interface Payout extends StoredObject<'payout'> {
  amount: number
  arrival_date: number
  automatic: false
  balance_transaction: string | null
  currency: string
  description: string | null
  destination: string
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  method: string
  status: 'pending' | 'paid' | 'failed'
  type: 'bank_account'
}
export interface Dispute extends StoredObject<'dispute'> {
  amount: number
  balance_transactions: BalanceTransaction[]
  charge: string
  currency: string
  evidence: Record<string, string | null>
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number }
  is_charge_refundable: boolean
  metadata: Metadata
  payment_intent: string
  reason: string
  status: 'warning_needs_response' | 'warning_under_review' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost'
}
export interface BalanceTransaction extends StoredObject<'balance_transaction'> {
  amount: number
  currency: string
  fee: number
  net: number
  source: string
  status: 'available'
  type: string
}
export interface Event extends StoredObject<'event'> {
  account?: string
  api_version: string
  data: { object: unknown }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
export type Kinds = {
  account: Account
  account_link: AccountLink
  balance_transaction: BalanceTransaction
  charge: GatewayCharge
  customer: Customer
  dispute: Dispute
  event: Event
  login_link: LoginLink
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  payout: Payout
  refund: Refund
  setup_intent: SetupIntent
  transfer: Transfer
  transfer_reversal: TransferReversal
}
export type ObjectKind = keyof Kinds
export type StripeObject = Kinds[ObjectKind]

export const prefixes: Record<ObjectKind, string> = {
  account: 'acct',
  account_link: 'alink',
  balance_transaction: 'txn',
  charge: 'ch',
  customer: 'cus',
  dispute: 'du',
  event: 'evt',
  login_link: 'lael',
  payment_intent: 'pi',
  payment_method: 'pm',
  payout: 'po',
  refund: 're',
  setup_intent: 'seti',
  transfer: 'tr',
  transfer_reversal: 'trr',
}
