import { useLingui } from '@lingui/react/macro'
import { type FieldParts, type RailParts, useFilterWords } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { FacetRadios } from '#web/list/FacetChoices.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Reward.module.css'

const WEEK = 7
const REWARDS = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000]
const bountyTermsAsked = { types: ['stampGrades' as const, 'stampFormatTypes' as const] }

/** What only bounties have: the reward, where it counts, and what is asked for at least. */
export function RewardFields({ rail }: FieldParts) {
  const { t } = useLingui()
  const { draft, set, countOf } = rail
  const words = useFilterWords()
  const terms = useMaybe(vocabularies.staticData, bountyTermsAsked, true)?.data ?? {}
  return (
    <>
      <Radios name="reward_option" label={t`Reward`} any={t`Coins or money`} words={words.rewards} rail={rail} />
      <Facet label={t`How much`} set={Number(draft.reward_from !== undefined) + Number(draft.reward_to !== undefined)}>
        <div className={css.sums}>
          <Sum name="reward_from" label={t`Reward from`} rail={rail} />
          <Sum name="reward_to" label={t`Reward up to`} rail={rail} />
        </div>
      </Facet>
      <Radios name="target" label={t`Where`} any={t`Everywhere`} words={words.targets} rail={rail} />
      <Facet label={t`Until when`} set={Number(draft.ends_within_days !== undefined)}>
        <Check
          label={t`Ends this week`}
          name="ends_within_days"
          value={WEEK}
          checked={draft.ends_within_days === WEEK}
          onChange={() => set({ ends_within_days: draft.ends_within_days === WEEK ? undefined : WEEK })}
        />
      </Facet>
      {(['minimum_grade', 'item_format'] as const).map((name) => (
        <FacetRadios
          key={name}
          label={name === 'minimum_grade' ? t`Lowest grade` : t`Format`}
          name={name}
          any={t`Any`}
          closed
          values={(terms[name === 'minimum_grade' ? 'stampGrades' : 'stampFormatTypes'] ?? [])
            .filter(({ code }) => code === draft[name] || countOf(name, code) === undefined || countOf(name, code)!.count > 0)
            .map((term) => ({ code: term.code, label: term.name, count: countOf(name, term.code) }))}
          chosen={draft[name]}
          onChoose={(chosen) => set({ [name]: chosen })}
        />
      ))}
    </>
  )
}

interface RadiosProps {
  name: 'reward_option' | 'target'
  label: string
  any: string
  words: Readonly<Record<string, string>>
  rail: RailParts
}
const Radios = ({ name, label, any, words, rail: { draft, set, countOf } }: RadiosProps) => (
  <FacetRadios
    {...{ label, name, any }}
    values={Object.entries(words).map(([code, word]) => ({ code, label: word, count: countOf(name, code) }))}
    chosen={draft[name]}
    onChoose={(chosen) => set({ [name]: chosen })}
  />
)

/** In money or as many coins: a coin counts one cent. */
function Sum({ name, label, rail: { draft, set } }: { name: 'reward_from' | 'reward_to'; label: string; rail: RailParts }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { currency } = useSite()
  const value = draft[name]
  const sums = [...new Set([...REWARDS, ...(value === undefined ? [] : [value])])].sort((a, b) => a - b)
  return (
    <Select
      id={name}
      name={name}
      label={label}
      placeholder={t`Any`}
      choices={sums.map((amount) => ({ value: `${amount}`, label: moneyText({ amount, currency }, numbers) }))}
      value={`${value ?? ''}`}
      onChange={({ target }) => set({ [name]: target.value === '' ? undefined : Number(target.value) })}
    />
  )
}
