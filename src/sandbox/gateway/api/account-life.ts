import type { Call } from '../call.ts'
import type { Account } from '../objects.ts'
import { locked, plan, save } from '../store.ts'
import { within } from './balance.ts'
import { emit } from './events.ts'

/** Seconds that a check takes; a day or two at Stripe. */
const secondsOfCheck = 3
const secondsUntilLost = 5

const nothingDue = {
  currently_due: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
  disabled_reason: null,
  current_deadline: null,
}
const document = 'individual.verification.document'

type Standing = Pick<Account, 'requirements'> & { enabled: boolean }
async function turn(call: Call, account: Account, { enabled, requirements }: Standing, more: Partial<Account> = {}): Promise<Account> {
  const capabilities = Object.fromEntries(
    Object.keys(account.capabilities).map((name) => [name, enabled ? ('active' as const) : ('inactive' as const)]),
  )
  const turned = { ...account, ...more, capabilities, charges_enabled: enabled, payouts_enabled: enabled, details_submitted: true, requirements }
  const kept = await save(call, turned)
  await emit(within(call, account.id), 'account.updated', kept)
  return kept
}

/** The endings that the onboarding page offers, by name. */
export const outcomes = ['works', 'review', 'document', 'refused', 'lost'] as const
export type Outcome = (typeof outcomes)[number]

/** Completes the onboarding of an account, as the hosted page does. */
export async function submit(call: Call, account: Account, bank: string, outcome: Outcome): Promise<Account> {
  const more = bankOf(account, bank)
  if (outcome === 'document') return needDocument(call, { ...account, ...more })
  if (outcome === 'review') return check(call, { ...account, ...more })
  if (outcome === 'refused') return turn(call, account, { enabled: false, requirements: { ...nothingDue, disabled_reason: 'rejected.other' } }, more)
  if (outcome === 'lost') await plan(call, account.id, 'deauthorize', secondsUntilLost)
  return turn(call, account, { enabled: true, requirements: nothingDue }, more)
}

export const needDocument = (call: Call, account: Account) =>
  turn(call, account, {
    enabled: false,
    requirements: {
      ...nothingDue,
      currently_due: [document],
      eventually_due: [document],
      past_due: [document],
      disabled_reason: 'requirements.past_due',
    },
  })

/** What was needed is given; the check ends in a moment. */
export async function check(call: Call, account: Account): Promise<Account> {
  await plan(call, account.id, 'verify', secondsOfCheck)
  const requirements = { ...nothingDue, pending_verification: [document], disabled_reason: 'requirements.pending_verification' }
  return turn(call, account, { enabled: false, requirements })
}
export async function verify(call: Call, id: string) {
  const account = await locked(call, 'account', id)
  if (account?.requirements.pending_verification.length) await turn(call, account, { enabled: true, requirements: nothingDue })
}

/** The owner disconnects the account: the platform is told, and may not see it any more. */
export async function deauthorize(call: Call, id: string) {
  const account = await locked(call, 'account', id)
  if (!account || account._deauthorized) return
  await save(call, { ...account, _deauthorized: true })
  await emit(within(call, id), 'account.application.deauthorized', account)
}

export const changeBank = (call: Call, account: Account, bank: string) =>
  turn(call, account, { enabled: account.payouts_enabled, requirements: account.requirements }, bankOf(account, bank))

function bankOf({ id, country, default_currency }: Account, number: string): Pick<Account, '_bank' | 'external_accounts'> {
  const bank = { account: id, bank_name: 'STRIPE TEST BANK', country, currency: default_currency, last4: number.slice(-4), status: 'new' as const }
  return { _bank: number, external_accounts: banksOf(id, [{ id: `ba_${number}`, object: 'bank_account', ...bank }]) }
}
export const banksOf = (id: string, data: Account['external_accounts']['data']): Account['external_accounts'] => ({
  object: 'list',
  data,
  has_more: false,
  total_count: data.length,
  url: `/v1/accounts/${id}/external_accounts`,
})
