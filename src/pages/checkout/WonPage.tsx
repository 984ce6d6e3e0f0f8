import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { type AuctionId, auctionSubject, auctions } from '#features/auctions/contract.ts'
import { type OrderGroupId, orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { CardPick, cardName } from '#features/payments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import { AddressLine, AddressPick } from '#features/places/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './CheckoutPage.module.css'
import { CheckoutStep } from './CheckoutStep.tsx'
import { useWonCheckout } from './use-won-checkout.ts'
import { WonSummary } from './WonSummary.tsx'
import { WonWays } from './WonWays.tsx'

/** Paying what was won: address, way of sending, card. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(auctions.show, { ...place, path: { id: place.path.auction_id ?? '' } }),
  asks: (input) => [queryOf(auctions.show, { id: input.id }), queryOf(places.list, {}), queryOf(payments.methods, {})],
  next: ({ id }, answerOf, round) => {
    const group = toPay(answerOf(auctions.show, { id }).auction)
    return round === 0 && group ? [queryOf(orders.wonQuote, { id: group })] : []
  },
  Draw: ({ input: { id } }) => <Won id={id} />,
})

type Lot = ReturnType<typeof useLot>
const useLot = (id: AuctionId) => useData(auctions.show, { id }).auction
const toPay = ({ outcome }: Pick<Lot, 'outcome'>): OrderGroupId | undefined =>
  outcome?.is_winner && outcome.order_status === 'pending_payment' && outcome.group_id ? outcome.group_id : undefined

function Won({ id }: { id: AuctionId }) {
  const { t } = useLingui()
  const lot = useLot(id)
  const group = toPay(lot)
  const path = auctionSubject.path(lot.id)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Pay for ${lot.name}`}</Title>
      <Crumbs crumbs={[{ label: lot.name, href: path }, { label: t`Checkout` }]} />
      <h1 className={css.title}>{t`Checkout`}</h1>
      {group ? (
        <Paying group={group} />
      ) : (
        <EmptyState title={t`There is nothing to pay here`} action={<Button variant="fill" href={path}>{t`Look at the lot`}</Button>} />
      )}
    </main>
  )
}

function Paying({ group }: { group: OrderGroupId }) {
  const { t } = useLingui()
  const me = useMe()
  const checkout = useWonCheckout(group)
  const { handles, address, setAddress, setCountry, card, setCard, saved, quote, way, setWay, paying } = checkout
  return (
    <div className="pay">
      <div>
        <CheckoutStep refusal={1} title={t`Address`} summary={address && <AddressLine of={address} />}>
          <AddressPick ref={handles.address} name={me?.full_name ?? ''} value={address} onChange={setAddress} onCountry={setCountry} />
        </CheckoutStep>
        <CheckoutStep refusal={2} title={t`Delivery`} open={quote.ways.length > 1} summary={way?.option_name}>
          <WonWays quote={quote} way={way?.way} onWay={setWay} known={address !== undefined} />
        </CheckoutStep>
        <CheckoutStep
          refusal={3}
          title={t`Payment`}
          stuck={paying.declined !== undefined}
          summary={saved && t`${cardName(saved.brand)} ending ${saved.last4}`}
        >
          <CardPick ref={handles.card} value={card} onChange={setCard} onSubmit={paying.pay} error={paying.declined} />
        </CheckoutStep>
      </div>
      <WonSummary checkout={checkout} />
    </div>
  )
}
