import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Static } from '#web/hydration/Static.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import css from './ForSale.module.css'
import { type ForSale, forSaleHref, type ProductPage, sorted, sortsOf } from './for-sale-address.ts'

/** How many there are, in what order, and how they are shown. */
export function ForSaleHead({ page, found, id }: { page: ForSale; found: ProductPage; id: string }) {
  const { t } = useLingui()
  const { view } = page
  return (
    <div className="res-head">
      <h2 id={id}>
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

/** A choice that is an address: with script it opens at once, without it a button does. */
export function Choice({
  label,
  name,
  value,
  choices,
  hrefOf,
}: {
  label: string
  name: string
  value: string
  choices: readonly { value: string; label: string }[]
  hrefOf: (value: string) => string
}) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <form className="row small" action={hrefOf(value).split('?')[0]} method="get">
      <label className="row">
        <span className="muted nowrap">{label}</span>
        <select
          className={`select select--s ${css.sort}`}
          name={name}
          value={value}
          onChange={(event) => void router.refine(hrefOf(event.target.value))}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {queryOf(hrefOf(value), name).map(([other, set]) => (
        <input key={`${other} ${set}`} type="hidden" name={other} value={set} />
      ))}
      <button className={`btn btn--s ${css.apply}`} type="submit">{t`Choose`}</button>
    </form>
  )
}

/** The other parts of an address, for a form that must not lose them. */
const queryOf = (href: string, except: string) => [...new URLSearchParams(href.split('?')[1])].filter(([name]) => name !== except && name !== 'page')

function Sort({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { sort, choices } = sortsOf(page.asked)
  return (
    <Choice
      label={t`Sort`}
      name="sort"
      value={sort}
      choices={choices.map((value) => ({ value, label: words.sorts[value] ?? value }))}
      hrefOf={(sort) => forSaleHref({ ...page, asked: sorted(page.asked, sort) })}
    />
  )
}
