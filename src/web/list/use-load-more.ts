import { useEffect, useRef, useState } from 'react'
import { fromQuery } from '#kernel/address.ts'
import type { AnswerOf, AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { call } from '../query/api-client.ts'
import { useCachedValue, useQueryClient } from '../query/hooks.ts'

/** A page of a list, as `listOf` of the kernel declares it. */
export interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly total?: number | undefined
  readonly more_than_total?: boolean | undefined
  readonly next_page_url: string | null
}
interface LoadMoreParts<Op extends AnyOperation, Row> {
  readonly op: Op
  readonly asked: InputOf<Op>
  readonly first: ListPage<Row>
  readonly pageIn: (answer: AnswerOf<Op>) => ListPage<Row>
  /** The address of what follows so many pages, or a cursor. */
  readonly hrefAfter: (pages: number, cursor: string | undefined) => string
}

/** Infinite list: the pages behind the first stay in the cache, so that Back finds them again; the focus goes to the first new one. */
export function useLoadMore<Op extends AnyOperation, Row extends { readonly id: string }>(parts: LoadMoreParts<Op, Row>) {
  const { op, asked, first, pageIn, hrefAfter } = parts
  const client = useQueryClient()
  const [more = [], keep] = useCachedValue<readonly ListPage<Row>[]>([`more of ${op.http}`, asked])
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const found = [first, ...more]
  const seen = new Set<string>()
  // What was listed meanwhile moves the pages; nothing is shown twice.
  const rows = found.flatMap(({ data }) => data).filter(({ id }) => !seen.has(id) && seen.add(id))
  const next = found.at(-1)?.next_page_url ?? undefined
  const query = new URLSearchParams(next?.split('?')[1])
  const href = next === undefined ? undefined : hrefAfter(found.length, query.get('cursor') ?? undefined)
  useEffect(() => {
    if (focusAt.current === undefined) return
    box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]?.focus()
    focusAt.current = undefined
  })
  async function load() {
    if (href === undefined) return
    setBusy(true)
    const answer = await call(client.ask, op, fromQuery(op.input, query) as GivenOf<Op>).catch(() => undefined)
    setBusy(false)
    // Could not be fetched: then the plain link says why.
    if (!answer || refused(answer)) return location.assign(href)
    focusAt.current = rows.length
    keep([...more, pageIn(answer as AnswerOf<Op>)])
  }
  return { box, rows, href, busy, load: () => void load() }
}
export type LoadedRows<Row> = Omit<ReturnType<typeof useLoadMore>, 'rows'> & { readonly rows: readonly Row[] }
