import { earnCoins } from '#features/ledger/server/public.ts'
import { askVoid, giveBackLate, type PaymentRow, recordPayment, setDefault, type Word } from '#features/payments/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { coinPurchaseChanged } from '../contract.ts'
import { purchaseMachine } from '../rules.ts'
import { PURCHASE } from './left.ts'
import { findPurchase, type PurchaseRow, writePurchase } from './queries.ts'
import { paidView } from './view.ts'

type Machine = typeof purchaseMachine
/** Plain JSON: stored with the idempotency key between the phases. */
export interface PurchaseRef {
  readonly purchase_id: Id<'coin_purchases'>
  readonly payment_id: Id<'payments'>
  readonly member_id: Id<'members'>
}

/** The only place that changes a purchase. Precondition: the member is locked, and the move is allowed. */
export async function move(
  { tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>,
  row: PurchaseRow,
  [action, by]: readonly [ActionOf<Machine>, ActorOf<Machine>],
  changed: Partial<PurchaseRow>,
): Promise<PurchaseRow> {
  const status = next(purchaseMachine, row.status, action, by)
  if (!status) throw new Error(`coin purchase ${row.id} cannot ${action} from ${row.status}`)
  emit(coinPurchaseChanged, { member_id: row.member_id, purchase_id: row.id })
  return writePurchase(tx, row.id, { ...changed, status, expires_at: null })
}

/** Stores the gateway's answer once. Lock order: the member first. */
export async function conclude(context: TransactionContext, { purchase_id, payment_id, member_id }: PurchaseRef, word: Word, by?: 'clock') {
  await lock(context.tx, 'members', [member_id])
  const payment = await recordPayment(context, payment_id, word)
  if (payment.status === 'captured') await completed(context, purchase_id, payment)
  if (payment.status === 'failed' || payment.status === 'voided') await failed(context, purchase_id, by)
  if (by === 'clock' && payment.status !== 'captured') {
    // Only a final status ends the payment: its own sweeper continues to void it.
    await askVoid(context, payment)
    const row = await findPurchase(context.tx, purchase_id)
    if (row?.status === 'pending_payment') await writePurchase(context.tx, purchase_id, { expires_at: null })
  }
  if (payment.status === 'failed' && !by) return refuse('payment.declined', { reason: payment.failure })
  return paidView(context.tx, purchase_id, await context.clock())
}

/**
 * The coins of a captured payment, once, for page, webhook and sweeper. Precondition: the member is locked. A payment for a purchase that has ended is
 * given back.
 */
export async function completed(context: TransactionContext, id: Id<'coin_purchases'>, payment: PaymentRow) {
  const row = (await findPurchase(context.tx, id))!
  if (row.payment_id === payment.id) return
  if (row.status !== 'pending_payment') return giveBackLate(context, payment)
  await setDefault(context.tx, row.member_id, context.tools.gateway.provider)
  await move(context, row, ['complete', 'system'], { payment_id: payment.id, completed_at: await context.clock() })
  const { member_id, currency, amount } = row
  await earnCoins(context, {
    ...{ member_id, coins: row.coins * row.quantity, code: PURCHASE, ref_type: PURCHASE, ref_id: id, actor_id: member_id },
    lines: [
      { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
      { account: { owner_id: null, code: 'coin_sales', currency }, credit: amount },
    ],
  })
}

export async function failed(context: TransactionContext, id: Id<'coin_purchases'>, by?: 'clock') {
  const row = (await findPurchase(context.tx, id))!
  if (row.status !== 'pending_payment') return
  await move(context, row, by === 'clock' ? ['expire', 'clock'] : ['fail', 'system'], {})
}
