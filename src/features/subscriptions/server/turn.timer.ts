import { defaultMethod } from '#features/payments/server/public.ts'
import type { Deed } from '#server/run/call.ts'
import { timer } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { later, periodEnd, renewalStart } from '../rules.ts'
import { isUnderWay, payFor } from './charge.ts'
import { letter } from './letters.ts'
import { move, write } from './move.ts'
import { type ChargeRow, findSubscription, openCharge, type SubscriptionRow } from './queries.ts'
import { dueSubscriptions, nextDue } from './queries-due.ts'
import { keepCharge, NOTHING_NEXT } from './queries-write.ts'
import { failed, paid } from './settled.ts'
import { priceOf } from './view.ts'

const HOUR_IN_DAYS = 1 / 24

/** The clock of every plan: a trial's warning and end, a period's turn, a failed renewal's next try, a cancelled plan's end. */
export const turn = timer({
  name: 'subscriptions.turn',
  due: dueSubscriptions,
  next: nextDue,
  async run(deed, id) {
    const first = await findSubscription(deed.tx, id)
    if (!first) return
    await lock(deed.tx, 'members', [first.member_id])
    const row = (await findSubscription(deed.tx, id))!
    const now = await deed.clock()
    if (!row.due_at || row.due_at > now) return
    if (row.status === 'trialing' && row.period_end! > now) return warn(deed, row)
    if (row.status === 'cancelling') return end(deed, row)
    const charge = await openCharge(deed.tx, id)
    // Its payer is at the bank, or the card network has not answered: an hour later, again.
    if (charge && (charge.kind !== 'renewal' || (await isUnderWay(deed.tx, charge.id)))) return write(deed, row, { due_at: later(now, HOUR_IN_DAYS) })
    await take(deed, row, charge ?? (await renewal(deed, row, now)))
  },
})

async function warn(deed: Deed, row: SubscriptionRow) {
  const { plan, cycle, currency, period_end: date } = row
  const card = await defaultMethod(deed.tx, row.member_id, deed.tools.gateway.provider)
  const amount = await priceOf(deed.tx, plan, cycle)
  await letter(deed.tx, row.member_id, 'subscription_trial_ends', { plan, cycle, currency, amount, date: date!, card: card?.last4 ?? 'none' })
  await write(deed, row, { due_at: date, warned_at: await deed.clock() })
}

async function end(deed: Deed, row: SubscriptionRow) {
  await move(deed, row, 'expire', 'clock')
  await letter(deed.tx, row.member_id, 'subscription_downgraded', { plan: 'free', path: '/subscription/plans' })
}

/** What was agreed for the period's end holds from here on, paid or not. */
async function renewal(deed: Deed, row: SubscriptionRow, now: Date): Promise<ChargeRow> {
  const { plan, cycle } = { plan: row.next_plan ?? row.plan, cycle: row.next_cycle ?? row.cycle }
  const whole_amount = await priceOf(deed.tx, plan, cycle)
  if (row.next_plan) await write(deed, row, { plan, cycle, ...NOTHING_NEXT })
  if (plan !== row.plan) await letter(deed.tx, row.member_id, 'subscription_downgraded', { plan })
  const start = renewalStart(row.period_end!, now)
  const anchor = (start === row.period_end && row.anchor_at) || start
  return keepCharge(deed.tx, {
    ...{ subscription_id: row.id, member_id: row.member_id, kind: 'renewal', plan, cycle, currency: row.currency },
    ...{ amount: whole_amount, whole_amount, period_start: start, period_end: periodEnd(anchor, start, cycle), attended: false },
  })
}

/** Takes it from the card that is the default now; the payments' own clock asks the gateway, and its word brings us on. */
async function take(deed: Deed, before: SubscriptionRow, charge: ChargeRow) {
  if (charge.amount === 0) return paid(deed, charge.id)
  const card = await defaultMethod(deed.tx, before.member_id, deed.tools.gateway.provider)
  if (!card) return failed(deed, charge.id, 'away')
  await payFor(deed, charge, card.payment_method_id, { away: true })
  const row = (await findSubscription(deed.tx, before.id))!
  await write(deed, row, { due_at: later(await deed.clock(), HOUR_IN_DAYS) })
}
