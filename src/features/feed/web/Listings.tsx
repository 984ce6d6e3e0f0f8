import { Plural, useLingui } from '@lingui/react/macro'
import { Countdown, useServerClock } from '#features/auctions/web/public.tsx'
import { rewardOf } from '#features/bounties/web/public.tsx'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { FeedShown } from './feed-answer.ts'
import { LiveCard } from './LiveCard.tsx'

const metaOf = (parts: readonly (string | number | null)[]) => parts.filter((part) => part !== null && part !== '').join(' · ')
const SIZES = '(min-width: 768px) 236px, 100vw'

export function ProductInFeed({ card }: { card: NonNullable<FeedShown['product']> }) {
  const { t } = useLingui()
  const { id, name, media, quantity, price, currency, productable_type } = card
  const is_left = quantity > 0
  return (
    <LiveCard
      kind={productable_type === 'Supply' ? 'supply' : 'sale'}
      state={is_left ? undefined : 'sold'}
      href={`/products/${id}`}
      title={name}
      meta={metaOf([card.country_name, card.year_issued, card.catalogue_number, card.condition_name])}
      picture={media && <ItemPicture picture={pictureOf(media, card)} alt={name} sizes={SIZES} scaled={false} />}
      number={<Price money={{ amount: price, currency }} as="panel" />}
      line={is_left ? t`In the store ${card.store_name}` : t`Nothing is left of it`}
      acts={
        <Button href={`/products/${id}`} size="s" variant={is_left ? 'fill' : 'plain'}>
          {is_left ? t`Have a look` : t`Open`}
        </Button>
      }
    />
  )
}

export function AuctionInFeed({ card, server_time }: { card: NonNullable<FeedShown['auction']>; server_time: string }) {
  const { t } = useLingui()
  const { id, name, media, bid_count, currency, ends_at, status } = card
  const now = useServerClock(server_time, ends_at ?? server_time)
  const runs = status === 'active' && ends_at !== null && Date.parse(ends_at) > now
  return (
    <LiveCard
      kind="auction"
      state={status === 'closed_sold' ? 'sold' : undefined}
      href={`/auctions/${id}`}
      title={name}
      meta={metaOf([card.country_name, card.year_issued, card.catalogue_number, card.condition_name])}
      picture={media && <ItemPicture picture={pictureOf(media, card)} alt={name} sizes={SIZES} scaled={false} />}
      number={
        <>
          <Price money={{ amount: card.current_price ?? card.initial_bid, currency }} as="panel" />
          {runs && <Countdown ends_at={ends_at} now={now} />}
        </>
      }
      line={runs ? <Plural value={bid_count} _0="no bids yet" one="# bid" other="# bids" /> : t`This auction has ended`}
      acts={
        <Button href={`/auctions/${id}`} size="s" variant={runs ? 'auction' : 'plain'}>
          {runs && !card.is_own ? t`Bid` : t`Open lot`}
        </Button>
      }
    />
  )
}

export function BountyInFeed({ card }: { card: NonNullable<FeedShown['bounty']> }) {
  const { t } = useLingui()
  const { id, title, image_url, status, expires_at, offer_count } = card
  const is_open = status === 'Active'
  return (
    <LiveCard
      kind="bounty"
      href={`/bounties/${id}/show`}
      title={title}
      meta={metaOf([card.minimum_grade_name, card.item_format_name, card.country_name])}
      picture={image_url && <img className="item" src={image_url} alt="" loading="lazy" decoding="async" />}
      number={<Price money={rewardOf(card)} as="panel" />}
      line={
        is_open ? (
          <>
            <Plural value={offer_count} _0="no offer yet" one="# offer" other="# offers" />
            {expires_at && (
              <>
                {' · '}
                {t`until`} <DateTime at={expires_at} show="date" />
              </>
            )}
          </>
        ) : (
          t`This bounty is not open any more`
        )
      }
      acts={
        <Button href={`/bounties/${id}/show`} size="s" variant={is_open ? 'fill' : 'plain'}>
          {is_open && !card.is_own ? t`I have it` : t`Open`}
        </Button>
      }
    />
  )
}
