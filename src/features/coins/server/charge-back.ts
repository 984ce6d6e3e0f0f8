import { takeCoins } from '#features/ledger/server/public.ts'
import type { PaymentRow } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { coinsWorth } from '../rules.ts'
import { move } from './conclude.ts'
import { PURCHASE } from './left.ts'
import { findPurchase } from './queries.ts'

/** The bank has given the price of a pack back: its coins go, and what is spent already becomes coin debt. Precondition: the member is locked. Returns the money that they cost. */
export async function chargeBackCoins(
  context: TransactionContext,
  { ref_type, ref_id }: PaymentRow,
  { amount, chargeback_id }: { amount: number; chargeback_id: Id<'chargebacks'> },
): Promise<number> {
  const row = ref_type === PURCHASE && amount ? await findPurchase(context.tx, ref_id as Id<'coin_purchases'>) : undefined
  if (row?.status !== 'completed') return 0
  const { member_id, currency } = row
  const coins = Math.min(coinsWorth(amount), row.coins * row.quantity)
  await move(context, row, ['charge_back', 'system'], {})
  const lines = [
    { account: { owner_id: null, code: 'coin_sales' as const, currency }, debit: amount },
    { account: { owner_id: null, code: 'chargebacks_open' as const, currency }, credit: amount },
  ]
  const booking = { code: 'coin_chargeback', ref_type: 'chargeback', ref_id: chargeback_id, actor_id: null }
  await takeCoins(context, { ...booking, member_id, coins, lines })
  return amount
}
