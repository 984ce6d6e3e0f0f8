import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Static } from '#web/hydration/Static.tsx'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { type ForSale, forSaleHref, type ProductPage, sorted, sortsOf } from './for-sale-address.ts'

/** Number of results, order and view. */
export function ForSaleHead({ page, found }: { page: ForSale; found: ProductPage }) {
  const { t } = useLingui()
  const { view } = page
  return (
    <div className="res-head">
      <h2 id="count">
        <Static as="span" role="status" id="found" of={[found.total, found.more_than_total]}>
          {() => <Count found={found} />}
        </Static>
      </h2>
      <div className="row push only-d">
        <Sort page={page} />
        <Segments
          label={t`View`}
          segments={[
            {
              value: 'grid',
              label: t`Grid`,
              icon: 'squares-four',
              iconOnly: true,
              pressed: view === 'grid',
              step: 'replace',
              href: forSaleHref({ ...page, view: 'grid' }),
            },
            {
              value: 'list',
              label: t`List`,
              icon: 'rows',
              iconOnly: true,
              pressed: view === 'list',
              step: 'replace',
              href: forSaleHref({ ...page, view: 'list' }),
            },
          ]}
        />
      </div>
    </div>
  )
}

function Count({ found: { total = 0, more_than_total } }: { found: ProductPage }) {
  if (more_than_total) return <Trans>More than {total} results</Trans>
  return <Plural value={total} one="# result" other="# results" />
}

function Sort({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { sort, choices } = sortsOf(page.asked)
  return (
    <LinkSelect
      label={t`Sort`}
      name="sort"
      value={sort}
      choices={choices.map((value) => ({ value, label: words.sorts[value] ?? value }))}
      hrefOf={(sort) => forSaleHref({ ...page, asked: sorted(page.asked, sort) })}
    />
  )
}
