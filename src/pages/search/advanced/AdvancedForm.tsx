import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, Fragment } from 'react'
import { applies, type FilterName, filtersOf, listingFilters, type SearchType } from '#features/listings/contract.ts'
import {
  ADVANCED,
  filtersSet,
  listAskedOf,
  MarketFields,
  type MarketPage,
  marketHref,
  type RailParts,
  SEARCH_RESULT,
  savedFilters,
  useMarketCounts,
  YearSpan,
} from '#features/products/web/public.tsx'
import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { SaveSearchLink } from '#web/list/SaveSearchLink.tsx'
import { useLatest } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './AdvancedSearch.module.css'
import { ContinentPicker } from './ContinentPicker.tsx'
import { TypeRadios } from './TypeRadios.tsx'
import { useAdvanced } from './use-advanced.ts'

/** The list with one row, for its number. */
export const countedAsked = (page: Pick<MarketPage, 'market' | 'asked'>): GivenOf<AnyOperation> => ({
  ...listAskedOf(page.market.list, page),
  page: 1,
  page_size: 1,
})
/** These stand in places of their own. */
const APART: readonly FilterName[] = ['search', 'catalogue_number', 'country', 'years']

/** All filters that apply to a kind, and the number of results. Progressive enhancement: a GET form that works without script. */
export function AdvancedForm({ page: begun, onSent }: { page: MarketPage; onSent?: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { page, settled, choose, clear, round, ...filters } = useAdvanced(begun)
  const counts = useMarketCounts(settled, true)
  const rail: RailParts = { ...filters, ...counts, page: settled, openHref: () => ADVANCED }
  const has = (name: FilterName) => applies(name, page.market.type)
  const only = (name: FilterName) => filtersOf(page.market.type).filter((one) => one !== name)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSent?.()
    router.push(marketHref({ ...page, asked: { ...page.asked, page: 1 }, view: 'grid', open: [], searched: true }))
  }
  return (
    <form className={css.form} aria-label={t`Advance search`} action={SEARCH_RESULT} onSubmit={search}>
      <TypeRadios chosen={page.market.type} onChoose={choose} />
      <Fragment key={`${page.market.type} ${round}`}>
        <div className={css.pair}>
          <MarketFields rail={rail} page={page} without={only('search')} />
          {has('catalogue_number') && <MarketFields rail={rail} page={page} without={only('catalogue_number')} />}
        </div>
        {has('country') && <ContinentPicker rail={rail} />}
        <div className={css.columns}>
          {has('years') && <YearSpan years={filters.draft.years} onYears={(years) => filters.set({ years })} />}
          <MarketFields rail={rail} page={page} without={APART} />
        </div>
      </Fragment>
      <Foot page={page} settled={settled} onClear={clear} />
    </form>
  )
}

/** What the form does, beside what keeps it and what empties it. */
function Foot({ page, settled, onClear }: { page: MarketPage; settled: MarketPage; onClear: () => void }) {
  const { t } = useLingui()
  const { type } = page.market
  const empty = (event: FormEvent) => {
    event.preventDefault()
    onClear()
  }
  const kept = savedFilters(page)
  const saves = type !== 'StampItem' && Object.keys(kept).every((name) => name in listingFilters)
  return (
    <div className={css.foot}>
      <Button variant="fill" type="submit">
        <Found page={settled} />
      </Button>
      {saves && <SaveSearchLink kind={savedAs[type] ?? type} filters={kept} />}
      {filtersSet(page) > 0 && <Button className="push" href={`${ADVANCED}?searchable_type=${type}`} onClick={empty}>{t`Clear All Filters`}</Button>}
    </div>
  )
}
/** A saved search of supplies is one of products that are supplies. */
const savedAs: Partial<Record<SearchType, string>> = { Supply: 'Product' }

/** Text of the button, with the number of results once it is known. */
function Found({ page }: { page: MarketPage }) {
  const { market } = page
  const answer: unknown = useLatest(market.list, countedAsked(page), true)
  const found = answer === undefined ? undefined : market.pageIn(answer as never)
  const total = found?.total
  if (total === undefined) return <Trans>Show results</Trans>
  return found?.more_than_total ? <Trans>Show more than {total} results</Trans> : <Plural value={total} one="Show # result" other="Show # results" />
}
