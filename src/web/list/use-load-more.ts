import { useEffect, useRef } from 'react'
import { fromQuery } from '#kernel/address.ts'
import type { AnswerOf, AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { useMorePages } from '../query/use-more-pages.ts'
import { useRestoredPages } from './use-restored-pages.ts'

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
  readonly first: AnswerOf<Op>
  readonly pageIn: (answer: AnswerOf<Op>) => ListPage<Row>
  /** URL of the page after this number of pages, or at this cursor. */
  readonly hrefAfter: (pages: number, cursor: string | undefined) => string
}

/** Infinite list: loaded pages stay in the cache, so that Back shows them again; focus moves to the first new row. */
export function useLoadMore<Op extends AnyOperation, Row extends { readonly id: string }>(parts: LoadMoreParts<Op, Row>) {
  const { op, asked, first, pageIn, hrefAfter } = parts
  const nextOf = (answer: AnswerOf<Op>) => queryIn(pageIn(answer).next_page_url)
  const inputAfter = (answer: AnswerOf<Op>) => {
    const query = nextOf(answer)
    return query && (fromQuery(op.input, query) as GivenOf<Op>)
  }
  const { pages, busy, load } = useMorePages(op, asked as GivenOf<Op>, first, inputAfter)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const seen = new Set<string>()
  // New rows shift the pages; duplicates are removed.
  const rows = pages.flatMap((answer) => pageIn(answer).data).filter(({ id }) => !seen.has(id) && seen.add(id))
  const next = nextOf(pages.at(-1)!)
  useRestoredPages(pages.length, next !== undefined, load)
  const href = next && hrefAfter(pages.length, next.get('cursor') ?? undefined)
  useEffect(() => {
    const card = focusAt.current !== undefined && box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]
    if (!card) return
    card.focus()
    focusAt.current = undefined
  })
  async function more() {
    focusAt.current = rows.length
    // Failed: the plain link shows the reason.
    if (href !== undefined && !(await load())) location.assign(href)
  }
  return { box, rows, href, busy, load: () => void more() }
}
export type LoadedRows<Row> = Omit<ReturnType<typeof useLoadMore>, 'rows'> & { readonly rows: readonly Row[] }

const queryIn = (url: string | null) => (url === null ? undefined : new URLSearchParams(url.split('?')[1]))
