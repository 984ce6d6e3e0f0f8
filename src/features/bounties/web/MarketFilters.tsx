import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { countriesAsked } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { CountrySelect, choicesOf } from '#features/vocabularies/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { LinkSelect } from '#web/list/LinkSelect.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { bounties, bountySorts } from '../contract.ts'
import css from './Bounties.module.css'
import type { MarketInput } from './market-input.ts'
import { MARKET_BOUNTIES } from './paths.ts'

const WEEK = 7
const marketTerms = { types: ['stampGrades' as const, 'stampFormatTypes' as const] }
export const asksMarketTerms = ({ country }: MarketInput) => [
  queryOf(vocabularies.staticData, marketTerms),
  queryOf(vocabularies.staticData, countriesAsked(country === undefined ? [] : [country])),
]

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
        <Terms name="minimum_grade" label={t`Lowest grade`} list="stampGrades" value={input.minimum_grade} />
        <Terms name="item_format" label={t`Format`} list="stampFormatTypes" value={input.item_format} />
        <CountrySelect key={input.country ?? ''} asked={countriesAsked(input.country === undefined ? [] : [input.country])} chosen={input.country} />
        <Rewards name="reward_from" label={t`Reward from`} value={input.reward_from} />
        <Rewards name="reward_to" label={t`Reward up to`} value={input.reward_to} />
        <Kept input={input} />
        <Button type="submit">{t`Search`}</Button>
      </form>
      <div className="deal-chips">
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
        <LinkSelect
          label={t`Sort`}
          name="sort"
          value={input.sort}
          choices={bountySorts.map((value) => ({ value, label: sorts[value] }))}
          hrefOf={(sort) => to({ sort: sort as MarketInput['sort'] })}
        />
      </div>
    </>
  )
}

interface TermsProps {
  name: 'minimum_grade' | 'item_format'
  label: string
  list: 'stampGrades' | 'stampFormatTypes'
  value: string | undefined
}
function Terms({ name, label, list, value }: TermsProps) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, marketTerms)
  return <Select id={name} name={name} label={label} placeholder={t`Any`} choices={choicesOf(lists[list])} defaultValue={value ?? ''} />
}

const REWARDS = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000]
interface RewardsProps {
  name: 'reward_from' | 'reward_to'
  label: string
  value: number | undefined
}
/** In money or as many coins: a coin counts one cent. */
function Rewards({ name, label, value }: RewardsProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { currency } = useSite()
  const sums = [...new Set([...REWARDS, ...(value === undefined ? [] : [value])])].sort((a, b) => a - b)
  const choices = sums.map((amount) => ({ value: `${amount}`, label: moneyText({ amount, currency }, numbers) }))
  return (
    <Select key={`${name} ${value}`} id={name} name={name} label={label} placeholder={t`Any`} choices={choices} defaultValue={`${value ?? ''}`} />
  )
}

/** What the chips have chosen stays chosen. */
function Kept({ input: { reward_option, target, ends_within_days, sort } }: { input: MarketInput }) {
  const kept = { reward_option, target, ends_within_days, sort: sort === 'newest' ? undefined : sort }
  return Object.entries(kept).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)
}
