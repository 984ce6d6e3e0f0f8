import type { PaymentRow } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { letter } from '../invoices/letters.ts'
import { allowed, move } from '../move.ts'
import { findSubscription, openCharge, paysThePeriod } from '../queries.ts'
import { endCharge } from '../queries-write.ts'
import { CHARGE } from '../view.ts'
import { isUnderWay } from './charge.ts'

/** The bank has given the price of a plan back: the period that it paid for ends now. Precondition: the member is locked. */
export async function chargeBackPlan(context: TransactionContext, { ref_type, ref_id, member_id }: PaymentRow): Promise<void> {
  const id = ref_type === CHARGE ? await paysThePeriod(context.tx, ref_id as Id<'subscription_charges'>) : undefined
  const row = id && (await findSubscription(context.tx, id))
  if (!row || !allowed(row, 'charge_back', 'system')) return
  const open = await openCharge(context.tx, row.id)
  // One that is under way is given back when it is paid.
  if (open && !(await isUnderWay(context.tx, open.id))) await endCharge(context.tx, open.id, 'failed')
  await move(context, row, 'charge_back', 'system')
  await letter(context.tx, member_id, 'subscription_taken_back', { plan: row.plan, path: '/subscription/plans' })
}
