import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { readSpokenNumber, storeNumber } from '#kernel/written/spoken-number.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useTyped } from '../filters/use-typed.ts'
import css from './Market.module.css'

interface NumberProps {
  number: number | undefined
  onNumber: (number: number | undefined) => void
}
/** Spoken number of a product or of a store. */
export function NumberField(props: NumberProps) {
  const { t } = useLingui()
  return <Spoken {...props} name="number" label={t`Store id or item number`} placeholder={storeNumber(10_420_042)} />
}
/** Spoken number of a member. */
export function MemberField(props: NumberProps) {
  const { t } = useLingui()
  return <Spoken {...props} name="member_id" label={t`Member id`} placeholder="10 420 042" />
}

function Spoken({ number, onNumber, name, label, placeholder }: NumberProps & { name: string; label: string; placeholder: string }) {
  const id = useId()
  const [typed, setTyped] = useTyped(number === undefined ? '' : String(number))
  const write = (text: string) => {
    setTyped(text)
    const read = readSpokenNumber(text)
    if (read || text === '') onNumber(read)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        maxLength={16}
        value={typed}
        onChange={({ target }) => write(target.value)}
        placeholder={placeholder}
        autoComplete="off"
      />
    </div>
  )
}

export const systemsAsked = { types: ['stampCatalogNumberTypes' as const] }
interface CatalogueNumberProps {
  number: string | undefined
  onNumber: (number: string | undefined) => void
}
/** A number and the catalogue it stands in: `scott:240`. Without a catalogue, in any. */
export function CatalogueNumberField({ number = '', onNumber }: CatalogueNumberProps) {
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
