import { ChatLink } from '#features/chat/web/public.tsx'
import { asksOfDeal, DealFeedback } from '#features/feedback/web/public.tsx'
import { trades } from '#features/trades/contract.ts'
import { TradeOrderShown } from '#features/trades/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'

/** An agreed trade of one’s own; once everything has changed hands, with the feedback of both. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.order, { ...place, path: { id: place.path.trade_id ?? '' } }),
  asks: (input) => [queryOf(trades.order, input)],
  next: ({ id }, answerOf, round) => {
    const { trade_order } = answerOf(trades.order, { id })
    return round === 0 && trade_order.status === 'completed' ? asksOfDeal(trade_order.id) : []
  },
  Draw: ({ input: { id } }) => (
    <TradeOrderShown
      id={id}
      completed={(order_id) => <DealFeedback id={order_id} />}
      contact={(user_id, order_id) => (
        <p>
          <ChatLink user_id={user_id} about={{ type: 'TradeOrder', id: order_id }} />
        </p>
      )}
    />
  ),
})
