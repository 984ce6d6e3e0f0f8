import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { readSpokenNumber, storeNumber } from '#kernel/written/spoken-number.ts'
import { useTyped } from '../filters/use-typed.ts'
import type { FieldParts } from './market.ts'

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
export function MemberField({ rail: { draft, type } }: FieldParts) {
  const { t } = useLingui()
  return (
    <Spoken number={draft.member_id} onNumber={(member_id) => type({ member_id })} name="member_id" label={t`Member id`} placeholder="10 420 042" />
  )
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
