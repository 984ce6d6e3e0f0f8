import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import type { apiKeys } from '../contract.ts'
import css from './ApiKeys.module.css'
import { useScopeWords } from './use-scope-words.ts'

interface ScopeChoiceProps {
  scopes: AnswerOf<typeof apiKeys.list>['scopes']
  chosen: readonly ApiScope[]
  onChange: (scopes: readonly ApiScope[]) => void
  error?: string | undefined
}

/** What the key may do, each scope with the calls that it opens. */
export function ScopeChoice({ scopes, chosen, onChange, error }: ScopeChoiceProps) {
  const { t } = useLingui()
  const words = useScopeWords()
  const all = scopes.map(({ scope }) => scope)
  return (
    <fieldset id="key-scopes" className={css.scopes} tabIndex={-1} aria-describedby={error && 'key-scopes-error'}>
      <legend>{t`What it may do`}</legend>
      {scopes.map(({ scope, calls }) => (
        <div key={scope}>
          <Check
            label={words[scope]}
            checked={chosen.includes(scope)}
            onChange={({ target }) => onChange(all.filter((one) => (one === scope ? target.checked : chosen.includes(one))))}
          />
          <details className="small">
            <summary>{t`${plural(calls.length, { one: '# call', other: '# calls' })}`}</summary>
            <ul className={`plain ${css.calls}`} lang="en">
              {calls.map(({ http, doc }) => (
                <li key={http}>
                  <code>{http}</code> <span className="text-2">{doc}</span>
                </li>
              ))}
            </ul>
          </details>
        </div>
      ))}
      {error && <FieldError id="key-scopes-error">{error}</FieldError>}
    </fieldset>
  )
}
