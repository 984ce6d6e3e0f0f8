import { defaultMethod } from '#features/payments/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { later, periodEnd, renewalStart } from '../../rules.ts'
import { letter } from '../invoices/letters.ts'
import { move, tellMove, write } from '../move.ts'
import { type ChargeRow, findSubscription, openCharge, type SubscriptionRow } from '../queries.ts'
import { dueSubscriptions, nextDue } from '../queries-due.ts'
import { keepCharge, NOTHING_NEXT } from '../queries-write.ts'
import { priceOf } from '../view.ts'
import { isUnderWay, payFor } from './charge.ts'
import { failed, paid } from './settled.ts'

const HOUR_IN_DAYS = 1 / 24

/** Timer of every plan: mail before the trial ends, end of trial, renewal, next attempt, end of a cancelled plan. */
export const turn = timer({
  name: 'subscriptions.turn',
  due: dueSubscriptions,
  next: nextDue,
  async run(context, id) {
    const first = await findSubscription(context.tx, id)
    if (!first) return
    await lock(context.tx, 'members', [first.member_id])
    const row = (await findSubscription(context.tx, id))!
    const now = await context.clock()
    if (!row.due_at || row.due_at > now) return
    if (row.status === 'trialing' && row.period_end! > now) return warn(context, row)
    if (row.status === 'cancelling') return end(context, row)
    const charge = await openCharge(context.tx, id)
    // The payer is at 3-D Secure or the gateway has not answered: again in an hour.
    if (charge && (charge.kind !== 'renewal' || (await isUnderWay(context.tx, charge.id))))
      return write(context, row, { due_at: later(now, HOUR_IN_DAYS) })
    await take(context, row, charge ?? (await renewal(context, row, now)))
  },
})

async function warn(context: TransactionContext, row: SubscriptionRow) {
  const { plan, cycle, currency, period_end: date } = row
  const card = await defaultMethod(context.tx, row.member_id, context.tools.gateway.provider)
  const amount = await priceOf(context.tx, plan, cycle)
  await letter(context.tx, row.member_id, 'subscription_trial_ends', { plan, cycle, currency, amount, date: date!, card: card?.last4 ?? 'none' })
  await write(context, row, { due_at: date, warned_at: await context.clock() })
  await tellMove(context, row, 'trial_ends')
}

async function end(context: TransactionContext, row: SubscriptionRow) {
  await move(context, row, 'expire', 'clock')
  await letter(context.tx, row.member_id, 'subscription_downgraded', { plan: 'free', path: '/subscription/plans' })
}

/** A downgrade agreed for the end of the period takes effect now, paid or not. */
async function renewal(context: TransactionContext, row: SubscriptionRow, now: Date): Promise<ChargeRow> {
  const { plan, cycle } = { plan: row.next_plan ?? row.plan, cycle: row.next_cycle ?? row.cycle }
  const whole_amount = await priceOf(context.tx, plan, cycle)
  if (row.next_plan) await write(context, row, { plan, cycle, ...NOTHING_NEXT })
  if (plan !== row.plan) await letter(context.tx, row.member_id, 'subscription_downgraded', { plan })
  const start = renewalStart(row.period_end!, now)
  const anchor = (start === row.period_end && row.anchor_at) || start
  return keepCharge(context.tx, {
    ...{ subscription_id: row.id, member_id: row.member_id, kind: 'renewal', plan, cycle, currency: row.currency },
    ...{ amount: whole_amount, whole_amount, period_start: start, period_end: periodEnd(anchor, start, cycle), attended: false },
  })
}

/** Opens the payment on the default card; the sweeper of payments charges it, and its event continues here. */
async function take(context: TransactionContext, before: SubscriptionRow, charge: ChargeRow) {
  if (charge.amount === 0) return paid(context, charge.id)
  const card = await defaultMethod(context.tx, before.member_id, context.tools.gateway.provider)
  if (!card) return failed(context, charge.id, 'away')
  await payFor(context, charge, card.payment_method_id, { away: true })
  const row = (await findSubscription(context.tx, before.id))!
  await write(context, row, { due_at: later(await context.clock(), HOUR_IN_DAYS) })
}
