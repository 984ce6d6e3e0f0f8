import { useEffect, useRef } from 'react'
import { fromQuery } from '#kernel/address.ts'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import { useMorePages } from '#web/query/use-more-pages.ts'
import { products } from '../../contract.ts'
import type { ProductFilters, ProductPage } from './for-sale-address.ts'

/** Pages behind the first; the focus goes to the first new one. */
export function useMore(asked: ProductFilters, first: ProductPage) {
  const next = ({ products: { next_page_url } }: ProductAnswer) => inputOf(next_page_url)
  const { pages, busy, load } = useMorePages(products.list, asked, { products: first } as ProductAnswer, next)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const seen = new Set<string>()
  // What was listed meanwhile moves the pages; nothing is shown twice.
  const cards = pages.flatMap((page) => page.products.data).filter(({ id }) => !seen.has(id) && seen.add(id))
  useEffect(() => {
    const card = focusAt.current !== undefined && box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]
    if (!card) return
    card.focus()
    focusAt.current = undefined
  })
  async function more() {
    focusAt.current = cards.length
    if (!(await load())) location.assign(pageAfter(asked, pages.length))
  }
  return { box, cards, next: pages.at(-1)!.products.next_page_url ?? undefined, pages: pages.length, busy, load: () => void more() }
}

type ProductAnswer = AnswerOf<typeof products.list>
const inputOf = (next: string | null | undefined) =>
  next ? (fromQuery(products.list.input, new URL(next, 'http://house').searchParams) as GivenOf<typeof products.list>) : undefined

/** Could not be fetched: then the plain link says why. */
function pageAfter({ page }: ProductFilters, shown: number): string {
  const query = new URLSearchParams(location.search)
  query.set('page', String(page + shown))
  return `?${query}`
}
