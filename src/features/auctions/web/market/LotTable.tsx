import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { MarketTable } from '#features/products/web/public.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { AuctionListed } from '../auction-answer.ts'
import { liesOf, priceOf } from '../card/card-words.ts'
import { Countdown } from '../clock/Countdown.tsx'
import { auctionPath } from '../paths.ts'

/** List view: one row for each lot. */
export function LotTable({ cards, now }: { cards: readonly AuctionListed[]; now: number }) {
  const { t } = useLingui()
  return (
    <MarketTable
      label={t`On Auction`}
      columns={[t`Country and year`, t`Catalogue number`, t`Bids`, t`Ends`, t`Price`]}
      rows={cards.map((card) => ({
        ...{ id: card.id, href: auctionPath(card.id), title: card.name, lies: liesOf(card) },
        picture: card.media ? pictureOf(card.media, card) : undefined,
        cells: [
          [card.country_name, card.year_issued].filter(Boolean).join(', '),
          card.catalogue_number,
          <Plural key="bids" value={card.bid_count} _0="no bids" one="# bid" other="# bids" />,
          card.ends_at && <Countdown key="ends" ends_at={card.ends_at} now={now} bare />,
          <Price key="price" money={{ amount: priceOf(card), currency: card.currency }} />,
        ],
      }))}
    />
  )
}
