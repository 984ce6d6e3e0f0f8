import { post } from '#features/ledger/server/public.ts'
import { giveBackLate, type PaymentRow, setDefault } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { nextTry, periodEnd } from '../../rules.ts'
import { issueInvoice } from '../invoices/invoice.ts'
import { letter } from '../invoices/letters.ts'
import { move, write } from '../move.ts'
import { type ChargeRow, findCharge, findSubscription, type SubscriptionRow } from '../queries.ts'
import { endCharge, NOTHING_NEXT } from '../queries-write.ts'
import { CHARGE } from '../view.ts'

/**
 * Idempotent completion of a paid charge, for page, webhook and sweeper. Precondition: the member is locked. A payment for an ended charge is
 * refunded.
 */
export async function paid(context: TransactionContext, charge_id: Id<'subscription_charges'>, payment?: PaymentRow) {
  const charge = (await findCharge(context.tx, charge_id))!
  if (payment && charge.payment_id === payment.id) return
  const row = (await findSubscription(context.tx, charge.subscription_id))!
  // The charge has ended or was paid by another payment: refund.
  if (payment && (charge.status !== 'open' || row.status === 'expired')) return giveBackLate(context, payment)
  if (charge.status !== 'open') return
  const at = await context.clock()
  const period = periodOf(charge, row, at)
  await endCharge(context.tx, charge.id, 'paid', payment?.id)
  await book(context, charge)
  // The card that paid becomes the default if there is none.
  await setDefault(context.tx, row.member_id, context.tools.gateway.provider)
  await issueInvoice(context, charge, {
    at,
    period,
    whole: { start: period.whole_start, end: period.end },
    before: row.plan,
    payment_id: payment?.id,
  })
  const changed = {
    ...{ plan: charge.plan, cycle: charge.cycle, amount: charge.whole_amount, failures: 0, failed_at: null },
    ...{ anchor_at: period.anchor, period_start: period.whole_start, period_end: period.end, due_at: period.end },
    ...(charge.kind === 'renewal' ? {} : NOTHING_NEXT),
  }
  if (row.status === 'active') await write(context, row, changed)
  else await move(context, row, 'pay', 'system', changed)
}

/** Period paid for: an upgrade ends with the current period, a start begins now, a renewal as agreed. */
function periodOf(charge: ChargeRow, row: SubscriptionRow, at: Date) {
  if (charge.kind === 'renewal') {
    const start = charge.period_start!
    const anchor = start.getTime() === row.period_end!.getTime() && row.anchor_at ? row.anchor_at : start
    return { anchor, start, whole_start: start, end: charge.period_end! }
  }
  if (charge.period_end) return { anchor: row.anchor_at!, start: charge.period_start!, whole_start: row.period_start!, end: row.period_end! }
  return { anchor: at, start: at, whole_start: at, end: periodEnd(at, at, charge.cycle) }
}

const book = (context: TransactionContext, { id, member_id, amount, currency }: ChargeRow) =>
  post(context, {
    ...{ code: 'subscription_charge', ref_type: CHARGE, ref_id: id, actor_id: member_id },
    lines: [
      { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
      { account: { owner_id: null, code: 'subscription_revenue', currency }, credit: amount },
    ],
  })

/** Cause of the end: the card on session (`card`) or off session (`away`), the member, or the timer (`clock`). */
export type By = 'card' | 'away' | 'member' | 'clock'

/** Unpaid charge: a start ends, an upgrade is dropped, a renewal is tried again until the last attempt. */
export async function failed(context: TransactionContext, charge_id: Id<'subscription_charges'>, by: By = 'card') {
  const charge = (await findCharge(context.tx, charge_id))!
  if (charge.status !== 'open') return
  const row = (await findSubscription(context.tx, charge.subscription_id))!
  // A card declined on session does not use up one of the automatic attempts.
  if (charge.kind === 'renewal') return by === 'away' ? renewalFailed(context, charge, row) : undefined
  await endCharge(context.tx, charge.id, 'failed')
  if (row.status !== 'incomplete') return write(context, row, {})
  if (by === 'member') return move(context, row, 'give_up', 'member')
  return by === 'clock' ? move(context, row, 'expire', 'clock') : move(context, row, 'fail', 'system')
}

async function renewalFailed(context: TransactionContext, charge: ChargeRow, row: SubscriptionRow) {
  const at = await context.clock()
  const failures = row.failures + 1
  const failed_at = row.failed_at ?? at
  const due_at = row.status === 'trialing' ? undefined : nextTry(failed_at, failures)
  const { plan, cycle, amount, currency } = charge
  if (!due_at) {
    await endCharge(context.tx, charge.id, 'failed')
    await move(context, row, 'fail', 'system', { failures, failed_at })
    return letter(context.tx, row.member_id, 'subscription_downgraded', { plan: 'free', path: '/subscription/plans' })
  }
  if (row.status === 'active') await move(context, row, 'fall_due', 'system', { failures, failed_at, due_at })
  else await write(context, row, { failures, due_at })
  return letter(context.tx, row.member_id, 'subscription_failed', { plan, cycle, amount, currency, date: due_at })
}
