import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type MarketPage, readMarketPage, SEARCH_RESULT } from '#features/products/web/public.tsx'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { marketOf, markets } from '../kinds/markets.ts'
import { AdvancedForm } from './AdvancedForm.tsx'
import css from './AdvancedSearch.module.css'

/** Modal dialog over the current page; cancelling leaves the page unchanged. */
export function AdvancedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const page = useListHere()
  const box = useRef<HTMLDialogElement>(null)
  const here = useLocation().href
  const begun = useRef(here)
  useEffect(() => box.current?.showModal(), [])
  const close = () => box.current?.close()
  // Navigation closes the dialog.
  useEffect(() => {
    if (here !== begun.current) box.current?.close()
  }, [here])
  return (
    <dialog className={css.dialog} ref={box} aria-labelledby="advance-search-form" onClose={onClose}>
      <div className={css.head}>
        <h2 id="advance-search-form">{t`Advance Search form`}</h2>
        <IconButton icon="x" label={t`Close`} onClick={close} />
      </div>
      <AdvancedForm page={page} onSent={close} />
    </dialog>
  )
}

/** Filters of the list below the dialog: of the market it belongs to; otherwise the form begins with what is for sale. */
function useListHere(): MarketPage {
  const { pathname, search } = useLocation()
  const site = useSite()
  const query = new URLSearchParams(search)
  const searched = pathname === SEARCH_RESULT ? marketOf(query.get('searchable_type') || 'Product') : undefined
  const market = searched ?? Object.values(markets).find(({ path }) => path === pathname)
  const here = { path: {}, query: market ? query : new URLSearchParams(), site }
  return readMarketPage(market ?? markets.Product, here, true) ?? readMarketPage(markets.Product, { ...here, query: new URLSearchParams() }, true)!
}
