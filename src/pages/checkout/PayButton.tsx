import { useLingui } from '@lingui/react/macro'
import type { Quoted } from '#features/orders/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { useOnline } from '#web/query/online.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { useCheckout } from './use-checkout.ts'

interface PayButtonProps {
  quote: Quoted
  whole: Quoted | undefined
  paying: ReturnType<typeof useCheckout>['paying']
  reading: boolean
}

/** Consumer protection: the button names the amount, and is disabled while the total is loading. */
export function PayButton({ quote, whole, paying, reading }: PayButtonProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const total = moneyText({ amount: quote.total, currency: quote.currency }, numbers)
  const changed = paying.refusal?.refused === 'cart.changed'
  const left = (whole?.stores ?? []).flatMap(({ lines }) => lines).filter(({ problem }) => problem === 'gone' || problem === 'own')
  const short = quote.stores.filter(({ lacks }) => lacks > 0)
  const pending = paying.busy ? t`Paying…` : reading ? t`Reading the total…` : undefined
  return (
    <div className="stack">
      {changed && <Note tone="warn" role="alert">{t`Prices or stock have changed. The total is ${total} now; nothing was charged.`}</Note>}
      {paying.lost && <LineLost onCancel={paying.forget} total={total} />}
      {!changed && <Refused refusal={paying.refusal} />}
      {left.map(({ product_id, name }) => (
        <Note key={product_id} tone="warn">{t`${name} cannot be bought any more and is left out.`}</Note>
      ))}
      {short.map(({ store_id, store_name }) => (
        <Note key={store_id} tone="warn">{t`The items of ${store_name} lie below its minimum order. Look at Delivery.`}</Note>
      ))}
      <Button variant="fill" size="l" block icon="lock-simple" disabled={short.length > 0} onClick={paying.pay} pending={pending}>
        {t`Pay ${total}`}
      </Button>
      <p className="caption">{t`Your money rests in a reserved balance. The seller is paid when you confirm the parcel, or 30 days after shipping if you report no problem.`}</p>
    </div>
  )
}

/** Offline: the payment is not sent later automatically; the buyer must press again. */
function LineLost({ onCancel, total }: { onCancel: () => void; total: string }) {
  const { t } = useLingui()
  const online = useOnline()
  return (
    <Note tone="warn" role="alert">
      {online
        ? t`The connection is back. Nothing happens by itself: press Pay to pay ${total}. You are never charged twice.`
        : t`You are offline. Nothing is paid while you are away, and nothing by itself when you are back: press Pay again then.`}{' '}
      <Button size="s" onClick={onCancel}>{t`Cancel`}</Button>
    </Note>
  )
}
