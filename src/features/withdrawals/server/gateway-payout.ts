import Stripe from 'stripe'
import type { Gateway } from '#server/operations/tools.ts'
import type { PayoutWord } from '../rules.ts'
import type { WithdrawalRow } from './queries.ts'

const lower = (currency: string) => currency.toLowerCase()
const LOST: PayoutWord = { status: 'lost', transfer_ref: null, payout_ref: null, failure: null, arrives_at: null }

/**
 * Sends the money to the member's account at the gateway, and from there to the bank; asks how it stands when it is sent. Never inside a transaction.
 * Idempotent: keys are made of the withdrawal's id, and what was already sent is looked up before it is sent again, because keys end after a day.
 */
export async function payOut({ stripe }: Gateway, row: WithdrawalRow): Promise<PayoutWord> {
  const sent = { ...LOST, transfer_ref: row.transfer_ref, payout_ref: row.payout_ref }
  try {
    const transfer_ref = row.transfer_ref ?? (await transferOf(stripe, row))
    const payout = row.payout_ref ? await retrieve(stripe, row) : await payoutOf(stripe, row)
    return wordOf(payout, transfer_ref)
  } catch (fault) {
    return wordOfFault(fault, sent)
  }
}

async function transferOf(stripe: Stripe, { id, amount, currency, account_id }: WithdrawalRow): Promise<string> {
  const transfer_group = `withdrawal_${id}`
  const known = await stripe.transfers.list({ transfer_group, limit: 1 })
  if (known.data[0]) return known.data[0].id
  const wish = { amount, currency: lower(currency), destination: account_id, transfer_group, metadata: { withdrawal_id: id } }
  return (await stripe.transfers.create(wish, { idempotencyKey: `${id}:transfer` })).id
}

async function payoutOf(stripe: Stripe, { id, attempt, amount, currency, account_id }: WithdrawalRow): Promise<Stripe.Payout> {
  const mark = `${id}:${attempt}`
  const theirs = { stripeAccount: account_id }
  const known = await stripe.payouts.list({ limit: 100 }, theirs)
  const made = known.data.find(({ metadata }) => metadata?.withdrawal === mark)
  if (made) return made
  const wish = { amount, currency: lower(currency), metadata: { withdrawal: mark } }
  return stripe.payouts.create(wish, { ...theirs, idempotencyKey: `${mark}:payout` })
}
const retrieve = (stripe: Stripe, { payout_ref, account_id }: WithdrawalRow) =>
  stripe.payouts.retrieve(payout_ref!, {}, { stripeAccount: account_id })

const STATUSES: Readonly<Record<string, PayoutWord['status']>> = { paid: 'paid', failed: 'failed', canceled: 'failed' }
const wordOf = ({ id, status, failure_code, arrival_date }: Stripe.Payout, transfer_ref: string): PayoutWord => ({
  status: STATUSES[status] ?? 'processing',
  transfer_ref,
  payout_ref: id,
  failure: STATUSES[status] === 'failed' ? (failure_code ?? status) : null,
  arrives_at: arrival_date ? new Date(arrival_date * 1000) : null,
})

/** A refusal of the gateway is a failure that the member sees; network and server errors are no answer. */
function wordOfFault(fault: unknown, sent: PayoutWord): PayoutWord {
  if (!(fault instanceof Stripe.errors.StripeError)) throw fault
  const refusedThere = fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripePermissionError
  return refusedThere ? { ...sent, status: 'failed', failure: fault.code ?? 'refused' } : sent
}

/** Takes back what was sent to the account; undefined when the gateway did not answer. Idempotent. */
export async function takeBack({ stripe }: Gateway, { id, transfer_ref }: WithdrawalRow): Promise<string | undefined> {
  try {
    return (await stripe.transfers.createReversal(transfer_ref!, { metadata: { withdrawal_id: id } }, { idempotencyKey: `${id}:back` })).id
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeError) return undefined
    throw fault
  }
}
