import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { facetCounts } from '#features/listings/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { type Counts, countsIn } from '../filters/use-counts.ts'
import type { MarketPage } from './market.ts'
import { countsAskedOf } from './market-address.ts'

type Answer = z.input<typeof facetCounts>

/** Loaded after the page, once the filters can be seen. Old counts stay until new ones arrive. */
export function useMarketCounts(page: MarketPage, at_once: boolean): Counts {
  const [seen, setSeen] = useState(at_once)
  useEffect(() => setSeen((before) => before || matchMedia('(min-width: 1024px)').matches), [])
  const answer = useMaybe(page.market.counts, countsAskedOf(page), seen) as Answer | undefined
  const [kept, keep] = useState<{ of: string; answer: Answer }>()
  const { type } = page.market
  if (answer && answer !== kept?.answer) keep({ of: type, answer })
  return countsIn(answer ?? (kept?.of === type ? kept.answer : undefined))
}
