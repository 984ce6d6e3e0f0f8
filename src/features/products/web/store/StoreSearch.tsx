import { useLingui } from '@lingui/react/macro'
import { useFilterWords } from '../filters/filter-words.ts'
import { sorted, sortsOf } from '../for-sale/for-sale-address.ts'
import css from './StoreProducts.module.css'
import { chosenOf, type StoreProductFilters, storeHref } from './store-address.ts'

/** Progressive enhancement: a GET form; with script a new order applies at once. */
export function StoreSearch({ asked }: { asked: StoreProductFilters }) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { sort, choices } = sortsOf(asked)
  return (
    <search>
      <form key={storeHref(asked)} className={css.search} action={`/stores/${asked.store_id}`} method="get">
        <input
          className="input input--s"
          type="search"
          name="search"
          maxLength={80}
          defaultValue={asked.search}
          aria-label={t`Search in this store`}
          placeholder={t`Search in this store`}
          autoComplete="off"
        />
        {chosenOf(asked).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <select
          className="select select--s"
          name="sort"
          aria-label={t`Sort`}
          defaultValue={sorted(asked, sort).sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map((one) => (
            <option key={one} value={sorted(asked, one).sort}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
        <button className="btn btn--s" type="submit">{t`Search`}</button>
      </form>
    </search>
  )
}
