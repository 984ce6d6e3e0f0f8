import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { REST_MS } from '#kernel/measures.ts'
import { ask, useLatest } from '#web/data.ts'
import { Head } from '#web/Head.tsx'
import { type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Crumbs } from '#web/ui/Crumbs.tsx'
import { useRouter } from '#web/use-router.ts'
import { products } from '../contract.ts'
import css from './AdvancedSearch.module.css'
import { RailFields } from './ForSaleRail.tsx'
import { listsAsked, termFacets } from './facet-lists.ts'
import { ADVANCED, type Asked, countsAsked, type ForSale, filterCount, forSaleHref, readSearched, SEARCH_RESULT } from './for-sale-address.ts'
import { useCounts } from './use-counts.ts'
import { useLater } from './use-later.ts'
import { YearSpan } from './YearSpan.tsx'

const counted = (asked: Asked) => ({ ...countsAsked(asked), page_size: 1 })

/** Every filter at once, and how much they leave; a plain GET form, which works without script. */
export default screen({
  reads: readAdvanced,
  asks: ({ asked, open }) => [ask(products.list, counted(asked)), ...listsAsked(asked, open)],
  Draw: ({ input }) => <AdvancedSearch key={forSaleHref(input)} page={input} />,
})

function readAdvanced(place: Place): ForSale | undefined {
  const read = readSearched(place)
  return read && { ...read, open: termFacets }
}

function AdvancedSearch({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const router = useRouter()
  const { settled, ...filters } = useDraft(page.asked)
  const { draft, set } = filters
  const rail = { ...filters, ...useCounts(settled, true), page }
  const search = (event: FormEvent) => {
    event.preventDefault()
    router.push(forSaleHref({ asked: { ...draft, page: 1 }, searched: true }))
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Advance search`}
        description={t`Everything that can be asked of the market, at once.`}
        path={ADVANCED}
        passing={filterCount(page.asked) > 0}
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`Advance search` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Advance search`}</h1>
      </div>
      <form className={css.form} aria-label={t`Advance search`} action={SEARCH_RESULT} onSubmit={search}>
        <input type="hidden" name="searchable_type" value="Product" />
        <div className={css.columns}>
          <RailFields {...rail} />
          <YearSpan years={draft.years} onYears={(years) => set({ years })} />
        </div>
        <div className={css.foot}>
          {filterCount(draft) > 0 && <Button href={ADVANCED}>{t`Clear All Filters`}</Button>}
          <Button variant="fill" type="submit">
            <Results draft={settled} />
          </Button>
        </div>
      </form>
    </main>
  )
}

/** What is ticked is counted at once, what is typed when the typing rests. */
function useDraft(asked: Asked) {
  const { later, now } = useLater(REST_MS.quick_search)
  const [draft, setDraft] = useState(asked)
  const [settled, settle] = useState(asked)
  const change = (part: Partial<Asked>, when: typeof now) => {
    const next = { ...draft, ...part, page: 1 }
    setDraft(next)
    when(() => settle(next))
  }
  return { draft, settled, set: (part: Partial<Asked>) => change(part, now), type: (part: Partial<Asked>) => change(part, later) }
}

/** How much is left, told once it is known. */
function Results({ draft }: { draft: Asked }) {
  const found = useLatest(products.list, counted(draft), true)?.products
  const total = found?.total
  if (total === undefined) return <Trans>Show results</Trans>
  return found?.more_than_total ? <Trans>Show more than {total} results</Trans> : <Plural value={total} one="Show # result" other="Show # results" />
}
