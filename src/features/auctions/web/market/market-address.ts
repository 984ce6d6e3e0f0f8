import { isTermFacet } from '#features/products/web/public.tsx'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { readMoney } from '#kernel/written/money-text.ts'
import { listCodec } from '#web/list/list-codec.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { auctions } from '../../contract.ts'
import { MARKET_AUCTIONS } from '../paths.ts'

export type AuctionFilters = InputOf<typeof auctions.list>
export type AuctionsPage = AnswerOf<typeof auctions.list>['auctions']
const list = listCodec(auctions.list, MARKET_AUCTIONS)

/** State in the URL: the API's input, and the facets opened without script. */
export interface MarketPage {
  readonly asked: AuctionFilters
  readonly open: readonly string[]
}

const PRICES = [
  ['lowest', 'price_from'],
  ['highest', 'price_to'],
] as const

export function readMarket(place: RouteMatch): MarketPage | undefined {
  const query = new URLSearchParams([...place.query].filter(([name, value]) => !OF_ONE_MEMBER.includes(name) && value.trim() !== ''))
  for (const [typed, name] of PRICES) {
    const amount = readMoney(query.get(typed) ?? '', place.site.currency, place.site.locale)
    if (amount) query.set(name, String(amount))
  }
  const asked = list.read({ ...place, query })
  return asked && { asked, open: place.query.getAll('open').filter(isTermFacet) }
}
/** Lists of one's own stand on a page of their own. */
const OF_ONE_MEMBER = ['type', 'user_id']

export function marketHref({ asked, open = [] }: { asked: Parameters<typeof list.href>[0]; open?: readonly string[] }): string {
  const { cursor: _, ...rest } = asked
  const plain = list.href(rest)
  const shown = open.map((name) => `open=${name}`).join('&')
  return shown ? `${plain}${plain.includes('?') ? '&' : '?'}${shown}` : plain
}
/** The filters that a saved search keeps. */
export const savedOf = ({ sort: _, page: __, page_size: ___, cursor: ____, my_stuff: _____, ...filters }: AuctionFilters) => filters
export const filterCount = (asked: AuctionFilters) => list.filterCount(asked)
export const unfiltered = (asked: AuctionFilters) => list.unfiltered(asked)
export const clearedHref = (asked: AuctionFilters) => marketHref({ asked: unfiltered(asked) })
