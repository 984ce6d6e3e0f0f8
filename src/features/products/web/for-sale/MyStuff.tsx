import { useLingui } from '@lingui/react/macro'
import css from '#web/list/List.module.css'
import { useSite } from '#web/router/use-site.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { useProductFilters } from '../filters/use-filters.ts'
import { type ForSale, forSaleHref } from './for-sale-address.ts'

/** Members only: show only own listings, or hide them. Both work without script. */
export function MyStuff({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { draft, set } = useProductFilters(page)
  if (!signed_in) return null
  const choose = (my_stuff: 'only' | 'hide') => set({ my_stuff: draft.my_stuff === my_stuff ? undefined : my_stuff })
  const hrefOf = (my_stuff: 'only' | 'hide' | undefined) => forSaleHref({ ...page, asked: { ...page.asked, my_stuff, page: 1 } })
  return (
    <div className="row row--wrap">
      <span className={`row ${css.scripted}`}>
        <Check as="switch" label={t`My Stuff`} checked={draft.my_stuff === 'only'} onChange={() => choose('only')} />
        <Check as="switch" label={t`Hide my own`} checked={draft.my_stuff === 'hide'} onChange={() => choose('hide')} />
      </span>
      <noscript>
        <a className="link" href={hrefOf(page.asked.my_stuff === 'only' ? undefined : 'only')}>{t`My Stuff`}</a>
      </noscript>
    </div>
  )
}
