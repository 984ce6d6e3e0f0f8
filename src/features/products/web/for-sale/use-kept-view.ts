import { useEffect, useRef } from 'react'
import { PAGE_SIZES } from '#kernel/measures.ts'
import type { RouterLocation } from '#web/router/history.ts'
import { useLocation, useRouter } from '#web/router/use-router.ts'
import { type ForSale, forSaleHref } from './for-sale-address.ts'

const KEY = 'how lists are shown'

/** Remembers view and page size in localStorage; values in the URL win. */
export function useKeptView({ asked, view, open }: ForSale) {
  const router = useRouter()
  useEffect(() => {
    const said = new URLSearchParams(location.search)
    const kept = readKept()
    if (said.has('view') || said.has('page_size') || said.has('page') || !kept) return
    if (kept.view === view && kept.page_size === asked.page_size) return
    const href = forSaleHref({ asked: { ...asked, page_size: kept.page_size }, view: kept.view, open })
    void router.replace(href, { keepScroll: true })
  }, [])
  const here = useLocation()
  const former = useRef(here)
  // Stored at once: the viewer may leave before the page is rendered.
  useEffect(() => {
    if (former.current.pathname === here.pathname && chosenAt(former.current) !== chosenAt(here)) keepView(chosenAt(here))
    former.current = here
  }, [here])
}

function chosenAt({ search }: RouterLocation): string {
  const said = new URLSearchParams(search)
  return JSON.stringify({ view: said.get('view') ?? 'grid', page_size: Number(said.get('page_size') ?? 25) })
}

function keepView(chosen: string) {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // No localStorage: the URL decides.
  }
}

function readKept(): { view: ForSale['view']; page_size: number } | undefined {
  try {
    const { view, page_size } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { view: view === 'list' ? 'list' : 'grid', page_size: PAGE_SIZES.includes(page_size) ? page_size : 25 }
  } catch {
    return undefined
  }
}
