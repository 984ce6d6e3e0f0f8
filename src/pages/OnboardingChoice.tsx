import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Term } from '#features/vocabularies/web/public.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Chip } from '#web/ui/Chip.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { MarketToday } from './MarketToday.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { TermPicks } from './TermPicks.tsx'
import { type InterestKind, useInterests } from './use-interests.ts'
import { useOnboarding } from './use-onboarding.ts'

type Named = Pick<Term, 'code' | 'name'>
const FILTERS = { countries: 'country', categories: 'category_ids', topics: 'topic_ids' } as const

export interface OnboardingChoiceProps {
  step: InterestKind
  back: string
  title: string
  line: ReactNode
  terms: readonly Named[]
  /** Where the list is long: words that are looked for, and whether there are more. */
  search?: { label: string; onWords: (words: string) => void; more: boolean; onMore: () => void }
}

/** A step of choosing what one collects. */
export function OnboardingChoice({ step, back, title, line, terms, search }: OnboardingChoiceProps) {
  const { t } = useLingui()
  const way = useOnboarding(step, back)
  const { codes, kept, pick, keep, busy } = useInterests(step)
  const [names, setNames] = useState<readonly Named[]>([])
  const known = [...terms, ...names, ...kept]
  const choose = (code: string) => {
    setNames((before) => [...before, ...terms.filter((one) => one.code === code)])
    pick(code)
  }
  return (
    <OnboardingFrame {...{ title, line, way, keep, busy }} preview={<MarketToday name={FILTERS[step]} codes={codes} />}>
      {codes.length > 0 && (
        <ul className="row row--wrap plain" aria-label={t`Chosen`}>
          {codes.map((code) => (
            <li key={code}>
              <Chip applied onPress={() => pick(code)}>
                {known.find((one) => one.code === code)?.name ?? code}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {search && (
        <TextField
          label={search.label}
          type="search"
          autoComplete="off"
          maxLength={80}
          onChange={({ currentTarget }) => search.onWords(currentTarget.value)}
        />
      )}
      {terms.length > 0 ? <TermPicks terms={terms} codes={codes} onPick={choose} /> : <p className="text-2">{t`Nothing goes by this name`}</p>}
      {search?.more && (
        <div>
          <Button onClick={search.onMore}>{t`Show more`}</Button>
        </div>
      )}
    </OnboardingFrame>
  )
}
