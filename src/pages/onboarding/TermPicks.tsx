import type { Term } from '#features/vocabularies/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Onboarding.module.css'
import { tileOf } from './tiles.ts'
import type { InterestKind } from './use-interests.ts'

interface TermPicksProps {
  step: InterestKind
  terms: readonly Pick<Term, 'code' | 'name'>[]
  codes: readonly string[]
  onPick: (code: string) => void
}

/** Toggle buttons with a picture per term. */
export function TermPicks({ step, terms, codes, onPick }: TermPicksProps) {
  return (
    <ul className={`plain ${css.picks}`}>
      {terms.map(({ code, name }) => {
        const chosen = codes.includes(code)
        return (
          <li key={code}>
            <button type="button" className={css.pick} aria-pressed={chosen} onClick={() => onPick(code)}>
              <span className={css.shown} aria-hidden="true">
                <img src={tileOf(step, code)} alt="" width={96} height={76} loading="lazy" decoding="async" />
              </span>
              <span>{name}</span>
              {chosen && <Icon name="check" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
