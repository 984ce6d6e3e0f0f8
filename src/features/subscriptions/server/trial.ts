import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { later, TRIAL_DAYS, WARNED_DAYS } from '../rules.ts'
import { letter } from './invoices/letters.ts'
import { tellMove, write } from './move.ts'
import { findLive, hadTrial } from './queries.ts'
import { keepSubscription } from './queries-write.ts'
import { membershipOf, priceOf } from './view.ts'

/** Trial of 14 days, once per member. */
export const trial = command(subscriptions.trial, async ({ input, viewer, tx, clock, emit, tools, concerns }) => {
  await lock(tx, 'members', [viewer.id])
  if (await findLive(tx, viewer.id)) return refuse('subscription.already')
  if (await hadTrial(tx, viewer.id)) return refuse('subscription.trial_used')
  const now = await clock()
  const end = later(now, TRIAL_DAYS)
  const { plan, cycle } = input
  concerns({ plan, cycle })
  const amount = await priceOf(tx, plan, cycle)
  const row = await keepSubscription(tx, {
    ...{ member_id: viewer.id, plan, cycle, amount, currency: tools.site.currency, status: 'trialing' },
    ...{ period_start: now, period_end: end, trial_ends_at: end, due_at: later(end, -WARNED_DAYS) },
  })
  await write({ tx, emit, clock }, row, {})
  await tellMove({ emit, clock }, row, 'trial_began')
  await letter(tx, viewer.id, 'subscription_trial_began', { plan, date: end })
  return { membership: await membershipOf(tx, tools, viewer.id) }
})
