import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyChanged } from '../../contract.ts'
import { bountyMachine } from '../../rules.ts'
import { awardBounty, closeBounty } from '../end.ts'
import { acceptedOffer } from '../offer/queries.ts'
import { changeBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { lockOwn } from './own.ts'
import { publishBounty } from './publication.ts'

export const publish = command(bounties.publish, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'publish', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  return (await publishBounty(call, row)) ?? bountyAnswer(call, row.id)
})

export const close = command(bounties.close, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'close', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  if (await acceptedOffer(call.tx, row.id)) return refuse('bounty.accepted')
  await closeBounty(call, row)
  return bountyAnswer(call, row.id)
})

export const award = command(bounties.award, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'award', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  const offer = await acceptedOffer(call.tx, row.id)
  if (!offer) return refuse('bounty.none_accepted')
  await awardBounty(call, row, offer)
  return bountyAnswer(call, row.id)
})

export const archive = command(bounties.archive, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(bountyMachine, row.status, 'archive', 'poster')) return refuse('bounty.wrong_state', { status: row.status })
  await changeBounty(call.tx, row.id, { status: 'Archived', publish_at: null })
  call.emit(bountyChanged, { bounty_id: row.id, user_id: row.user_id, status: 'Archived' })
  return bountyAnswer(call, row.id)
})
