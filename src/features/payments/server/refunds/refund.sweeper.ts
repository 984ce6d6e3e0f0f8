import Stripe from 'stripe'
import { post } from '#features/ledger/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { sweeper } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { paymentRefunded, paymentRefundFailed, refundSettled } from '../../contract.ts'
import { type RefundWord, refundFollows, untilNextLook } from '../../rules.ts'
import { getPayment } from '../queries.ts'
import { dueRefunds, leaseRefund, lockRefund, nextRefund, type RefundRow, refundToSend, stopAsking, writeRefund } from './queries-refunds.ts'

/** Idempotent: the refund's id is the idempotency key, so repeated requests refund once. Never inside a transaction. */
export async function sendRefund({ gateway }: Tools, db: Db, id: Id<'payment_refunds'>): Promise<RefundWord> {
  const { amount, attempt, payment_ref, provider_ref, status } = await refundToSend(db, id)
  // A key ends after a day: what was refused is not begun again by whoever repeats the request.
  if (status !== 'open' && !provider_ref) return { status: status === 'sent' ? 'sent' : 'failed', provider_ref, failure: null }
  const key = attempt ? `${id}:${attempt}` : id
  try {
    const refund = provider_ref
      ? await gateway.stripe.refunds.retrieve(provider_ref)
      : await gateway.stripe.refunds.create({ payment_intent: payment_ref!, amount, metadata: { refund_id: id } }, { idempotencyKey: key })
    return wordOf(refund)
  } catch (fault) {
    return wordOfFault(fault, provider_ref)
  }
}

function wordOf({ id, status, failure_reason }: Stripe.Refund): RefundWord {
  if (status === 'succeeded') return { status: 'sent', provider_ref: id, failure: null }
  const over = status === 'failed' || status === 'canceled'
  return { status: over ? 'failed' : 'open', provider_ref: id, failure: over ? (failure_reason ?? status) : null }
}

/** `charge_already_refunded`: an operator refunded it at the gateway. Network and server errors are no answer; the sweeper asks again. */
function wordOfFault(fault: unknown, provider_ref: string | null): RefundWord {
  if (!(fault instanceof Stripe.errors.StripeError)) throw fault
  const refusedThere = fault instanceof Stripe.errors.StripeInvalidRequestError
  if (refusedThere && fault.code === 'charge_already_refunded') return { status: 'sent', provider_ref, failure: null }
  return refusedThere ? { status: 'failed', provider_ref, failure: fault.code ?? 'refused' } : { status: 'open', provider_ref, failure: null }
}

/** The gateway's answer, once: the command that asked and the sweeper both come here. */
export const settleRefund = async (context: TransactionContext, id: Id<'payment_refunds'>, word: RefundWord) =>
  recordRefund(context, await lockRefund(context.tx, id), word)

async function recordRefund(context: TransactionContext, row: RefundRow, word: RefundWord) {
  if (!refundFollows(row.status, word.status)) return void (await stopAsking(context.tx, row.id))
  const now = await context.clock()
  const wait = untilNextLook((now.getTime() - row.created_at.getTime()) / 1000)
  await writeRefund(context.tx, row, word, word.status === 'open' ? new Date(now.getTime() + 1000 * wait) : null)
  const { amount, currency, id, payment_id, reason } = row
  const returned = row.status === 'sent'
  if (word.status === 'sent' || returned) await bookSent(context, row, returned)
  const { member_id, ref_type, ref_id } = await getPayment(context.tx, payment_id)
  const back = { payment_id, member_id, ref_type, ref_id, amount, currency }
  if (reason === 'order' && word.status !== 'open') context.emit(refundSettled, { ...back, refund_id: id, status: word.status, returned })
  if (reason !== 'order' && word.status !== 'open')
    context.emit(word.status === 'sent' ? paymentRefunded : paymentRefundFailed, { ...back, attempt: row.attempt })
}

/** What left for the card, or came back from it; a refund that is tried again is booked again, under its attempt. */
async function bookSent(context: TransactionContext, { id, attempt, amount, currency }: RefundRow, returned: boolean) {
  const [owed, there] = [
    { owner_id: null, code: 'refunds_clearing' as const, currency },
    { owner_id: null, code: 'psp_clearing' as const, currency },
  ]
  const [debit, credit] = returned ? [there, owed] : [owed, there]
  await post(context, {
    ...{
      code: `${returned ? 'refund_returned' : 'refund'}${attempt ? `_${attempt + 1}` : ''}`,
      ref_type: 'payment_refund',
      ref_id: id,
      actor_id: null,
    },
    lines: [
      { account: debit, debit: amount },
      { account: credit, credit: amount },
    ],
  })
}

/** Requests each refund until the gateway reports its final status. */
export const sendRefunds = sweeper({
  name: 'payments.refund',
  due: dueRefunds,
  next: nextRefund,
  outside: async (db, id, tools) => {
    await leaseRefund(db, id)
    return sendRefund(tools, db, id)
  },
  finish: settleRefund,
})
