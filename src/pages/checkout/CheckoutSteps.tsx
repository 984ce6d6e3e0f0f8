import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { DeliveryPick } from '#features/orders/web/public.tsx'
import { CardPick, cardName } from '#features/payments/web/public.tsx'
import { AddressLine, AddressPick } from '#features/places/web/public.tsx'
import { CheckoutStep } from './CheckoutStep.tsx'
import type { useCheckout } from './use-checkout.ts'

type Checkout = ReturnType<typeof useCheckout>

export function CheckoutSteps({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const me = useMe()
  const { handles, paying, address, setAddress, setCountry, card, setCard, saved } = checkout
  return (
    <div>
      <CheckoutStep refusal={1} title={t`Address`} summary={address && <AddressLine of={address} />}>
        <AddressPick ref={handles.address} name={me?.full_name ?? ''} value={address} onChange={setAddress} onCountry={setCountry} />
      </CheckoutStep>
      <Delivery checkout={checkout} />
      <CheckoutStep
        refusal={3}
        title={t`Payment`}
        stuck={paying.declined !== undefined}
        summary={saved && t`${cardName(saved.brand)} ending ${saved.last4}`}
      >
        <CardPick ref={handles.card} value={card} onChange={setCard} onSubmit={paying.pay} error={paying.declined} />
      </CheckoutStep>
    </div>
  )
}

/** Stays expanded while there is a choice. */
function Delivery({ checkout: { quoting, country, pickRate } }: { checkout: Checkout }) {
  const { t } = useLingui()
  const { quote } = quoting
  const stores = country && quote ? quote.stores : []
  const chosen = stores.length > 0 && stores.every(({ rate_id }) => rate_id)
  const ways = stores.map(({ rates, rate_id }) => rates.find(({ id }) => id === rate_id)?.option_name)
  const choice = stores.some(({ rates, lacks }) => rates.length > 1 || lacks > 0)
  return (
    <CheckoutStep refusal={2} title={t`Delivery`} open={choice} summary={chosen ? [...new Set(ways)].join(', ') : undefined}>
      {quote && country ? (
        <DeliveryPick quote={quote} onPick={pickRate} />
      ) : (
        <p className="text-2">{t`The ways of sending follow from the country of your address.`}</p>
      )}
    </CheckoutStep>
  )
}
