import { useEffect, useRef, useState } from 'react'
import { fromQuery } from '#kernel/address.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import { useCachedValue, useQueryClient } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import type { ProductFilters, ProductPage } from './for-sale-address.ts'

/** The pages loaded behind the first. They stay in the store, so that Back finds them again; the focus goes to the first new one. */
export function useMore(asked: ProductFilters, first: ProductPage) {
  const store = useQueryClient()
  const [more = [], keep] = useCachedValue<readonly ProductPage[]>(['more products', asked])
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const found = [first, ...more]
  const seen = new Set<string>()
  // What was listed meanwhile moves the pages; nothing is shown twice.
  const cards = found.flatMap(({ data }) => data).filter(({ id }) => !seen.has(id) && seen.add(id))
  const next = found.at(-1)?.next_page_url
  useEffect(() => {
    if (focusAt.current === undefined) return
    box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]?.focus()
    focusAt.current = undefined
  })
  async function load() {
    if (!next) return
    setBusy(true)
    const given = fromQuery(products.list.input, new URL(next, location.origin).searchParams) as GivenOf<typeof products.list>
    const answer = await call(store.ask, products.list, given).catch(() => undefined)
    setBusy(false)
    if (!answer || refused(answer)) return location.assign(pageAfter(asked, found.length))
    focusAt.current = cards.length
    keep([...more, answer.products])
  }
  return { box, cards, next: next ?? undefined, pages: found.length, busy, load: () => void load() }
}

/** Could not be fetched: then the plain link says why. */
function pageAfter({ page }: ProductFilters, shown: number): string {
  const query = new URLSearchParams(location.search)
  query.set('page', String(page + shown))
  return `?${query}`
}
