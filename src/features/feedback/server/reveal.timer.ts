import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { dealById, dueReveals, feedbackOf, nextReveal } from './queries.ts'
import { reveal } from './reveal.ts'

/** Shows feedback that the other has not answered for 14 days. */
export const revealFeedback = timer({
  name: 'feedback.reveal',
  due: dueReveals,
  next: nextReveal,
  async run(context, deal_id) {
    await lock(context.tx, 'feedback_deals', [deal_id])
    const deal = (await dealById(context.tx, deal_id))!
    const now = await context.clock()
    const waiting = (await feedbackOf(context.tx, [deal_id])).filter(({ revealed_at, reveal_at }) => revealed_at === null && reveal_at <= now)
    if (waiting.length) await reveal(context, deal, now)
  },
})
