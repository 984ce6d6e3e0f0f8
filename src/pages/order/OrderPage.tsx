import { useLingui } from '@lingui/react/macro'
import { ChatLink } from '#features/chat/web/public.tsx'
import { asksOfDeal, DealFeedback } from '#features/feedback/web/public.tsx'
import { labels } from '#features/labels/contract.ts'
import { OrderLabels } from '#features/labels/web/public.tsx'
import { orders } from '#features/orders/contract.ts'
import { OrderShown, type ShownOrder } from '#features/orders/web/public.tsx'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'

/** An order of one's own, bought or sold; once it has arrived, with the feedback of both. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(orders.show, { ...place, path: { id: place.path.order_id ?? '' } }),
  asks: (input) => [queryOf(orders.show, input)],
  next: ({ id }, answerOf, round) => {
    if (round > 0) return []
    const { role, delivered_at, as_staff } = answerOf(orders.show, { id }).order
    if (as_staff) return []
    return [...(role === 'seller' ? [queryOf(labels.list, { id })] : []), ...(delivered_at ? asksOfDeal(id) : [])]
  },
  Draw: ({ input: { id } }) => (
    <OrderShown
      id={id}
      delivered={<DealFeedback id={id} />}
      labels={() => <OrderLabels order_id={id} />}
      contact={(order) => <Contact order={order} />}
    />
  ),
})

/** Not before it is paid: a seller does not learn who might buy. */
function Contact({ order: { id, role, buyer, seller, paid_at } }: { order: ShownOrder }) {
  const { t } = useLingui()
  if (!paid_at) return null
  const about = { type: 'Order', id }
  return (
    <p>
      {role === 'seller' ? (
        <ChatLink user_id={buyer.id} about={about}>{t`Write to the buyer`}</ChatLink>
      ) : (
        <ChatLink user_id={seller.id} about={about}>{t`Write to the seller`}</ChatLink>
      )}
    </p>
  )
}
