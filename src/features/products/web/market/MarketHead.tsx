import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { SaveSearchLink } from '#web/list/SaveSearchLink.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import type { MarketPage, View } from './market.ts'
import { marketHref, savedFilters } from './market-address.ts'

interface MarketHeadProps {
  page: MarketPage
  count: ReactNode
  saves: boolean
  /** A list with one look. */
  plain?: boolean
}
/** How many there are, order and view. `count` names them in words. */
export function MarketHead({ page, count, saves, plain = false }: MarketHeadProps) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { market, asked, view } = page
  const segment = (value: View, label: string, icon: 'squares-four' | 'rows') => ({
    ...{ value, label, icon, iconOnly: true, pressed: view === value, step: 'replace' as const },
    href: marketHref({ ...page, view: value }),
  })
  return (
    <div className="res-head">
      <h2 id="count">{count}</h2>
      <div className="row row--wrap push">
        {saves && <SaveSearchLink kind={market.type} filters={savedFilters(page)} />}
        <span className="row only-d">
          <LinkSelect
            label={t`Sort`}
            name="sort"
            value={asked.sort}
            choices={market.sorts.map((value) => ({ value, label: words.sorts[value] ?? value }))}
            hrefOf={(sort) => marketHref({ ...page, asked: { ...asked, sort, page: 1 } })}
          />
          {!plain && <Segments label={t`View`} segments={[segment('grid', t`Grid`, 'squares-four'), segment('list', t`List`, 'rows')]} />}
        </span>
      </div>
    </div>
  )
}
