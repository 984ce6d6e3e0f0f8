import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, Fragment, useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import { useLatest } from '#web/query/hooks.ts'
import { useDebouncedCall } from '#web/query/use-debounced-call.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { products } from '../../contract.ts'
import { useCounts } from '../filters/use-counts.ts'
import { YearSpan } from '../filters/YearSpan.tsx'
import { openedHref, RailFields } from '../for-sale/ForSaleRail.tsx'
import { countsAsked, type ForSale, filterCount, forSaleHref, type ProductFilters, unfiltered } from '../for-sale/for-sale-address.ts'
import { ADVANCED, SEARCH_RESULT } from '../for-sale/paths.ts'
import css from './AdvancedSearch.module.css'

export const counted = (asked: ProductFilters) => ({ ...countsAsked(asked), page_size: 1 })

/** All filters and the number of results. Progressive enhancement: a GET form that works without script. */
export function AdvancedForm({ page, onSent }: { page: ForSale; onSent?: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { settled, clear, round, ...filters } = useDraft(page.asked)
  const { draft, set } = filters
  const rail = { ...filters, ...useCounts(settled, true), page: { ...page, asked: settled }, openHref: openedHref(page) }
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSent?.()
    router.push(forSaleHref({ asked: { ...draft, page: 1 }, searched: true }))
  }
  const empty = (event: FormEvent) => {
    event.preventDefault()
    clear()
  }
  return (
    <form className={css.form} aria-label={t`Advance search`} action={SEARCH_RESULT} onSubmit={search}>
      <input type="hidden" name="searchable_type" value="Product" />
      <div className={css.columns}>
        <Fragment key={round}>
          <RailFields {...rail} />
          <YearSpan years={draft.years} onYears={(years) => set({ years })} />
        </Fragment>
      </div>
      <div className={css.foot}>
        {filterCount(draft) > 0 && <Button href={ADVANCED} onClick={empty}>{t`Clear All Filters`}</Button>}
        <Button variant="fill" type="submit">
          <Results draft={settled} />
        </Button>
      </div>
    </form>
  )
}

/** Debounce: typed values are counted after a pause, ticked ones at once. */
function useDraft(asked: ProductFilters) {
  const { later, now } = useDebouncedCall(REST_MS.quick_search)
  const [draft, setDraft] = useState(asked)
  const [settled, settle] = useState(asked)
  const [round, setRound] = useState(0)
  const change = (part: Partial<ProductFilters>, when: typeof now) => {
    const next = { ...draft, ...part, page: 1 }
    setDraft(next)
    when(() => settle(next))
  }
  const clear = () => {
    change(unfiltered(asked), now)
    // A new key also clears half-typed fields.
    setRound(round + 1)
  }
  return {
    draft,
    settled,
    round,
    clear,
    set: (part: Partial<ProductFilters>) => change(part, now),
    type: (part: Partial<ProductFilters>) => change(part, later),
  }
}

/** Text of the button, with the number of results once it is known. */
function Results({ draft }: { draft: ProductFilters }) {
  const found = useLatest(products.list, counted(draft), true)?.products
  const total = found?.total
  if (total === undefined) return <Trans>Show results</Trans>
  return found?.more_than_total ? <Trans>Show more than {total} results</Trans> : <Plural value={total} one="Show # result" other="Show # results" />
}
