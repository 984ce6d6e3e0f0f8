import { useLingui } from '@lingui/react/macro'
import { amountText } from '#kernel/written/money-text.ts'
import { crumbFacts } from '#web/router/crumb-facts.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { isWaiting } from '../../rules.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath, MARKET_AUCTIONS } from '../paths.ts'
import { metaOf } from './lot-words.ts'

/** Meta tags for search engines and link previews. Privacy: a draft has none and is `noindex`. */
export function LotHead({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { id, name, number, status, medias, currency, user, ends_at } = lot
  const line = metaOf(lot) || name
  const price = amountText({ amount: lot.current_price ?? lot.initial_bid, currency }, 'en')
  const sale = {
    '@type': 'Product',
    '@id': origin + auctionPath(id),
    ...{ name, description: (lot.description || line).slice(0, 5_000), sku: `A-${number}` },
    image: medias.map(({ media_url }) => new URL(media_url, origin).href),
    offers: {
      '@type': 'Offer',
      ...{ url: origin + auctionPath(id), price, priceCurrency: currency },
      ...(ends_at && { priceValidUntil: ends_at.slice(0, 10) }),
      availability: `https://schema.org/${status === 'active' ? 'InStock' : 'SoldOut'}`,
      seller: { '@type': 'Person', name: user.full_name },
    },
  }
  return (
    <Head
      title={name}
      description={line}
      path={auctionPath(id)}
      type="product"
      passing={isWaiting(status)}
      facts={
        isWaiting(status)
          ? []
          : [
              sale,
              crumbFacts(origin, [
                { name: t`On Auction`, path: MARKET_AUCTIONS },
                { name, path: auctionPath(id) },
              ]),
            ]
      }
    />
  )
}
