import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { trades } from '../../contract.ts'
import { tradeTypes } from '../../rules.ts'
import { MARKET_TRADES } from '../paths.ts'
import css from '../Trades.module.css'
import { useTradeWords } from '../trade-words.ts'

type MarketInput = InputOf<typeof trades.list>

/** Filters and order as links, so that they work without script; the search is a form by GET. */
export function MarketFilters({ input, children }: { input: MarketInput; children: ReactNode }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { cursor: _, ...kept } = input
  const to = (change: Partial<MarketInput>) => address(MARKET_TRADES, trades.list, { ...kept, page: 1, ...change })
  const sorts = { newest: t`Newest`, ending: t`Ending soonest` } as const
  return (
    <>
      <form className={css.search} action={MARKET_TRADES}>
        <TextField id="search" name="search" type="search" label={t`What you would like to have`} maxLength={200} defaultValue={input.search ?? ''} />
        <Button type="submit">{t`Search`}</Button>
      </form>
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
