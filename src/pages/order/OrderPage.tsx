import { asksOfDeal, DealFeedback } from '#features/feedback/web/public.tsx'
import { orders } from '#features/orders/contract.ts'
import { OrderShown } from '#features/orders/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'

/** An order of one's own, bought or sold; once it has arrived, with the feedback of both. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orders.show, { ...place, path: { id: place.path.order_id ?? '' } }),
  asks: (input) => [queryOf(orders.show, input)],
  next: ({ id }, answerOf, round) => (round === 0 && answerOf(orders.show, { id }).order.delivered_at ? asksOfDeal(id) : []),
  Draw: ({ input: { id } }) => <OrderShown id={id} delivered={<DealFeedback id={id} />} />,
})
