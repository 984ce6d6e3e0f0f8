import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { feedback, feedbackChanged } from '../contract.ts'
import { type Given, mayRevise, type Role } from '../rules.ts'
import { answered } from './answered.ts'
import { dealOfFeedback, feedbackOf, ownDeal, reviseFeedback } from './queries.ts'
import { partiesOf, recountAbout } from './reveal.ts'
import { dealView } from './view.ts'

/** A problem that was solved may change the words, once. */
export const revise = command(feedback.revise, async ({ input: { id, comment, ...stars }, viewer, tx, clock, emit }) => {
  const found = await dealOfFeedback(tx, id, viewer.id)
  if (found?.author_id !== viewer.id) return refuse('feedback.not_found')
  await lock(tx, 'feedback_deals', [found.deal_id])
  const deal = (await ownDeal(tx, found.deal_id, viewer.id))!
  const row = (await feedbackOf(tx, [deal.id])).find((one) => one.id === id)!
  const now = await clock()
  if (!mayRevise(row as Given & typeof row, now)) return refuse('feedback.wrong_state')
  const answers = answered(row.role as Role, stars, deal)
  if (refused(answers)) return answers
  await reviseFeedback(tx, row, { ...answers, comment }, now)
  await recountAbout(tx, [row])
  emit(feedbackChanged, partiesOf(deal))
  return { deal: await dealView(tx, viewer.id, deal, now), member_id: viewer.id }
})
