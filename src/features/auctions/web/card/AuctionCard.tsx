import { Plural } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemCard } from '#web/ui/cards/ItemCard.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { AuctionListed } from '../auction-answer.ts'
import { Countdown } from '../clock/Countdown.tsx'
import { auctionPath } from '../paths.ts'
import { altOf, liesOf, priceOf } from './card-words.ts'

export interface AuctionCardProps {
  card: AuctionListed
  /** The server's time. */
  now: number
  eager?: boolean
  priority?: boolean
  level?: 'h2' | 'h3'
}

export function AuctionCard({ card, now, eager, priority, level }: AuctionCardProps) {
  const { id, name, country_name, year_issued, catalogue_number, media, bid_count, ends_at, currency } = card
  return (
    <ItemCard
      kind="auction"
      unlabelled
      href={auctionPath(id)}
      title={name}
      meta={[country_name, year_issued]}
      number={catalogue_number}
      picture={media ? pictureOf(media, card) : undefined}
      alt={altOf(card)}
      lies={liesOf(card)}
      price={<Price money={{ amount: priceOf(card), currency }} />}
      aside={
        <>
          <Plural value={bid_count} _0="no bids" one="# bid" other="# bids" />
          {ends_at && (
            <>
              {' · '}
              <Countdown ends_at={ends_at} now={now} bare />
            </>
          )}
        </>
      }
      {...{ eager, priority, level }}
    />
  )
}
