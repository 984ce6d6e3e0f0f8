import { useState } from 'react'
import type { SearchType } from '#features/listings/contract.ts'
import { type MarketAsked, type MarketPage, unfilteredIn } from '#features/products/web/public.tsx'
import { REST_MS } from '#kernel/measures.ts'
import { useDebouncedCall } from '#web/query/use-debounced-call.ts'
import { markets } from '../kinds/markets.ts'

/** What is chosen in the form. Debounce: typed values are counted after a pause, ticked ones at once. Another kind begins with nothing chosen. */
export function useAdvanced(begun: MarketPage) {
  const { later, now } = useDebouncedCall(REST_MS.quick_search)
  const [page, setPage] = useState(begun)
  const [settled, settle] = useState(begun)
  const [round, setRound] = useState(0)
  const go = (next: MarketPage, when: typeof now) => {
    setPage(next)
    when(() => settle(next))
  }
  const change = (part: Partial<MarketAsked>, when: typeof now) => go({ ...page, asked: { ...page.asked, ...part, page: 1 } }, when)
  const fresh = (market = page.market): MarketPage => ({ ...page, market, unread: [], asked: { ...unfilteredIn(page), sort: market.sorts[0] ?? '' } })
  const clear = () => {
    go(fresh(), now)
    // A new key also clears half-typed fields.
    setRound(round + 1)
  }
  return {
    ...{ page, settled, round, clear },
    draft: page.asked,
    choose: (type: SearchType) => go(fresh(markets[type]), now),
    set: (part: Partial<MarketAsked>) => change(part, now),
    type: (part: Partial<MarketAsked>) => change(part, later),
  }
}
