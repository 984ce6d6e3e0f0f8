import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { type PaymentId, paymentSettled } from '../contract.ts'
import { follows, isOurs, rests, untilNextLook, type Word } from '../rules.ts'
import { insertPayment, keepCard, lockPayment, type NewPayment, type PaymentRow, stopLooking, writeWord } from './queries.ts'
import { keepTaken, keepVoidAsked } from './queries-looks.ts'

/** Creates a payment in the transaction of its purchase: one attempt at a time, none if it is already paid. */
export const openPayment = async (context: Pick<TransactionContext, 'tx' | 'tools'>, payment: NewPayment): Promise<PaymentId> =>
  (await beginPayment(context, payment)).id
/** The same, returning the row that the gateway request needs. */
export const beginPayment = ({ tx, tools }: Pick<TransactionContext, 'tx' | 'tools'>, payment: NewPayment): Promise<PaymentRow> =>
  insertPayment(tx, tools.gateway.provider, payment)

/**
 * Stores the gateway's answer. Answers can be repeated, late or out of order; the final status emits one event. `concluded`: the caller handles the
 * purchase in this transaction.
 */
export async function recordPayment(context: Recording, payment_id: Id<'payments'>, word: Word, { concluded = false } = {}): Promise<PaymentRow> {
  return recordLocked(context, await lockPayment(context.tx, payment_id), word, { concluded })
}
/** From now on the payment can only be voided: requested at once and repeated by the sweeper until the gateway has answered. */
export async function askVoid({ tx }: Pick<TransactionContext, 'tx'>, payment: PaymentRow): Promise<PaymentRow> {
  return payment.void_asked_at || rests(payment.status) ? payment : { ...payment, ...(await keepVoidAsked(tx, payment.id)) }
}
type Recording = Pick<TransactionContext, 'tx' | 'clock' | 'emit'>

/** Precondition: the payment is locked. */
export async function recordLocked({ tx, clock, emit }: Recording, row: PaymentRow, word: Word, { concluded = false } = {}): Promise<PaymentRow> {
  const payment_id = row.id
  // A payment returned by an operator stays failed, whatever the gateway reports later.
  const given_back = row.failure === 'mismatch' && rests(row.status)
  if (!follows(row.status, word.status) || given_back) {
    if (row.check_at) await stopLooking(tx, payment_id)
    return row
  }
  if (isOdd(row, word)) return suspect({ tx }, row, word)
  const check_at = rests(word.status) ? null : nextCheck(row, await clock())
  const kept = await writeWord(tx, row, word, { check_at, payment_method_id: await freshCard(tx, row, word) })
  const { member_id, ref_type, ref_id, status } = kept
  if (rests(status)) emit(paymentSettled, { payment_id, member_id, ref_type, ref_id, status, concluded })
  return kept
}

/** Saves a newly typed card once it has paid. */
const freshCard = async (tx: Tx, { member_id, provider, payment_method_id }: PaymentRow, { status, card }: Word) =>
  status === 'captured' && card && !payment_method_id ? keepCard(tx, member_id, provider, card) : undefined

/** A poll requested meanwhile is not postponed. */
function nextCheck({ check_at, created_at, void_asked_at }: PaymentRow, now: Date): Date {
  if (check_at && check_at <= now) return check_at
  const from = void_asked_at ?? created_at
  return new Date(now.getTime() + 1000 * untilNextLook((now.getTime() - from.getTime()) / 1000))
}

/** Security: another intent, amount or currency is not our payment. */
const isOdd = (row: PaymentRow, word: Word) =>
  (row.provider_ref !== null && word.provider_ref !== null && row.provider_ref !== word.provider_ref) ||
  (word.status === 'captured' && !isOurs(row, word))

/** Fraud: nothing is delivered; an operator must decide. */
async function suspect({ tx }: Pick<TransactionContext, 'tx'>, row: PaymentRow, word: Word): Promise<PaymentRow> {
  console.error(
    `payment ${row.id}: the gateway speaks of ${word.provider_ref}, ${word.amount} ${word.currency}; ours is ${row.provider_ref}, ${row.amount} ${row.currency}`,
  )
  await keepTaken(tx, row.id, word)
  return writeWord(
    tx,
    row,
    { ...word, provider_ref: row.provider_ref, status: 'processing', failure: 'mismatch', action_url: null },
    { check_at: null },
  )
}
