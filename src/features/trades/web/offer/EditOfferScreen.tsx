import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { trades } from '../../contract.ts'
import { Answer } from './Answer.tsx'
import { asksTimeline } from './asks-timeline.ts'

/** One’s own terms, changed. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.showOffer, { ...place, path: { id: place.path.offer_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.showOffer, { id })],
  next: ({ id }, answerOf, round) => (round === 0 ? [asksTimeline(answerOf(trades.showOffer, { id }).trade_offer.proposal_id)] : []),
  Draw: ({ input: { id } }) => <Answer key={id} id={id} action="edit" />,
})
