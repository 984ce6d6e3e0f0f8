import { useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import { useDebouncedCall } from '../query/use-debounced-call.ts'
import { useRouter } from '../router/use-router.ts'

export interface Filters<Asked> {
  readonly draft: Asked
  /** Applies at once. */
  set(part: Partial<Asked>): void
  /** Applies after a pause in typing. */
  type(part: Partial<Asked>): void
}

/** Filters stored in the URL. All changes of a visit are one history entry; ticks show before the answer arrives; scroll position and focus stay. */
export function useFilters<Asked extends object>(asked: Asked, hrefOf: (asked: Asked) => string): Filters<Asked> {
  const router = useRouter()
  const { later, now } = useDebouncedCall(REST_MS.quick_search)
  const here = hrefOf(asked)
  const [kept, setKept] = useState({ here, draft: asked })
  if (kept.here !== here) setKept({ here, draft: asked })
  const change = (part: Partial<Asked>): Asked => {
    const draft = { ...kept.draft, ...part, page: 1, cursor: undefined }
    setKept({ here: kept.here, draft })
    return draft
  }
  const go = (draft: Asked) => void router.refine(hrefOf(draft))
  return {
    draft: kept.draft,
    set(part) {
      const draft = change(part)
      now(() => go(draft))
    },
    type(part) {
      const draft = change(part)
      later(() => go(draft))
    },
  }
}
