import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useTyped } from '../filters/use-typed.ts'
import css from './Market.module.css'
import type { FieldParts } from './market.ts'

const systemsAsked = { types: ['stampCatalogNumberTypes' as const] }
/** A number and the catalogue it stands in: `scott:240`. Without a catalogue, in any. */
export function CatalogueNumberField({ rail: { draft, type: write } }: FieldParts) {
  const number = draft.catalogue_number ?? ''
  const onNumber = (catalogue_number: string | undefined) => write({ catalogue_number })
  const { t } = useLingui()
  const id = useId()
  const at = number.indexOf(':')
  const [type, text] = at < 0 ? ['', number] : [number.slice(0, at), number.slice(at + 1)]
  const [typed, setTyped] = useTyped(text)
  const systems = useMaybe(vocabularies.staticData, systemsAsked, true)?.data.stampCatalogNumberTypes ?? []
  const told = (type: string, text: string) => onNumber(text.trim() === '' ? undefined : type ? `${type}:${text.trim()}` : text.trim())
  return (
    <div className="field">
      <label htmlFor={id}>{t`Catalogue number`}</label>
      <span className={css.catalogued}>
        <select className="select" name="catalogue_type" aria-label={t`Catalogue`} value={type} onChange={({ target }) => told(target.value, typed)}>
          <option value="">{t`Any`}</option>
          {systems.map(({ code, name, symbol }) => (
            <option key={code} value={code}>
              {symbol ?? name}
            </option>
          ))}
        </select>
        <input
          className="input"
          id={id}
          name="catalogue_number"
          maxLength={40}
          value={typed}
          placeholder="240"
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value)
            told(type, target.value)
          }}
        />
      </span>
    </div>
  )
}
