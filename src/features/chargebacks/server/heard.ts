import { post } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { paymentDisputed } from '../contract.ts'
import { type ChargebackWord, isOver, type Movement, statusAfter, untilLook } from '../rules.ts'
import type { Affair } from './affair.ts'
import { free, stop, take, tell } from './effects.ts'
import { type ChargebackRow, keepMovement, takenBy, writeChargeback } from './queries.ts'

/** Does what the gateway says, once: money that moved is booked, and orders stop, go on, or are paid back by their sellers. */
export async function heard(context: TransactionContext, affair: Affair, word: ChargebackWord): Promise<void> {
  const { row } = affair
  for (const movement of word.movements) await bookMovement(context, row, movement)
  const { withdrawn } = await takenBy(context.tx, row.id)
  const now = await context.clock()
  const status = statusAfter(row.status, word.status) ?? row.status
  const wait = untilLook(status, withdrawn)
  const check_at = wait === null ? null : new Date(now.getTime() + 1000 * wait)
  const known = row.status === 'heard' ? { reason: word.reason, amount: word.amount } : {}
  const kept = await writeChargeback(context.tx, row.id, {
    ...{ ...known, due_at: word.due_at, status, check_at },
    closed_at: isOver(status) ? (row.closed_at ?? now) : null,
  })
  if (status === row.status) return
  const { id: payment_id, ref_type, ref_id } = affair.payment
  context.emit(paymentDisputed, { payment_id, ref_type, ref_id })
  const opened = { ...affair, row: kept }
  if (row.status === 'heard') await stop(context, opened)
  if (status === 'lost') return take(context, opened, withdrawn)
  if (isOver(status)) await free(context, opened)
  await tell(context, opened)
}

/** What the gateway took or gave back, and its fee: by the id of its balance transaction, once. */
async function bookMovement(context: TransactionContext, { id, currency }: ChargebackRow, movement: Movement) {
  const ref_id = await keepMovement(context.tx, id, movement)
  if (!ref_id) return
  const ours = (code: 'chargebacks_open' | 'psp_fees' | 'psp_clearing', amount: number) => ({
    account: { owner_id: null, code, currency },
    ...(amount < 0 ? { credit: -amount } : { debit: amount }),
  })
  const { amount, fee } = movement
  const lines = [ours('chargebacks_open', -amount), ours('psp_fees', fee), ours('psp_clearing', amount - fee)]
  await post(context, { code: amount < 0 ? 'chargeback_taken' : 'chargeback_given_back', ref_type: 'chargeback_movement', ref_id, lines })
}
