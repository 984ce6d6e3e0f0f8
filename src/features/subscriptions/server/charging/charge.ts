import { findPayment, openPayment } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Cycle, PaidPlan, Period } from '../../rules.ts'
import type { ChargeRow, SubscriptionRow } from '../queries.ts'
import { keepCharge } from '../queries-write.ts'
import { CHARGE } from '../view.ts'
import type { ChargeRef } from './conclude.ts'

interface ChargeRequest {
  readonly kind: ChargeRow['kind']
  readonly plan: PaidPlan
  readonly cycle: Cycle
  readonly amount: number
  readonly whole_amount: number
  readonly period: Period | undefined
  /** The card just chosen by the payer. */
  readonly payment_method_id: string
}

/** Opens a charge with the payer present. An amount of 0 needs no payment. */
export async function openFor(
  context: Pick<TransactionContext, 'tx' | 'tools'>,
  row: SubscriptionRow,
  { period, payment_method_id, ...wanted }: ChargeRequest,
): Promise<ChargeRef> {
  const { member_id, currency } = row
  const charge = await keepCharge(context.tx, {
    ...{ ...wanted, subscription_id: row.id, member_id, currency },
    ...{ period_start: period?.start ?? null, period_end: period?.end ?? null, attended: true },
  })
  const payment_id = charge.amount ? await payFor(context, charge, payment_method_id, { away: false }) : null
  return { charge_id: charge.id, payment_id, member_id, back: '' }
}

/** On session: saves the card for renewals, which are charged off session without 3-D Secure. */
export const payFor = (
  { tx, tools }: Pick<TransactionContext, 'tx' | 'tools'>,
  { id, member_id, amount, currency }: ChargeRow,
  payment_method_id: string,
  { away }: { away: boolean },
) => openPayment({ tx, tools }, { member_id, ref_type: CHARGE, ref_id: id, amount, currency, payment_method_id, for_later: true, away })

/** The payer is at 3-D Secure, or the gateway has not answered. */
export async function isUnderWay(tx: TransactionContext['tx'], charge_id: Id<'subscription_charges'>): Promise<boolean> {
  const payment = await findPayment(tx, CHARGE, charge_id)
  return payment !== undefined && payment.status !== 'failed' && payment.status !== 'voided'
}
