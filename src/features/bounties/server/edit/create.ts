import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { keepBounty, newBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { columnsOf, hangMedias } from './given.ts'
import { publishBounty } from './publication.ts'
import { scheduleBounty } from './schedule.ts'

export const create = command(bounties.create, async (call) => {
  const { input, viewer, tx, tools, clock } = call
  const { is_published, publish_at, ...given } = input
  await lock(tx, 'members', [viewer.id])
  const columns = await columnsOf(tx, given, viewer.id, tools.site.currency)
  if (refused(columns)) return columns
  const id = await keepBounty(tx, { ...columns, user_id: viewer.id })
  // Nobody else knows of the row yet, so that it is not locked: its pictures are, and they come later in the order.
  const row = await newBounty(tx, id)
  await hangMedias(tx, id, given.media_ids)
  const later = publish_at && publish_at > (await clock()) ? publish_at : undefined
  const no = !is_published ? undefined : later ? await scheduleBounty(call, row, later) : await publishBounty(call, row)
  return no ?? bountyAnswer(call, id)
})
