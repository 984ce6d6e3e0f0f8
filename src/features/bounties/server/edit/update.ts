import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyChanged } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import { changeBounty } from '../queries.ts'
import { bountyAnswer } from '../view.ts'
import { columnsOf, hangMedias } from './given.ts'
import { lockOwn } from './own.ts'
import { scheduleBounty } from './schedule.ts'

/** What is open stays as it was promised; what has ended may be changed and opened again. */
export const update = command(bounties.update, async (call) => {
  const { input, viewer, tx, emit, tools } = call
  const { id, publish_at, ...given } = input
  const row = await lockOwn(call, id)
  if (refused(row)) return row
  if (!isWaiting(row.status) && (row.status !== 'Closed' || publish_at)) return refuse('bounty.wrong_state', { status: row.status })
  const columns = await columnsOf(tx, given, viewer.id, tools.site.currency)
  if (refused(columns)) return columns
  await changeBounty(tx, id, columns)
  await hangMedias(tx, id, given.media_ids)
  const no = publish_at && (await scheduleBounty(call, row, publish_at))
  if (no) return no
  emit(bountyChanged, { bounty_id: id, user_id: viewer.id, status: row.status })
  return bountyAnswer(call, id)
})
