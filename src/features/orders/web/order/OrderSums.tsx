import { useLingui } from '@lingui/react/macro'
import { cardName } from '#features/payments/web/public.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Totals; for the seller also commission and net amount. */
export function OrderSums({ order }: { order: ShownOrder }) {
  const { t } = useLingui()
  const { status, paid_at, item_total, shipping_total, total, commission, net, refunded, currency, card } = order
  const money = (amount: number, className?: string) => <Price as="plain" className={className} money={{ amount, currency }} />
  const title = paid_at ? t`Paid` : status === 'cancelled' ? t`Not charged` : t`To be paid`
  return (
    <div className="side-block">
      <h2>{title}</h2>
      <Facts
        caption={title}
        facts={[
          { label: t`Items`, value: money(item_total) },
          { label: t`Delivery`, value: money(shipping_total) },
          { label: t`Total`, value: money(total, 'strong') },
          { label: t`Given back`, value: refunded > 0 && money(-refunded) },
          { label: t`Card`, value: card && t`${cardName(card.brand)} ending ${card.last4}` },
          { label: t`Commission`, value: commission !== null && money(commission) },
          { label: t`You receive`, value: net !== null && money(net, 'strong') },
        ].filter(({ value }) => value !== false)}
      />
    </div>
  )
}
