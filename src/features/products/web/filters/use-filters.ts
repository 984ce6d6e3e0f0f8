import { useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import { useRouter } from '#web/router/use-router.ts'
import { type ForSale, forSaleHref, type ProductFilters } from '../for-sale/for-sale-address.ts'
import { useLater } from './use-later.ts'

export interface Filters {
  readonly draft: ProductFilters
  /** Applies at once. */
  set(part: Partial<ProductFilters>): void
  /** Applies when the typing rests. */
  type(part: Partial<ProductFilters>): void
}

/** The rail's state is the address, and all of one visit's changes are one step of the history; a tick shows at once, while the answer is still on its way. Nothing scrolls, nothing loses its focus. */
export function useFilters({ asked, view, open, searched }: ForSale): Filters {
  const router = useRouter()
  const { later, now } = useLater(REST_MS.quick_search)
  const here = forSaleHref({ asked, view, open, searched })
  const [kept, setKept] = useState({ here, draft: asked })
  if (kept.here !== here) setKept({ here, draft: asked })
  const change = (part: Partial<ProductFilters>): ProductFilters => {
    const draft = { ...kept.draft, ...part, page: 1 }
    setKept({ here: kept.here, draft })
    return draft
  }
  const go = (draft: ProductFilters) => void router.refine(forSaleHref({ asked: draft, view, open, searched }))
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
