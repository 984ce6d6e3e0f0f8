import Stripe from 'stripe'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { rests, type Word } from '../rules.ts'
import { customerOf } from './customer.ts'
import { resultOf, resultOfFault, resultOfRow, voided } from './gateway-result.ts'
import { getPayment, keepReturn, type PaymentRow } from './queries.ts'

const EXPAND = { expand: ['payment_method'] }

/** Asks the gateway to take the money. Never inside a transaction; may be asked again at any time, and takes it once. `opened`: as it was just committed, with its way back. */
export async function payAtGateway(tools: Tools, db: Db, payment_id: Id<'payments'>, return_url: string, opened?: PaymentRow): Promise<Word> {
  const row = opened?.return_url ? opened : await keepReturn(db, payment_id, return_url)
  if (row.void_asked_at) return voidAtGateway(tools, db, payment_id)
  return rests(row.status) ? resultOfRow(row) : advance(tools, db, row)
}

/** How does it stand? What is being called back is called back again, never confirmed. Where we died before we knew the gateway's name for it, the same key brings the same intent. */
export async function pollGateway(tools: Tools, db: Db, payment_id: Id<'payments'>): Promise<Word> {
  const row = await getPayment(db, payment_id)
  if (row.void_asked_at && !rests(row.status)) return voidAtGateway(tools, db, payment_id)
  if (!rests(row.status)) return advance(tools, db, row.return_url ? row : await keepReturn(db, payment_id, tools.site.public_url))
  return row.status === 'captured' || !row.provider_ref ? resultOfRow(row) : lookAgain(tools, row.provider_ref)
}

/** Makes sure that no money is taken any more; if it has been, the word is `captured`, and if nobody knows, `processing`. */
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

/** Makes the intent, once. It takes nothing yet: so it can be called off even when we never learned its name. */
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

/** An answer that was kept for the key may be old: then the intent itself is asked. */
async function confirm(tools: Tools, { id, return_url, away }: PaymentRow, ref: string): Promise<Stripe.PaymentIntent> {
  const intent = await tools.gateway.stripe.paymentIntents
    .confirm(ref, { ...(away ? { off_session: true } : { return_url: return_url! }), ...EXPAND }, { idempotencyKey: `${id}:confirm` })
    .catch((fault) => {
      if (isMoved(fault)) return retrieve(tools, ref)
      throw fault
    })
  return intent.lastResponse.headers['idempotent-replayed'] ? retrieve(tools, ref) : intent
}

/** A failed intent could still be paid with its secret from the address bar: it is closed. */
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
/** Meanwhile it has become something else. */
const isMoved = (fault: unknown) => fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'payment_intent_unexpected_state'
