import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { findSeen } from '../queries.ts'
import { bountyView } from '../view.ts'

export const show = query(bounties.show, async (question) => {
  const row = await findSeen(question.db, question.input.id, question.viewer.id)
  return row ? { bounty: await bountyView(question, row) } : refuse('bounty.not_found')
})
