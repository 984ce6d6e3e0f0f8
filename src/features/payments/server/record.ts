import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { type PaymentId, paymentSettled } from '../contract.ts'
import { follows, isOurs, rests, untilNextLook, type Word } from '../rules.ts'
import { insertPayment, keepCard, lockPayment, type NewPayment, type PaymentRow, stopLooking, writeWord } from './queries.ts'
import { keepTaken, keepVoidAsked } from './queries-looks.ts'

/** Opens a payment in the transaction of what it is for: one at a time, and none for what is paid. */
export const openPayment = async (context: Pick<TransactionContext, 'tx' | 'tools'>, payment: NewPayment): Promise<PaymentId> =>
  (await beginPayment(context, payment)).id
/** The same, answered with all that asking for the money needs. */
export const beginPayment = ({ tx, tools }: Pick<TransactionContext, 'tx' | 'tools'>, payment: NewPayment): Promise<PaymentRow> =>
  insertPayment(tx, tools.gateway.provider, payment)

/**
 * Keeps what the gateway said. It may be said often, late and out of order; what comes to rest is told once.
 * `concluded`: whoever records it also ends, in this transaction, what was paid for.
 */
export async function recordPayment(context: Recording, payment_id: Id<'payments'>, word: Word, { concluded = false } = {}): Promise<PaymentRow> {
  return recordLocked(context, await lockPayment(context.tx, payment_id), word, { concluded })
}
/** From here on it is only called back. Asked for again at once, and then by the clock until the gateway has said how it ended. */
export async function askVoid({ tx }: Pick<TransactionContext, 'tx'>, payment: PaymentRow): Promise<PaymentRow> {
  return payment.void_asked_at || rests(payment.status) ? payment : { ...payment, ...(await keepVoidAsked(tx, payment.id)) }
}
type Recording = Pick<TransactionContext, 'tx' | 'clock' | 'emit'>

/** The same of a payment that is locked. */
export async function recordLocked({ tx, clock, emit }: Recording, row: PaymentRow, word: Word, { concluded = false } = {}): Promise<PaymentRow> {
  const payment_id = row.id
  // What an operator has given back stays ended, whatever is said of it later.
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

/** A card from the gateway's fields is kept once it has paid; one that is kept already needs nothing. */
const freshCard = async (tx: Tx, { member_id, provider, payment_method_id }: PaymentRow, { status, card }: Word) =>
  status === 'captured' && card && !payment_method_id ? keepCard(tx, member_id, provider, card) : undefined

/** A look that was asked for while we looked is not put off. */
function nextCheck({ check_at, created_at, void_asked_at }: PaymentRow, now: Date): Date {
  if (check_at && check_at <= now) return check_at
  const from = void_asked_at ?? created_at
  return new Date(now.getTime() + 1000 * untilNextLook((now.getTime() - from.getTime()) / 1000))
}

/** Another intent, another amount or another currency is not our payment. */
const isOdd = (row: PaymentRow, word: Word) =>
  (row.provider_ref !== null && word.provider_ref !== null && row.provider_ref !== word.provider_ref) ||
  (word.status === 'captured' && !isOurs(row, word))

/** Never fulfilled by itself: it waits for an operator. */
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
