import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TermField } from './TermField.tsx'
import { codeOf, nameOf, type Term } from './terms.ts'

export interface TermsFieldProps {
  label: string
  id: string
  terms: readonly Term[]
  codes: readonly string[]
  onCodes: (codes: string[]) => void
  error?: string
}

/** Multiple choice: choose, or type and press Enter; each value is a removable chip. */
export function TermsField({ label, id, terms, codes, onCodes, error }: TermsFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const known = (text: string) => terms.find(({ code }) => code === codeOf(terms, text))
  function take(text: string) {
    const term = known(text)
    if (!term) return
    setTyped('')
    if (!codes.includes(term.code)) onCodes([...codes, term.code])
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(typed)
  }
  return (
    <div className="stack">
      <TermField
        {...{ label, id, terms, error }}
        value={typed}
        onValue={setTyped}
        onKeyDown={press}
        onBlur={() => take(typed)}
        hint={t`Type a word, choose, and press Enter.`}
      />
      {codes.length > 0 && (
        <ul className="row row--wrap plain">
          {codes.map((code) => (
            <li key={code}>
              <Chip applied onPress={() => onCodes(codes.filter((one) => one !== code))}>
                {nameOf(terms, code)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
