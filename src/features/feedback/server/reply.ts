import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { feedback, feedbackChanged } from '../contract.ts'
import { type Given, mayReply } from '../rules.ts'
import { dealOfFeedback, feedbackOf, keepReply, ownDeal } from './queries.ts'
import { partiesOf } from './reveal.ts'
import { dealView } from './view.ts'

export const reply = command(feedback.reply, async ({ input: { id, reply: text }, viewer, tx, clock, emit }) => {
  const found = await dealOfFeedback(tx, id, viewer.id)
  if (found?.receiver_id !== viewer.id) return refuse('feedback.not_found')
  if (!text) return refuse('feedback.reply_empty')
  await lock(tx, 'feedback_deals', [found.deal_id])
  const deal = (await ownDeal(tx, found.deal_id, viewer.id))!
  const row = (await feedbackOf(tx, [deal.id])).find((one) => one.id === id)!
  if (!mayReply(row as Given & typeof row)) return refuse('feedback.wrong_state')
  const now = await clock()
  await keepReply(tx, id, text, now)
  emit(feedbackChanged, partiesOf(deal))
  return { deal: await dealView(tx, viewer.id, deal, now), member_id: viewer.id }
})
