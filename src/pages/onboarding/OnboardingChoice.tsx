import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Term } from '#features/vocabularies/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MarketToday } from './MarketToday.tsx'
import css from './Onboarding.module.css'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { TermPicks } from './TermPicks.tsx'
import { type InterestKind, useInterests } from './use-interests.ts'
import { useOnboarding } from './use-onboarding.ts'

type Named = Pick<Term, 'code' | 'name'>

export interface OnboardingChoiceProps {
  step: InterestKind
  back: string
  title: string
  line: ReactNode
  terms: readonly Named[]
  /** Groups of terms. */
  groups?: readonly { title: string; codes: readonly string[] }[]
  /** For long lists: search field and "more" button. */
  search?: { label: string; onWords: (words: string) => void; more: boolean; onMore: () => void }
}

/** Step of onboarding: choice of interests. */
export function OnboardingChoice({ step, back, title, line, terms, groups, search }: OnboardingChoiceProps) {
  const { t } = useLingui()
  const way = useOnboarding(step, back)
  const { codes, kept, pick, keep } = useInterests(step)
  const [names, setNames] = useState<readonly Named[]>([])
  const known = [...terms, ...names, ...kept]
  const choose = (code: string) => {
    setNames((before) => [...before, ...terms.filter((one) => one.code === code)])
    pick(code)
  }
  return (
    <OnboardingFrame {...{ title, line, way, keep }} chosen={codes.length} preview={<MarketToday step={step} codes={codes} />}>
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
      {terms.length === 0 && <p className="text-2">{t`Nothing goes by this name`}</p>}
      {(groups ?? [{ title: '', codes: terms.map(({ code }) => code) }]).map((group) => (
        <section key={group.title} className={css.group} aria-label={group.title || undefined}>
          {group.title && <h2>{group.title}</h2>}
          <TermPicks step={step} terms={terms.filter(({ code }) => group.codes.includes(code))} codes={codes} onPick={choose} />
        </section>
      ))}
      {search?.more && (
        <div>
          <Button onClick={search.onMore}>{t`Show more`}</Button>
        </div>
      )}
    </OnboardingFrame>
  )
}
