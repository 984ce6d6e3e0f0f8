import { safeParse } from 'zod/v4/core'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import type { TradeId } from '../../contract.ts'
import { TradeOfferId, trades } from '../../contract.ts'
import { Answer } from './Answer.tsx'
import { asksTimeline } from './asks-timeline.ts'

/** By the offer that it answers; without one, the viewer’s standing offer of the trade. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(trades.show, { ...place, path: { id: place.path.trade_id ?? '' }, query: new URLSearchParams() })
    return input && { trade_id: input.id, offer_id: safeParse(TradeOfferId, place.query.get('offer_id')).data }
  },
  asks: ({ trade_id, offer_id }) => [offer_id ? queryOf(trades.showOffer, { id: offer_id }) : queryOf(trades.show, { id: trade_id })],
  next: ({ trade_id, offer_id }, answerOf, round) => {
    const id = offer_id ?? answerOf(trades.show, { id: trade_id }).trade.own_offer_id
    if (!id) return []
    if (round === 0 && !offer_id) return [queryOf(trades.showOffer, { id })]
    return round === (offer_id ? 0 : 1) ? [asksTimeline(answerOf(trades.showOffer, { id }).trade_offer.proposal_id)] : []
  },
  Draw: ({ input: { trade_id, offer_id } }) =>
    offer_id ? <Answer key={offer_id} id={offer_id} action="counter" /> : <Standing trade_id={trade_id} />,
})

function Standing({ trade_id }: { trade_id: TradeId }) {
  const { trade } = useData(trades.show, { id: trade_id })
  return trade.own_offer_id && <Answer id={trade.own_offer_id} action="counter" />
}
