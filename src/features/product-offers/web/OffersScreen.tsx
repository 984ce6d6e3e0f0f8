import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { productOffers } from '../contract.ts'
import { OfferRow } from './OfferRow.tsx'

const PATH = '/product-offers'
type OffersInput = InputOf<typeof productOffers.list>

/** Offers that one has made, and those for one's own products. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(productOffers.list, place)
    return input && { ...input, role: input.role ?? ('buyer' as const) }
  },
  asks: (input) => [queryOf(productOffers.list, input)],
  Draw: ({ input }) => <Offers input={input} />,
})

function Offers({ input }: { input: OffersInput }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(productOffers.list, input).product_offers
  const selling = input.role === 'seller'
  const title = t`Offers`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={title}
        tabs={[
          { href: PATH, label: t({ message: 'Made', context: 'offers' }), current: !selling },
          { href: `${PATH}?role=seller`, label: t({ message: 'Received', context: 'offers' }), current: selling },
        ]}
      />
      {data.length === 0 ? <Empty selling={selling} /> : null}
      <ul className="items">
        {data.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
      <NextPage op={productOffers.list} path={PATH} input={input} url={next_page_url}>
        {t`Earlier offers`}
      </NextPage>
    </main>
  )
}

function Empty({ selling }: { selling: boolean }) {
  const { t } = useLingui()
  return selling ? (
    <EmptyState
      title={t`No offers yet`}
      line={t`Let buyers suggest a price: it is a switch in the form of each product.`}
      action={<Button href="/store">{t`My Store`}</Button>}
    />
  ) : (
    <EmptyState
      title={t`No offers yet`}
      line={t`Where a seller takes offers, you can suggest your price.`}
      action={<Button href="/marketplace/for-sale">{t`For Sale`}</Button>}
    />
  )
}
