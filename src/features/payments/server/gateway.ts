import Stripe from 'stripe'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { rests, type Word } from '../rules.ts'
import { customerOf } from './customer.ts'
import { resultOf, resultOfFault, resultOfRow, voided } from './gateway-result.ts'
import { getPayment, keepReturn, type PaymentRow } from './queries.ts'

const EXPAND = { expand: ['payment_method'] }

/**
 * Requests the money; never inside a transaction. Idempotent: it can be called again at any time and charges once. `opened`: the committed row, if it
 * already has a return URL.
 */
export async function payAtGateway(tools: Tools, db: Db, payment_id: Id<'payments'>, return_url: string, opened?: PaymentRow): Promise<Word> {
  const row = opened?.return_url ? opened : await keepReturn(db, payment_id, return_url)
  if (row.void_asked_at) return voidAtGateway(tools, db, payment_id)
  return rests(row.status) ? resultOfRow(row) : advance(tools, db, row)
}

/**
 * Polls the gateway. A payment being voided is voided again, never confirmed. If the process died before it stored the intent's id, the same
 * idempotency key returns the same intent.
 */
export async function pollGateway(tools: Tools, db: Db, payment_id: Id<'payments'>): Promise<Word> {
  const row = await getPayment(db, payment_id)
  if (row.void_asked_at && !rests(row.status)) return voidAtGateway(tools, db, payment_id)
  if (!rests(row.status)) return advance(tools, db, row.return_url ? row : await keepReturn(db, payment_id, tools.site.public_url))
  return row.status === 'captured' || !row.provider_ref ? resultOfRow(row) : lookAgain(tools, row.provider_ref)
}

/** Voids the payment. Returns `captured` if it was charged before, `processing` if the gateway does not answer. */
export async function voidAtGateway(tools: Tools, db: Db, payment_id: Id<'payments'>): Promise<Word> {
  const row = await getPayment(db, payment_id)
  if (rests(row.status)) return resultOfRow(row)
  let ref = row.provider_ref
  try {
    ref ??= (await begin(tools, db, row)).id
    return await cancel(tools, ref)
  } catch (fault) {
    const word = resultOfFault(fault, ref)
    return word.status === 'failed' ? voided(ref) : word
  }
}

async function advance(tools: Tools, db: Db, row: PaymentRow): Promise<Word> {
  let ref = row.provider_ref
  try {
    const intent = ref ? await retrieve(tools, ref) : await begin(tools, db, row)
    ref = intent.id
    return await closed(tools, resultOf(intent.status === 'requires_confirmation' ? await confirm(tools, row, ref) : intent))
  } catch (fault) {
    return closed(tools, resultOfFault(fault, ref))
  }
}

/** Creates the intent, once. It is not confirmed yet, so it can be cancelled even if its id was never stored. */
async function begin(tools: Tools, db: Db, row: PaymentRow) {
  const { id, member_id, customer_ref, ref_type, ref_id, amount, currency, method_ref, for_later, away } = row
  const customer = customer_ref ?? (await customerOf(tools, db, member_id))
  return tools.gateway.stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method_ref,
      ...(!away && { setup_future_usage: for_later ? ('off_session' as const) : ('on_session' as const) }),
      transfer_group: `${ref_type}_${ref_id}`,
      metadata: { payment_id: id },
    },
    { idempotencyKey: id },
  )
}

/** A stored answer of the idempotency key may be old, so the intent is read again. */
async function confirm(tools: Tools, { id, return_url, away }: PaymentRow, ref: string): Promise<Stripe.PaymentIntent> {
  const intent = await tools.gateway.stripe.paymentIntents
    .confirm(ref, { ...(away ? { off_session: true } : { return_url: return_url! }), ...EXPAND }, { idempotencyKey: `${id}:confirm` })
    .catch((fault) => {
      if (isMoved(fault)) return retrieve(tools, ref)
      throw fault
    })
  return intent.lastResponse.headers['idempotent-replayed'] ? retrieve(tools, ref) : intent
}

/** Security: a failed intent could still be paid with the client secret from the URL, so it is cancelled. */
async function closed(tools: Tools, word: Word): Promise<Word> {
  if (word.status !== 'failed' || !word.provider_ref) return word
  const after = await cancel(tools, word.provider_ref).catch(() => word)
  return after.status === 'captured' ? after : word
}

async function cancel(tools: Tools, ref: string): Promise<Word> {
  const intent = await tools.gateway.stripe.paymentIntents.cancel(ref).catch((fault) => {
    if (isMoved(fault)) return retrieve(tools, ref)
    throw fault
  })
  return resultOf(intent)
}

const lookAgain = (tools: Tools, ref: string): Promise<Word> => retrieve(tools, ref).then(resultOf, (fault) => resultOfFault(fault, ref))
const retrieve = ({ gateway }: Tools, ref: string) => gateway.stripe.paymentIntents.retrieve(ref, EXPAND)
/** The intent has changed its status meanwhile. */
const isMoved = (fault: unknown) => fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'payment_intent_unexpected_state'
