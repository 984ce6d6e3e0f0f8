import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { products } from '#features/products/contract.ts'
import { StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type BountyId, bounties } from '../../contract.ts'
import css from '../Bounties.module.css'
import { bountyPath, MARKET_BOUNTIES, placePath } from '../paths.ts'
import { OfferItem } from './OfferItem.tsx'
import { OfferLink } from './OfferLink.tsx'

interface Input {
  id: BountyId
  user_id: string
  item: StampItemId | undefined
}
/** Offer an item of one's own, or name where it is. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch): Input | undefined => {
    const input = readInput(bounties.show, { ...place, path: { id: place.path.bounty_id ?? '' }, query: new URLSearchParams() })
    return input && { id: input.id, user_id: place.path.user_id ?? '', item: safeParse(StampItemId, place.query.get('stamp_item_id')).data }
  },
  asks: ({ id, item }) => [
    queryOf(bounties.show, { id }),
    ...(item ? [queryOf(stampItems.show, { id: item }), queryOf(products.prices, { stamp_item_ids: [item] })] : []),
  ],
  Draw: ({ input }) => <PlaceOffer key={`${input.id}${input.item}`} {...input} />,
})

function PlaceOffer({ id, user_id, item }: Input) {
  const { t } = useLingui()
  const { bounty } = useData(bounties.show, { id })
  const { title } = bounty
  const choose = `/stamp-items/select?${new URLSearchParams({ redirect_back: placePath(id, bounty.user_id), as: 'stamp_item_id' })}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Offer for ${title}`}</Title>
      <Crumbs crumbs={[{ label: t`Bounties`, href: MARKET_BOUNTIES }, { label: title, href: bountyPath(id) }, { label: t`Offer` }]} />
      <h1 className="page-head">{t`Offer for ${title}`}</h1>
      {bounty.can_offer && bounty.user_id === user_id ? (
        <>
          <section className={css.way} aria-labelledby="own">
            <h2 id="own">{t`I have it`}</h2>
            {item ? (
              <OfferItem bounty={bounty} item={item} />
            ) : (
              <p className="text-2">{t`Choose it in your stamp box. If it is not for sale yet, you list it here.`}</p>
            )}
            <p>
              <Button href={choose} icon="images" variant={item ? undefined : 'fill'}>
                {item ? t`Choose another one` : t`Choose an item`}
              </Button>
            </p>
          </section>
          <OfferLink bounty={bounty} />
        </>
      ) : (
        <EmptyState
          title={t`You cannot offer for this`}
          line={bounty.is_own ? t`This is your own bounty.` : t`It takes no offers any more, or not from your plan.`}
          action={<Button href={bountyPath(id)}>{t`Look at it`}</Button>}
        />
      )}
    </main>
  )
}
