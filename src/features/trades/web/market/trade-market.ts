import { CatalogueNumberField, type Market, MemberField } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { tradeSorts, trades } from '../../contract.ts'
import { MARKET_TRADES, tradePath } from '../paths.ts'
import { OfferTypes } from './OfferTypes.tsx'

/** The first picture there is, its size not known. */
const pictureOfAny = (urls: readonly (string | null)[]) => {
  const url = urls.find((one) => one !== null)
  return url ? { width: 1, height: 1, sizes: [{ url, width: 160 }] } : undefined
}

type Answer = AnswerOf<typeof trades.list>
export const tradeMarket: Market = {
  ...{ type: 'Trade', path: MARKET_TRADES, list: trades.list, counts: trades.counts, drops: trades.drops },
  ...{ sorts: tradeSorts, sort_name: 'sort', fixed: {} },
  own: { accepting_offer: OfferTypes, member_id: MemberField, catalogue_number: CatalogueNumberField },
  hitsIn: ({ trades: { data } }: Answer) =>
    data.map(({ id, title, owner_name, tradeables }) => ({
      ...{ id, title, href: tradePath(id), line: owner_name, price: null },
      picture: pictureOfAny(tradeables.map(({ image_url }) => image_url)),
    })),
  namesIn: ({ trades: { data } }: Answer) => data.map(({ title }) => title),
  pageIn: ({ trades }: Answer) => trades,
}
