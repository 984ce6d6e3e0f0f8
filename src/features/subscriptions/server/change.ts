import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { changeOf, later, WARNED_DAYS } from '../rules.ts'
import { isUnderWay } from './charging/charge.ts'
import { allowed, move, write } from './move.ts'
import { findLive, openCharge, type SubscriptionRow } from './queries.ts'
import { endCharge, NOTHING_NEXT } from './queries-write.ts'
import { membershipOf } from './view.ts'

type Ask = CommandContext<typeof subscriptions.cancel>
type No = Refusal<'subscription.not_found' | 'subscription.payment_open'>

/** Locks the viewer's own plan; refuses while a payment is in progress. */
async function lockOwn({ input, viewer, tx }: Pick<Ask, 'input' | 'viewer' | 'tx'>): Promise<SubscriptionRow | No> {
  await lock(tx, 'members', [viewer.id])
  const row = await findLive(tx, viewer.id)
  if (row?.id !== input.id) return refuse('subscription.not_found')
  const charge = await openCharge(tx, row.id)
  return charge && charge.kind !== 'renewal' ? refuse('subscription.payment_open') : row
}

const answer = async ({ tx, tools, viewer }: Pick<Ask, 'tx' | 'tools' | 'viewer'>) => ({ membership: await membershipOf(tx, tools, viewer.id) })

/** Takes effect at the end of the paid period. */
export const downgrade = command(subscriptions.downgrade, async (call) => {
  const row = await lockOwn(call)
  if (refused(row)) return row
  const { plan, cycle } = call.input
  if (row.status !== 'active' || changeOf(row, { plan, cycle }) !== 'at_end') return refuse('subscription.wrong_state')
  call.concerns({ plan, cycle })
  await write(call, row, { next_plan: plan, next_cycle: cycle })
  return answer(call)
})

/** No further period: the plan stays until the paid period ends; an unpaid renewal is dropped. */
export const cancel = command(subscriptions.cancel, async (call) => {
  const row = await lockOwn(call)
  if (refused(row)) return row
  if (!allowed(row, 'cancel', 'member')) return refuse('subscription.wrong_state')
  const charge = await openCharge(call.tx, row.id)
  if (charge && (await isUnderWay(call.tx, charge.id))) return refuse('subscription.payment_open')
  if (charge) await endCharge(call.tx, charge.id, 'failed')
  await move(call, row, 'cancel', 'member', { ...NOTHING_NEXT, due_at: row.period_end })
  return answer(call)
})

/** Revokes a cancellation or downgrade agreed for the end of the period. */
export const resume = command(subscriptions.resume, async (call) => {
  const row = await lockOwn(call)
  if (refused(row)) return row
  const trying = row.trial_ends_at !== null && row.trial_ends_at.getTime() === row.period_end?.getTime()
  if (row.status === 'active' && row.next_plan) await write(call, row, NOTHING_NEXT)
  else if (row.status === 'cancelling')
    await move(call, row, trying ? 'resume_trial' : 'resume', 'member', {
      due_at: trying && !row.warned_at ? later(row.period_end!, -WARNED_DAYS) : row.period_end,
    })
  else return refuse('subscription.wrong_state')
  return answer(call)
})
