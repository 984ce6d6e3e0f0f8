import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { findSeen } from '../queries.ts'
import { tradeView } from '../view.ts'

export const show = query(trades.show, async (question) => {
  const row = await findSeen(question.db, question.input.id, question.viewer.id)
  return row ? { trade: await tradeView(question, row) } : refuse('trade.not_found')
})
