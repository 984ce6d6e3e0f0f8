import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countriesAsked } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { CountrySelect, choicesOf } from '#features/vocabularies/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { trades } from '../../contract.ts'
import { tradeTypes } from '../../rules.ts'
import { MARKET_TRADES } from '../paths.ts'
import css from '../Trades.module.css'
import { useTradeWords } from '../trade-words.ts'

export type MarketInput = InputOf<typeof trades.list>
const categories = { types: ['stampCategories' as const] }
export const asksMarketWords = ({ country }: MarketInput) => [
  queryOf(vocabularies.staticData, categories),
  queryOf(vocabularies.staticData, countriesAsked(country.slice(0, 1))),
]

/** Filters and order as links, so that they work without script; words, country and category are a form by GET. */
export function MarketFilters({ input, children }: { input: MarketInput; children: ReactNode }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { cursor: _, ...kept } = input
  const to = (change: Partial<MarketInput>) => address(MARKET_TRADES, trades.list, { ...kept, page: 1, ...change })
  const sorts = { newest: t`Newest`, ending: t`Ending soonest` } as const
  return (
    <>
      <Search input={input} />
      <div className="deal-chips">
        {children}
        {tradeTypes.map((type) => {
          const applied = input.trade_type === type
          return (
            <Chip key={type} applied={applied} href={to({ trade_type: applied ? undefined : type })}>
              {words.types[type]}
            </Chip>
          )
        })}
        {input.search && (
          <Chip applied href={to({ search: undefined })}>
            {input.search}
          </Chip>
        )}
        <nav className="row row--wrap" aria-label={t`Sort`}>
          {(Object.keys(sorts) as (keyof typeof sorts)[]).map((sort) => (
            <a key={sort} className="link" href={to({ sort })} aria-current={input.sort === sort ? 'true' : undefined}>
              {sorts[sort]}
            </a>
          ))}
        </nav>
      </div>
    </>
  )
}

/** What the chips have chosen stays chosen. */
function Search({ input: { search, country, category_ids, trade_type, sort } }: { input: MarketInput }) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, categories)
  return (
    <form className={css.search} action={MARKET_TRADES}>
      <TextField id="search" name="search" type="search" label={t`What you would like to have`} maxLength={200} defaultValue={search ?? ''} />
      <CountrySelect key={country[0] ?? ''} asked={countriesAsked(country.slice(0, 1))} chosen={country[0]} />
      <Select
        key={`category ${category_ids[0]}`}
        id="category_ids"
        name="category_ids"
        label={t`Category`}
        placeholder={t`Any`}
        choices={choicesOf(lists.stampCategories)}
        defaultValue={category_ids[0] ?? ''}
      />
      {trade_type && <input type="hidden" name="trade_type" value={trade_type} />}
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit">{t`Search`}</Button>
    </form>
  )
}
