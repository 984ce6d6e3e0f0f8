import { useLingui } from '@lingui/react/macro'
import { CartEmpty, OrderSummary } from '#features/orders/web/public.tsx'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './CheckoutPage.module.css'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { PayButton } from './PayButton.tsx'
import { useCheckout } from './use-checkout.ts'

export default screenWithoutInput(CheckoutPage, { visitors: 'members', asks: () => [queryOf(places.list, {}), queryOf(payments.methods, {})] })

/** Checkout on one page: address, delivery, card. */
function CheckoutPage() {
  const { t } = useLingui()
  const checkout = useCheckout()
  const { lines, country, paying, paidElsewhere } = checkout
  const { quote, whole, reading } = checkout.quoting
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Checkout`}</Title>
      <Crumbs crumbs={[{ label: t`Cart`, href: '/cart' }, { label: t`Checkout` }]} />
      <h1 className={css.title}>{t`Checkout`}</h1>
      {lines?.length === 0 && (paidElsewhere ? <PaidElsewhere group_id={paidElsewhere} /> : <CartEmpty />)}
      {lines?.length !== 0 && (
        <div className="pay">
          <CheckoutSteps checkout={checkout} />
          {quote && (
            <OrderSummary quote={quote} least={country === null}>
              <PayButton quote={quote} whole={whole} paying={paying} reading={reading} />
            </OrderSummary>
          )}
        </div>
      )}
    </main>
  )
}

/** The cart was paid in another tab since this page was opened. */
function PaidElsewhere({ group_id }: { group_id: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`You have just paid this in another tab`}
      line={t`It was charged once.`}
      action={<Button variant="fill" href={`/orders/placed?group=${group_id}`}>{t`See your orders`}</Button>}
    />
  )
}
