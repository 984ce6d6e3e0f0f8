import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { feedback, feedbackGiven } from '../contract.ts'
import { isOneWay, mayGive, revealsAt } from '../rules.ts'
import { answered } from './answered.ts'
import { feedbackOf, keepFeedback, ownDeal } from './queries.ts'
import { partiesOf, reveal } from './reveal.ts'
import { dealView } from './view.ts'

/** Double-blind: hidden until both have written, so that nobody is afraid of an answer in kind. */
export const give = command(feedback.give, async ({ input: { order_id, comment, ...stars }, viewer, tx, clock, emit }) => {
  await lock(tx, 'feedback_deals', [order_id])
  const deal = await ownDeal(tx, order_id, viewer.id)
  if (!deal) return refuse('feedback.not_found')
  const role = deal.buyer_id === viewer.id ? 'buyer' : 'seller'
  if (role === 'seller' && isOneWay(deal)) return refuse('feedback.not_found')
  const answers = answered(role, stars, deal)
  if (refused(answers)) return answers
  const now = await clock()
  const rows = await feedbackOf(tx, [deal.id])
  const other = rows.find((row) => row.role !== role)
  if (rows.some((row) => row.role === role)) return refuse('feedback.given')
  if (!mayGive(undefined, deal.closes_at, now)) return refuse('feedback.closed')
  const informed = other?.revealed_at != null
  const kept = await keepFeedback(tx, { deal, role, ...answers, comment, informed, given_at: now, reveal_at: revealsAt(now, deal.closes_at) })
  const [author_id, receiver_id] = [viewer.id, role === 'buyer' ? deal.seller_id : deal.buyer_id]
  const shown = other !== undefined || isOneWay(deal)
  emit(feedbackGiven, { ...partiesOf(deal), feedback_id: kept.id as never, author_id, receiver_id, waits: !shown })
  if (shown) await reveal({ tx, emit, clock }, deal, now)
  return { deal: await dealView(tx, viewer.id, deal, now), member_id: viewer.id }
})
