import type { Term } from '#features/vocabularies/web/public.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import css from './Onboarding.module.css'

const TINTS = 5

/** Each a small stamp with the country's letters, or the first of its name; pressed when it is chosen. */
export function TermPicks({
  terms,
  codes,
  onPick,
}: {
  terms: readonly Pick<Term, 'code' | 'name'>[]
  codes: readonly string[]
  onPick: (code: string) => void
}) {
  return (
    <ul className={`plain ${css.picks}`}>
      {terms.map(({ code, name }) => {
        const chosen = codes.includes(code)
        return (
          <li key={code}>
            <button type="button" className={css.pick} aria-pressed={chosen} onClick={() => onPick(code)}>
              <span className={`perf definitive ${css.stamp}`} data-tint={tintOf(code)} aria-hidden="true">
                {/^[A-Z]{2}$/.test(code) ? code : [...name][0]!.toUpperCase()}
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

const tintOf = (code: string) => [...code].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % TINTS
