import { useEffect, useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import type { OptionCount } from '#web/list/FacetOption.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { countsAsked, type ProductFilters } from '../for-sale/for-sale-address.ts'

type CountsAnswer = AnswerOf<typeof products.counts>
/** Undefined until counted. */
export type CountOf = (facet: string, code: string) => OptionCount | undefined
const NONE = { count: 0, is: 'exact' } as const

/** Loaded after the page, once the filters are visible. Old counts stay until new ones arrive. */
export interface Counts {
  readonly countOf: CountOf
  /** Values with results, the most frequent first. */
  readonly codesOf: (facet: string) => readonly string[]
  /** Changes identity with each new answer; undefined before the first. */
  readonly counted: unknown
}
export function useCounts(asked: ProductFilters, inSheet: boolean): Counts {
  const [seen, setSeen] = useState(inSheet)
  useEffect(() => setSeen((before) => before || matchMedia('(min-width: 1024px)').matches), [])
  const answer = useMaybe(products.counts, countsAsked(asked), seen)
  const [kept, keep] = useState<CountsAnswer>()
  if (answer && answer !== kept) keep(answer)
  return countsIn(answer ?? kept)
}

export function countsIn(counted: Pick<CountsAnswer, 'counts' | 'is_counted'> | undefined): Counts {
  const of = (facet: string) => (counted?.is_counted ? (counted.counts[facet] ?? []) : undefined)
  return {
    countOf: (facet, code) => of(facet)?.find((one) => one.code === code) ?? (of(facet) && { code, ...NONE }),
    counted: counted?.is_counted ? counted : undefined,
    codesOf: (facet) => [...(of(facet) ?? [])].sort((a, b) => b.count - a.count).map(({ code }) => code),
  }
}
