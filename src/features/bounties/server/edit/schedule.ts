import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { isSchedulable } from '#kernel/time/schedule.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyChanged } from '../../contract.ts'
import { bountyMachine } from '../../rules.ts'
import { type BountyRow, changeBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { lockOwn } from './own.ts'

/** Nothing is held yet. Precondition: poster and bounty are locked. */
export async function scheduleBounty({ tx, emit, clock }: Pick<TransactionContext, 'tx' | 'emit' | 'clock'>, row: BountyRow, publish_at: Date) {
  if (!isSchedulable(publish_at, await clock())) return refuse('bounty.publish_at')
  await changeBounty(tx, row.id, { status: 'Scheduled', publish_at })
  emit(bountyChanged, { bounty_id: row.id, user_id: row.user_id, status: 'Scheduled' })
  return undefined
}

export const schedule = command(bounties.schedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'schedule', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  return (await scheduleBounty(call, row, call.input.publish_at)) ?? bountyAnswer(call, row.id)
})

export const unschedule = command(bounties.unschedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'unschedule', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  await changeBounty(call.tx, row.id, { status: 'Draft', publish_at: null })
  call.emit(bountyChanged, { bounty_id: row.id, user_id: row.user_id, status: 'Draft' })
  return bountyAnswer(call, row.id)
})
