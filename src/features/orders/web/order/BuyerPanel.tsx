import { useLingui } from '@lingui/react/macro'
import { Note } from '#web/ui/messages/Note.tsx'
import { ConfirmArrival } from './ConfirmArrival.tsx'
import { PayOrCancel } from './PayOrCancel.tsx'
import type { ShownOrder } from './shown-order.ts'

export function BuyerPanel({ order }: { order: ShownOrder }) {
  if (order.status === 'pending_payment') return <PayOrCancel order={order} />
  if (order.seller_is_away) return <SellerAway />
  return order.actions.includes('confirm') ? <ConfirmArrival order={order} /> : null
}

/** Paid, but the seller is away or suspended: what the buyer can expect. */
function SellerAway() {
  const { t } = useLingui()
  return (
    <Note>
      {t`The seller is not here at the moment. Your money stays reserved: nobody is paid before your parcel is sent.`}{' '}
      <a className="link" href="/contact">{t`Write to us if nothing comes`}</a>
    </Note>
  )
}
