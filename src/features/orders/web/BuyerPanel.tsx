import { ConfirmArrival } from './ConfirmArrival.tsx'
import { PayOrCancel } from './PayOrCancel.tsx'
import type { ShownOrder } from './shown-order.ts'

/** What the buyer can do now. */
export function BuyerPanel({ order }: { order: ShownOrder }) {
  if (order.status === 'pending_payment') return <PayOrCancel order={order} />
  return order.actions.includes('confirm') ? <ConfirmArrival order={order} /> : null
}
