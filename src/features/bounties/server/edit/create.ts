import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { keepBounty, newBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { columnsOf, hangMedias } from './given.ts'
import { publishBounty } from './publication.ts'

export const create = command(bounties.create, async (call) => {
  const { input, viewer, tx, tools } = call
  const { is_published, ...given } = input
  await lock(tx, 'members', [viewer.id])
  const columns = await columnsOf(tx, given, viewer.id, tools.site.currency)
  if (refused(columns)) return columns
  const id = await keepBounty(tx, { ...columns, user_id: viewer.id })
  // Nobody else knows of the row yet, so that it is not locked: its pictures are, and they come later in the order.
  const row = await newBounty(tx, id)
  await hangMedias(tx, id, given.media_ids)
  const no = is_published ? await publishBounty(call, row) : undefined
  return no ?? bountyAnswer(call, id)
})
