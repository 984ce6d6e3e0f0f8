import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { feedback } from '../contract.ts'
import { feedbackNotices } from '../notices.ts'
import { feedbackTexts } from '../texts.ts'
import { onCircleDone } from './deals/on-circle-done.ts'
import { onOrderDelivered } from './deals/on-order-delivered.ts'
import { onTradeCompleted } from './deals/on-trade-completed.ts'
import { give } from './give.ts'
import { mayHearAbout, mayHearDeal } from './hear.ts'
import { feedbackTags } from './privacy.ts'
import { feedbackCause } from './queries-causes.ts'
import { storeScore } from './queries-scores.ts'
import { deal, list, open, questions, summary } from './read.ts'
import { recountScores } from './recount.timer.ts'
import { reply } from './reply.ts'
import { revealFeedback } from './reveal.timer.ts'
import { revise } from './revise.ts'

export const feedbackSlice = slice('feedback', feedback, {
  handlers: { questions, give, revise, reply, deal, open, list, summary },
  listeners: [onOrderDelivered, onTradeCompleted, onCircleDone],
  timers: [revealFeedback, recountScores],
  topics: { feedback: mayHearDeal, 'feedback of member': ownOnly, 'feedback about': mayHearAbout },
  texts: feedbackTexts,
  subjectCounts: storeScore,
  tags: feedbackTags,
  lockRank: { feedback_deals: 450 },
  notices: feedbackNotices,
  statementCauses: [feedbackCause],
})
