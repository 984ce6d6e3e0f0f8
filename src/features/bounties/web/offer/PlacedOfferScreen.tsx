import { useLingui } from '@lingui/react/macro'
import { ownPath } from '#kernel/address.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { type BountyOfferId, bounties } from '../../contract.ts'
import css from '../Bounties.module.css'
import { useBountyWords } from '../bounty-words.ts'
import { OfferButtons } from '../OfferButtons.tsx'
import { OfferPlace } from '../OfferPlace.tsx'
import { bountyPath, MARKET_BOUNTIES } from '../paths.ts'

/** One offer, for its finder and the poster. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(bounties.showOffer, { ...place, path: { id: place.path.offer_id ?? '' } })
    return input && { id: input.id, back: place.query.get('redirect_back') }
  },
  asks: ({ id }) => [queryOf(bounties.showOffer, { id })],
  Draw: ({ input }) => <PlacedOffer key={input.id} {...input} />,
})

function PlacedOffer({ id, back }: { id: BountyOfferId; back: string | null }) {
  const { t } = useLingui()
  const words = useBountyWords()
  const { bounty_offer: offer } = useData(bounties.showOffer, { id })
  const { title, reward, currency } = offer.bounty
  const { full_name: finder } = offer.user
  const heading = offer.role === 'finder' ? t`Your offer for ${title}` : t`An offer of ${finder} for ${title}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`Bounties`, href: MARKET_BOUNTIES }, { label: title, href: bountyPath(offer.bounty_id) }, { label: t`Offer` }]} />
      <h1 className="page-head">{heading}</h1>
      <div className={`panel stack ${css.offer}`}>
        <p>
          <b className="strong">{words.standOf(offer)}</b> · <DateTime at={offer.answered_at ?? offer.created_at} />
        </p>
        <p>
          {t`Reward`}: <Price money={{ amount: reward, currency }} as="plain" />
        </p>
        <p>
          {t`Where it is`}: <OfferPlace offer={offer} />
        </p>
        {offer.status === 'Accepted' && !offer.is_won && offer.lapses_at && (
          <p className="text-2">
            {t`To be bought until`} <DateTime at={offer.lapses_at} />
          </p>
        )}
        {offer.message && (
          <p>
            <bdi>{offer.message}</bdi>
          </p>
        )}
        <OfferButtons offer={offer} />
        <p>
          <Button href={ownPath(back, bountyPath(offer.bounty_id))} variant="quiet">{t`Back`}</Button>
        </p>
      </div>
    </main>
  )
}
