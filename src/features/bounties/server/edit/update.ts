import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyChanged } from '../../contract.ts'
import { changeBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { columnsOf, hangMedias } from './given.ts'
import { lockOwn } from './own.ts'

/** What is open stays as it was promised; what has ended may be changed and opened again. */
export const update = command(bounties.update, async (call) => {
  const { input, viewer, tx, emit, tools } = call
  const { id, ...given } = input
  const row = await lockOwn(call, id)
  if (refused(row)) return row
  if (row.status !== 'Draft' && row.status !== 'Closed') return refuse('bounty.wrong_state', { status: row.status })
  const columns = await columnsOf(tx, given, viewer.id, tools.site.currency)
  if (refused(columns)) return columns
  await changeBounty(tx, id, columns)
  await hangMedias(tx, id, given.media_ids)
  emit(bountyChanged, { bounty_id: id, user_id: viewer.id, status: row.status })
  return bountyAnswer(call, id)
})
