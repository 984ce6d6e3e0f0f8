import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { address } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { bounties } from '../contract.ts'
import css from './Bounties.module.css'
import type { MarketInput } from './market-input.ts'
import { MARKET_BOUNTIES } from './paths.ts'

const WEEK = 7

/** Filters and order as links, so that they work without script; the search is a form by GET. */
export function MarketFilters({ input, children }: { input: MarketInput; children: ReactNode }) {
  const { t } = useLingui()
  const { cursor: _, ...kept } = input
  const to = (change: Partial<MarketInput>) => address(MARKET_BOUNTIES, bounties.list, { ...kept, page: 1, ...change })
  const chip = <Name extends keyof MarketInput>(name: Name, value: MarketInput[Name], label: string) => {
    const applied = input[name] === value
    return (
      <Chip key={`${name}${value}`} applied={applied} href={to({ [name]: applied ? undefined : value })}>
        {label}
      </Chip>
    )
  }
  const sorts = { newest: t`Newest`, ending: t`Ending soonest`, reward: t`Highest reward` } as const
  return (
    <>
      <form className={css.search} action={MARKET_BOUNTIES}>
        <TextField id="search" name="search" type="search" label={t`What is wanted`} maxLength={200} defaultValue={input.search ?? ''} />
        <Button type="submit">{t`Search`}</Button>
      </form>
      <div className={css.chips}>
        {children}
        {chip('reward_option', 'money', t`Reward in money`)}
        {chip('reward_option', 'coins', t`In coins`)}
        {chip('target', 'worldwide', t`Worldwide`)}
        {chip('target', 'local', t`Local`)}
        {chip('ends_within_days', WEEK, t`Ends this week`)}
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
