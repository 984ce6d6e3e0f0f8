import { payOutside } from '#features/payments/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { changeOf, type Price, prorated } from '../rules.ts'
import { openFor } from './charging/charge.ts'
import { type ChargeRef, conclude } from './charging/conclude.ts'
import { paid } from './charging/settled.ts'
import { findLive, openCharge, type SubscriptionRow } from './queries.ts'
import { keepSubscription } from './queries-write.ts'
import { priceOf } from './view.ts'

/** Amount due now: the full price at the start, the pro rata difference for an upgrade. */
export function dueNow(row: SubscriptionRow | undefined, wanted: Price, at: Date) {
  if (!row || row.status === 'incomplete' || row.trial_ends_at?.getTime() === row.period_end?.getTime())
    return { amount: wanted.amount, anew: true, kind: 'start' as const }
  const held = { plan: row.plan, cycle: row.cycle, amount: row.amount, period: { start: row.period_start!, end: row.period_end! } }
  return { ...prorated(held, wanted, at), kind: 'upgrade' as const }
}

/** Refusals: overdue payments come first, downgrades wait for the end of the period, and the current plan cannot be bought again. */
export function whyNot(row: SubscriptionRow | undefined, wanted: Price) {
  if (!row || row.status === 'incomplete' || row.status === 'trialing') return undefined
  if (row.status === 'past_due') return refuse('subscription.past_due')
  if (row.trial_ends_at?.getTime() === row.period_end?.getTime()) return undefined
  const change = changeOf(row, wanted)
  if (change === 'same') return refuse('subscription.already')
  return change === 'at_end' ? refuse('subscription.at_end') : undefined
}

/** Starts or upgrades a plan: opened under the member's lock, paid outside it, completed once. */
export const start = phasedCommand(subscriptions.start, {
  async prepare(call): Promise<ChargeRef | ReturnType<typeof refuse>> {
    const { input, viewer, tx, clock, tools } = call
    await lock(tx, 'members', [viewer.id])
    const row = await findLive(tx, viewer.id)
    const wanted = { plan: input.plan, cycle: input.cycle, amount: await priceOf(tx, input.plan, input.cycle) }
    const no = whyNot(row, wanted) ?? (row && (await openCharge(tx, row.id)) && refuse('subscription.payment_open'))
    if (refused(no)) return no
    const now = await clock()
    const { amount, anew, kind } = dueNow(row, wanted, now)
    if (amount > input.expected_amount) return refuse('subscription.changed', { amount })
    const { currency } = tools.site
    const { plan, cycle } = input
    const subscription =
      row ?? (await keepSubscription(tx, { member_id: viewer.id, plan, cycle, status: 'incomplete', amount: wanted.amount, currency }))
    const ref = await openFor(call, subscription, {
      ...{ kind, plan, cycle, amount, whole_amount: wanted.amount },
      period: anew ? undefined : { start: now, end: subscription.period_end! },
      payment_method_id: input.payment_method_id,
    })
    if (!ref.payment_id) await paid(call, ref.charge_id)
    return { ...ref, back: input.redirect_back }
  },
  outside: async ({ charge_id, payment_id, back }, tools, db) =>
    payment_id
      ? payOutside(
          tools,
          db,
          payment_id,
          `${tools.site.public_url}/subscription/paid?${new URLSearchParams({ charge: charge_id, redirect_back: back })}`,
        )
      : null,
  finish: conclude,
})
