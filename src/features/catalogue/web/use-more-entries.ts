import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import { useCachedValue, useQueryClient } from '#web/query/hooks.ts'
import { catalogue } from '../contract.ts'
import { type EntryPage, type EntryQuery, entriesHref } from './entries-address.ts'

/** Where the list goes on: by the cursor, so that what is added meanwhile moves nothing. */
function cursorIn({ next_page_url }: EntryPage): string | undefined {
  return next_page_url ? (new URLSearchParams(next_page_url.split('?')[1]).get('cursor') ?? undefined) : undefined
}

/** What is loaded behind the first page stays in the store, so that Back finds it again; the focus goes to the first new one. */
export function useMoreEntries(asked: EntryQuery, first: EntryPage) {
  const store = useQueryClient()
  const [more = [], keep] = useCachedValue<readonly EntryPage[]>(['more entries', asked])
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number>(undefined)
  const found = [first, ...more]
  const entries = found.flatMap(({ data }) => data)
  const cursor = cursorIn(found.at(-1)!)
  const href = cursor && entriesHref({ ...asked, page: 1, cursor })
  useEffect(() => {
    if (focusAt.current === undefined) return
    box.current?.querySelectorAll<HTMLElement>('.card-link')[focusAt.current]?.focus()
    focusAt.current = undefined
  })
  async function load() {
    if (!cursor || !href) return
    setBusy(true)
    const answer = await call(store.ask, catalogue.list, { ...asked, page: 1, cursor }).catch(() => undefined)
    setBusy(false)
    // Could not be fetched: then the plain link says why.
    if (!answer || refused(answer)) return location.assign(href)
    focusAt.current = entries.length
    keep([...more, answer.entries])
  }
  return { box, entries, href, busy, load: () => void load() }
}
