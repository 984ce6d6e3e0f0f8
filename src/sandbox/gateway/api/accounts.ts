import { z } from 'zod'
import type { Call } from '../call.ts'
import { country, currency, email, metadata, text, webAddress } from '../fields.ts'
import type { Account } from '../objects.ts'
import { missing, noAccess, refuse } from '../refusals.ts'
import { load, make, save, secret } from '../store.ts'
import { banksOf } from './account-life.ts'
import { command, listOf, move, type Outcome } from './route.ts'

const oneOf = (...words: string[]) => z.strictObject({ type: z.enum(words) }).optional()
const controllerInput = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application', 'application_custom', 'application_express']) }).optional(),
  losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
  requirement_collection: z.enum(['application', 'stripe']).optional(),
  stripe_dashboard: oneOf('express', 'full', 'none'),
})
const wish = z.strictObject({ requested: z.enum(['true', 'false']) })
const scheduleInput = z.strictObject({ interval: z.enum(['manual', 'daily', 'weekly', 'monthly']).optional(), delay_days: text.optional() })
const input = z.object({
  type: z.literal('express').optional(),
  controller: controllerInput.optional(),
  country: country.optional(),
  default_currency: currency.optional(),
  email: email.optional(),
  business_type: z.enum(['individual', 'company', 'non_profit', 'government_entity']).optional(),
  business_profile: z.record(z.string(), z.unknown()).optional(),
  capabilities: z.partialRecord(z.enum(['card_payments', 'transfers']), wish).optional(),
  settings: z.strictObject({ payouts: z.strictObject({ schedule: scheduleInput }) }).optional(),
  metadata: metadata.optional(),
})
/** Default currencies of the countries that tests use; Stripe knows all. */
const currencies: Record<string, string> = {
  US: 'usd',
  CA: 'cad',
  GB: 'gbp',
  CN: 'cny',
  RU: 'rub',
  CH: 'chf',
  JP: 'jpy',
  MX: 'mxn',
  AU: 'aud',
  BR: 'brl',
}
const needed = ['external_account', 'individual.first_name', 'individual.last_name', 'tos_acceptance.date']

/** Countries that Stripe pays out to are many more; those of trade sanctions are not among them. */
const unserved = new Set(['RU', 'BY', 'KP', 'IR', 'SY', 'CU'])

async function create(call: Call, given: z.output<typeof input>): Promise<Outcome> {
  const land = given.country?.toUpperCase() ?? 'US'
  if (unserved.has(land)) return refuse(400, `${land} is not currently supported by Stripe.`, { param: 'country' })
  const id = `acct_${secret(16)}`
  return make(call, 'account', {
    id,
    type: given.controller ? 'none' : 'express',
    country: land,
    default_currency: given.default_currency ?? currencies[land] ?? 'eur',
    email: given.email ?? null,
    business_type: given.business_type ?? null,
    controller: given.controller ?? { type: 'application', fees: { payer: 'application_express' }, losses: { payments: 'application' } },
    capabilities: Object.fromEntries(Object.keys(given.capabilities ?? { transfers: {} }).map((name) => [name, 'inactive' as const])),
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    requirements: {
      currently_due: needed,
      eventually_due: needed,
      past_due: needed,
      pending_verification: [],
      disabled_reason: 'requirements.past_due',
      current_deadline: null,
    },
    settings: { payouts: { schedule: { interval: given.settings?.payouts.schedule.interval ?? 'daily', delay_days: 2 } } },
    metadata: given.metadata ?? {},
    external_accounts: banksOf(id, []),
    _bank: null,
    _deauthorized: false,
  })
}

const linkMinutes = 5
const linkInput = z.object({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: webAddress,
  refresh_url: webAddress,
  collect: text.optional(),
  collection_options: z.record(z.string(), z.unknown()).optional(),
})

async function link(call: Call, { account, return_url, refresh_url }: z.output<typeof linkInput>): Promise<Outcome> {
  const known = await load(call, 'account', account)
  if (!known) return missing('account', account, 'account')
  if (known._deauthorized) return noAccess()
  const id = `alink_${secret(32)}`
  const ways = { _return_url: return_url, _refresh_url: refresh_url, _used: false }
  return make(call, 'account_link', {
    id,
    account,
    expires_at: call.now + linkMinutes * 60,
    url: `${call.url}/onboarding/${account}?link=${id}`,
    ...ways,
  })
}

async function login(call: Call, account: Account): Promise<Outcome> {
  if (account._deauthorized) return noAccess()
  if (!account.details_submitted) return refuse(400, 'Cannot create a login link for an account that has not completed onboarding.')
  const id = `lael_${secret(32)}`
  return make(call, 'login_link', { id, url: `${call.url}/account/${account.id}?link=${id}`, _account: account.id, _expires_at: call.now + 3600 })
}

export const accounts = [
  command({ on: 'POST /v1/accounts', input: input.shape, answer: create }),
  move({
    on: 'POST /v1/accounts/:id',
    of: 'account',
    input: { email: email.optional(), metadata: metadata.optional() },
    answer: async (call, { email, metadata }, account) =>
      account._deauthorized ? noAccess() : save(call, { ...account, email: email ?? account.email, metadata: { ...account.metadata, ...metadata } }),
  }),
  move({
    on: 'GET /v1/accounts/:id',
    of: 'account',
    input: {},
    answer: async (_call, _input, account) => (account._deauthorized ? noAccess() : account),
  }),
  move({ on: 'POST /v1/accounts/:id/login_links', of: 'account', input: {}, answer: (call, _input, account) => login(call, account) }),
  listOf('account', '/v1/accounts'),
  command({ on: 'POST /v1/account_links', input: linkInput.shape, answer: link }),
]
