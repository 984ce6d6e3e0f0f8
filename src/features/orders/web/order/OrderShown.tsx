import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { type OrderId, orders } from '../../contract.ts'
import { BuyerCancel } from '../refund/BuyerCancel.tsx'
import { RefundList } from '../refund/RefundList.tsx'
import { SellerMoney } from '../refund/SellerMoney.tsx'
import { BuyerPanel } from './BuyerPanel.tsx'
import { DisputeLink } from './DisputeLink.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderEnd } from './OrderEnd.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderSums } from './OrderSums.tsx'
import { OrderTrack } from './OrderTrack.tsx'
import { SellerPanel } from './SellerPanel.tsx'
import type { ShownOrder } from './shown-order.ts'

interface OrderShownProps {
  id: OrderId
  /** Parts of other slices, once the parcel has arrived. */
  delivered?: ReactNode
  /** Of the seller: labels for its parcels. */
  labels?: (order: ShownOrder) => ReactNode
  /** The way to the other side. */
  contact?: (order: ShownOrder) => ReactNode
}

export function OrderShown({ id, delivered, labels, contact }: OrderShownProps) {
  const { t } = useLingui()
  const { order } = useData(orders.show, { id })
  const title = t`Order ${spokenNumber(order.number)}`
  const sold = order.role === 'seller'
  const works = order.as_staff
  const list = sold
    ? { label: t`Store orders`, href: works ? '/store/workplaces' : '/store/order-listing' }
    : { label: t`Order History`, href: '/orders' }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[list, { label: title }]} />
      <OrderHead order={order} title={title} />
      <OrderProgress order={order} />
      <div className="ord">
        <div>
          <OrderItems order={order} />
          <OrderTrack order={order} />
          {!works && order.delivered_at && delivered}
        </div>
        <aside aria-label={t`About this order`}>
          {sold && !works && labels?.(order)}
          {sold ? <SellerPanel order={order} /> : <BuyerPanel order={order} />}
          {!works && contact?.(order)}
          {sold ? <SellerMoney order={order} /> : <BuyerCancel order={order} />}
          {!works && <DisputeLink order={order} />}
          <RefundList order={order} />
          <OrderEnd order={order} />
          {order.status !== 'cancelled' && <OrderAddress order={order} />}
          <OrderSums order={order} />
        </aside>
      </div>
    </main>
  )
}
