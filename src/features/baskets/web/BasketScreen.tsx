import { Plural, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { baskets } from '../contract.ts'
import css from './Basket.module.css'
import { BasketMissing } from './BasketMissing.tsx'
import { BasketParcel } from './BasketParcel.tsx'
import { BasketSum } from './BasketSum.tsx'
import type { BasketAnswer, BasketInput } from './basket-address.ts'
import { SendTo } from './SendTo.tsx'

export default screen({
  visitors: 'members',
  reads: (match: RouteMatch) => readInput(baskets.show, match),
  asks: (input) => [queryOf(baskets.show, input)],
  Draw: ({ input }) => <BasketPage input={input} />,
})

/** One's wants where they cost least together, by store. */
function BasketPage({ input }: { input: BasketInput }) {
  const { t } = useLingui()
  const { basket } = useData(baskets.show, input)
  const { parcels, wants, looked_at } = basket
  const filled = parcels.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Complete my wants`}</Title>
      <Crumbs crumbs={[{ label: t`Wishlist`, href: '/wishlists' }, { label: t`Complete my wants` }]} />
      <div className={css.head}>
        <h1>{t`Complete my wants`}</h1>
        {wants > 0 && (
          <p className="text-2">
            <Plural value={wants} one={`${filled} of # want`} other={`${filled} of # wants`} />
            {looked_at < wants && ` · ${t`the newest ${looked_at} are looked at`}`}
          </p>
        )}
        <SendTo basket={basket} input={input} />
      </div>
      {parcels.length ? (
        <div className="pay">
          <div className={css.parcels}>
            {parcels.map((parcel) => (
              <BasketParcel key={parcel.store_id} parcel={parcel} currency={basket.currency} input={input} />
            ))}
            <BasketMissing basket={basket} input={input} />
          </div>
          <BasketSum basket={basket} filled={filled} />
        </div>
      ) : (
        <>
          <Nothing basket={basket} />
          <BasketMissing basket={basket} input={input} />
        </>
      )}
    </main>
  )
}

function Nothing({ basket: { wants } }: { basket: BasketAnswer }) {
  const { t } = useLingui()
  if (wants === 0)
    return (
      <EmptyState
        title={t`No wants yet`}
        line={t`Press the heart on anything in the catalogue. Here you find the stores that have it, and what it costs together.`}
        action={<Button href="/stamps?status=FOR_REFERENCE" variant="fill" icon="book-open">{t`To the catalogue`}</Button>}
      />
    )
  return (
    <EmptyState
      title={t`Nothing of it can be bought now`}
      line={t`Below you see what stands in the way of each want. You can raise its price or lower what you ask of a copy.`}
      action={<Button href="/wishlists" variant="fill">{t`To my wishlist`}</Button>}
    />
  )
}
