import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { type ForSale, readSearched } from '../for-sale/for-sale-address.ts'
import { FOR_SALE, SEARCH_RESULT } from '../for-sale/paths.ts'
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

/** Filters of the list below the dialog; empty on other pages. */
function useListHere(): ForSale {
  const { pathname, search } = useLocation()
  const site = useSite()
  const query = new URLSearchParams(pathname === FOR_SALE || pathname === SEARCH_RESULT ? search : '')
  return readSearched({ path: {}, query, site })!
}
