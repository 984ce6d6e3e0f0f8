import { useLingui } from '@lingui/react/macro'
import { CartEmpty, DeliveryPick, OrderSummary } from '#features/orders/web/public.tsx'
import { payments } from '#features/payments/contract.ts'
import { CardPick, cardName } from '#features/payments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import { AddressLine, AddressPick } from '#features/places/web/public.tsx'
import { ask } from '#web/data.ts'
import { still } from '#web/site.ts'
import { Crumbs } from '#web/ui/Crumbs.tsx'
import { CheckoutStep } from './CheckoutStep.tsx'
import { PayButton } from './PayButton.tsx'
import { useCheckout } from './use-checkout.ts'

export default still(CheckoutPage, { visitors: 'members', asks: () => [ask(places.list, {}), ask(payments.methods, {})] })

/** One page: where to, how, and with which card. */
function CheckoutPage() {
  const { t } = useLingui()
  const { lines, quoting, handles, paying, address, setAddress, setCountry, card, setCard, saved, pickRate } = useCheckout()
  const { quote } = quoting
  const parcels = quote?.stores ?? []
  const chosen = parcels.length > 0 && parcels.every(({ rate_id }) => rate_id)
  const rates = parcels.map((store) => store.rates.find(({ id }) => id === store.rate_id)?.option_name)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <title>{t`Checkout`}</title>
      <Crumbs crumbs={[{ label: t`Cart`, href: '/cart' }, { label: t`Checkout` }]} />
      <h1>{t`Checkout`}</h1>
      {lines?.length === 0 && <CartEmpty />}
      {lines?.length !== 0 && (
        <div className="pay">
          <div>
            <CheckoutStep no={1} title={t`Address`} summary={address && <AddressLine of={address} />}>
              <AddressPick ref={handles.address} value={address} onChange={setAddress} onCountry={setCountry} />
            </CheckoutStep>
            <CheckoutStep
              no={2}
              title={t`Delivery`}
              open={parcels.some((store) => store.rates.length > 1)}
              summary={chosen ? rates.join(', ') : undefined}
            >
              {quote && parcels.some((store) => store.rates.length) ? (
                <DeliveryPick quote={quote} onPick={pickRate} />
              ) : (
                <p className="text-2">{t`The ways of sending follow from the country of your address.`}</p>
              )}
            </CheckoutStep>
            <CheckoutStep
              no={3}
              title={t`Payment`}
              stuck={paying.declined !== undefined}
              summary={saved && t`${cardName(saved.brand)} ending ${saved.last4}`}
            >
              <CardPick ref={handles.card} value={card} onChange={setCard} onSubmit={paying.pay} error={paying.declined} />
            </CheckoutStep>
          </div>
          {quote && (
            <OrderSummary quote={quote}>
              <PayButton quote={quote} whole={quoting.whole} paying={paying} reading={quoting.reading} />
            </OrderSummary>
          )}
        </div>
      )}
    </main>
  )
}
