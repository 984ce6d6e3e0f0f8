import { useEffect, useState } from 'react'
import type { vocabularies } from '#features/vocabularies/contract.ts'
import { REST_MS } from '#kernel/measures.ts'
import { useLatest } from '#web/query/hooks.ts'

const STEP = 30
export const firstTerms = { search: '', page_size: STEP }

/** A long list, page by page or searched. */
export function useTermSearch(op: typeof vocabularies.countries | typeof vocabularies.topics) {
  const [words, onWords] = useState('')
  const [search, setSearch] = useState('')
  const [page_size, setSize] = useState(STEP)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words.trim()), REST_MS.countries)
    return () => clearTimeout(timer)
  }, [words])
  const found = useLatest(op, { search, page_size }, true)
  const terms = found?.data ?? []
  const more = (found?.total ?? 0) > terms.length && page_size < 250
  return {
    terms,
    is_first: search === '' && page_size === STEP,
    words: { onWords, more, onMore: () => setSize(Math.min(250, page_size + 2 * STEP)) },
  }
}
