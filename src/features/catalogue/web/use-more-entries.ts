import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMorePages } from '#web/query/use-more-pages.ts'
import { catalogue } from '../contract.ts'
import { type EntryPage, type EntryQuery, entriesHref } from './entries-address.ts'

/** Where the list goes on: by the cursor, so that what is added meanwhile moves nothing. */
function cursorIn({ next_page_url }: EntryPage): string | undefined {
  return next_page_url ? (new URLSearchParams(next_page_url.split('?')[1]).get('cursor') ?? undefined) : undefined
}

/** Pages behind the first; the focus goes to the first new one. */
export function useMoreEntries(asked: EntryQuery, first: EntryPage) {
  const after = (cursor: string | undefined) => (cursor ? { ...asked, page: 1, cursor } : undefined)
  const next = ({ entries }: EntryAnswer) => after(cursorIn(entries))
  const { pages, busy, load } = useMorePages(catalogue.list, asked, { entries: first } as EntryAnswer, next)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const entries = pages.flatMap((page) => page.entries.data)
  const then = next(pages.at(-1)!)
  const href = then && entriesHref(then)
  useEffect(() => {
    const card = focusAt.current !== undefined && box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]
    if (!card) return
    card.focus()
    focusAt.current = undefined
  })
  async function more() {
    if (!href) return
    focusAt.current = entries.length
    // Could not be fetched: then the plain link says why.
    if (!(await load())) location.assign(href)
  }
  return { box, entries, href, busy, load: () => void more() }
}

type EntryAnswer = AnswerOf<typeof catalogue.list>
