import { useLingui } from '@lingui/react/macro'
import { useFailure } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { orders } from '../../contract.ts'

type Payment = AnswerOf<typeof orders.showGroup>['group']['payment']

/** Reason of the failure, and a link back to the unchanged cart. */
export function PlacedFailed({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const failure = useFailure()
  if (payment?.status === 'captured') return <CameLate payment={payment} />
  return (
    <div className="stack">
      <Note tone="bad" role="alert">
        {payment?.failure ? failure(payment.failure) : t`The purchase was cancelled before it was paid.`}
      </Note>
      <p className="text-2">{t`Nothing was charged. Your cart is as it was.`}</p>
      <p className="row row--wrap">
        <Button variant="fill" href="/cart/checkout">{t`Try again`}</Button>
        <Button href="/cart">{t`Back to the cart`}</Button>
      </p>
    </div>
  )
}

/** Late payment: it succeeded after the purchase was cancelled. */
function CameLate({ payment }: { payment: NonNullable<Payment> }) {
  const { t } = useLingui()
  const money = moneyText(payment, useNumbers())
  return (
    <div className="stack">
      <Note tone="warn">{t`Your bank let the payment through after this purchase had ended. We return all of it, ${money}, to the same card: your bank shows it within five to ten days. You need not do anything.`}</Note>
      <p className="row row--wrap">
        <Button href="/marketplace/for-sale">{t`Go on looking`}</Button>
      </p>
    </div>
  )
}
