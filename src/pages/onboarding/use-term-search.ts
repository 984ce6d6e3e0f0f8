import { useState } from 'react'
import type { vocabularies } from '#features/vocabularies/contract.ts'
import { REST_MS } from '#kernel/measures.ts'
import { useLatest } from '#web/query/hooks.ts'
import { useDebouncedCall } from '#web/query/use-debounced-call.ts'

const STEP = 30
export const firstTerms = { search: '', page_size: STEP }

/** A long list, page by page or searched. */
export function useTermSearch(op: typeof vocabularies.countries | typeof vocabularies.topics) {
  const { later } = useDebouncedCall(REST_MS.countries)
  const [search, setSearch] = useState('')
  const [page_size, setSize] = useState(STEP)
  const found = useLatest(op, { search, page_size }, true)
  const terms = found?.data ?? []
  const more = (found?.total ?? 0) > terms.length && page_size < 250
  return {
    terms,
    is_first: search === '' && page_size === STEP,
    words: { onWords: (words: string) => later(() => setSearch(words.trim())), more, onMore: () => setSize(Math.min(250, page_size + 2 * STEP)) },
  }
}
