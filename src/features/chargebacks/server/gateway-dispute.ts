import Stripe from 'stripe'
import type { Gateway } from '#server/operations/tools.ts'
import { type ChargebackWord, statusOf } from '../rules.ts'
import type { Proof } from './queries-list.ts'

/** Never inside a transaction. Undefined: no answer, so it is asked again. */
export const askDispute = ({ stripe }: Gateway, ref: string) => said(stripe.disputes.retrieve(ref))

/** Sends what we say and what the orders say, for good: the gateway takes evidence once. */
export const sendEvidence = ({ stripe }: Gateway, ref: string, note: string, proofs: readonly Proof[]) =>
  said(stripe.disputes.update(ref, { evidence: evidenceOf(note, proofs), submit: true }, { idempotencyKey: `${ref}:evidence` }))

export const giveIn = ({ stripe }: Gateway, ref: string) => said(stripe.disputes.close(ref, {}, { idempotencyKey: `${ref}:close` }))

async function said(asked: Promise<Stripe.Dispute>): Promise<ChargebackWord | undefined> {
  try {
    return wordOf(await asked)
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeError) return undefined
    throw fault
  }
}

function wordOf({ status, reason, amount, evidence_details, balance_transactions }: Stripe.Dispute): ChargebackWord | undefined {
  const known = statusOf(status)
  const { due_by } = evidence_details
  return (
    known && {
      ...{ status: known, reason, amount, due_at: due_by ? new Date(due_by * 1000) : null },
      movements: balance_transactions.map((one) => ({ provider_ref: one.id, amount: one.amount, fee: one.fee })),
    }
  )
}

const day = (at: Date) => at.toISOString().slice(0, 10)
const MOST = 15_000
/** In the card network's own fields; what does not fit in one is in the text. */
function evidenceOf(note: string, proofs: readonly Proof[]): Stripe.DisputeUpdateParams.Evidence {
  const told = proofs.map(({ number, items, carrier, tracking, shipped_at, delivered_at }) =>
    [
      `Order ${number}: ${items}`,
      shipped_at ? `sent ${day(shipped_at)}${carrier ? ` by ${carrier}` : ''}${tracking ? `, tracking ${tracking}` : ''}` : 'not sent yet',
      ...(delivered_at ? [`delivered ${day(delivered_at)}`] : []),
    ].join(', '),
  )
  const first = proofs.find(({ shipped_at }) => shipped_at)
  return {
    uncategorized_text: [note, ...told].filter(Boolean).join('\n').slice(0, MOST),
    product_description: proofs
      .map(({ items }) => items)
      .join('; ')
      .slice(0, MOST),
    ...(proofs[0] && { customer_name: proofs[0].recipient }),
    ...(first && {
      shipping_address: first.address,
      shipping_date: day(first.shipped_at!),
      ...(first.carrier && { shipping_carrier: first.carrier }),
      ...(first.tracking && { shipping_tracking_number: first.tracking }),
    }),
  }
}
