import { useEffect, useRef, useState } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { type EntryQuery, entriesHref } from './entries-address.ts'

/** As the typeahead waits. */
const REST_MS = 500

/** The rail's state is the address; a tick shows at once, what is typed applies when the typing rests. */
export function useEntryFilters(asked: EntryQuery) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = entriesHref(asked)
  const [kept, setKept] = useState({ here, draft: asked })
  if (kept.here !== here) setKept({ here, draft: asked })
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (part: Partial<EntryQuery>, wait: number) => {
    const { cursor: _, ...before } = kept.draft
    const draft = { ...before, ...part, page: 1 }
    setKept({ here: kept.here, draft })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void router.refine(entriesHref(draft)), wait)
  }
  return {
    draft: kept.draft,
    set: (part: Partial<EntryQuery>) => change(part, 0),
    type: (part: Partial<EntryQuery>) => change(part, REST_MS),
  }
}
export type EntryFilters = ReturnType<typeof useEntryFilters>
