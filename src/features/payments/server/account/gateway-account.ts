import Stripe from 'stripe'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Gateway, Tools } from '#server/operations/tools.ts'
import { type AccountWord, needsOf } from '../../rules.ts'
import { type AccountRow, askingAccount } from './queries-accounts.ts'

const NOTHING = { needs: [], needs_by: null, bank_name: null, bank_last4: null } as const

/** Maps an account of Stripe: it can be paid out to, or not, and why. */
function accountWordOf({ capabilities, payouts_enabled, details_submitted, requirements, external_accounts }: Stripe.Account): AccountWord {
  const { currently_due, past_due, pending_verification, disabled_reason, current_deadline } = requirements ?? {}
  const needs = needsOf([...(currently_due ?? []), ...(past_due ?? [])])
  const bank = external_accounts?.data[0]
  const bank_name = bank?.object === 'bank_account' ? bank.bank_name : (bank?.brand ?? null)
  const facts = {
    ...{ needs, bank_name, bank_last4: bank?.last4 ?? null },
    needs_by: current_deadline ? new Date(current_deadline * 1000) : null,
  }
  if (disabled_reason?.startsWith('rejected.')) return { ...facts, needs: [], needs_by: null, status: 'refused' }
  if (payouts_enabled && capabilities?.transfers === 'active') return { ...facts, status: 'active' }
  if (!details_submitted) return { ...facts, status: 'begun' }
  return { ...facts, status: needs.length > 0 && !pending_verification?.length ? 'restricted' : 'waiting' }
}

export interface AccountAnswer {
  readonly asked: number
  /** Undefined when the gateway did not answer: it is asked again. */
  readonly word: AccountWord | undefined
}
/** Asks the gateway; never inside a transaction. An account that we may not see any more is lost. */
export async function askAccount({ gateway }: Tools, db: Db, id: Id<'connected_accounts'>): Promise<AccountAnswer | undefined> {
  const asking = await askingAccount(db, id)
  if (!asking) return undefined
  const word = await gateway.stripe.accounts.retrieve(asking.account_id).then(accountWordOf, wordOfFault)
  return { asked: asking.asked, word }
}

function wordOfFault(fault: unknown): AccountWord | undefined {
  if (!(fault instanceof Stripe.errors.StripeError)) throw fault
  const gone = fault instanceof Stripe.errors.StripePermissionError || fault.code === 'account_invalid' || fault.code === 'resource_missing'
  return gone ? { ...NOTHING, status: 'lost' } : undefined
}

const EXPRESS = {
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  capabilities: { transfers: { requested: true } },
  // Money waits with us until it is withdrawn; the gateway never pays out by itself.
  settings: { payouts: { schedule: { interval: 'manual' } } },
} as const satisfies Stripe.AccountCreateParams

/** Idempotent: the same member, after the same lost account, gets the same new one. */
export async function createAccount({ stripe }: Gateway, member_id: Id<'members'>, lost: string | null, country: string | undefined) {
  try {
    const account = await stripe.accounts.create(
      { ...EXPRESS, ...(country && { country }), metadata: { member_id } },
      { idempotencyKey: `account:${member_id}:${lost ?? 'first'}:${country ?? ''}` },
    )
    return account.id
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.param === 'country') return refuse('account.country')
    return awayOf(fault)
  }
}

/** Express accounts that are active are kept by their owner on the gateway's own pages; before that the onboarding is opened. */
export async function pageOf({ stripe }: Gateway, { account_id, status }: AccountRow, ways: { return_url: string; refresh_url: string }) {
  try {
    if (status === 'active') return (await stripe.accounts.createLoginLink(account_id!)).url
    return (await stripe.accountLinks.create({ account: account_id!, type: 'account_onboarding', ...ways })).url
  } catch (fault) {
    return awayOf(fault)
  }
}

function awayOf(fault: unknown) {
  if (fault instanceof Stripe.errors.StripeError) return refuse('payment.gateway')
  throw fault
}
