import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldLook } from './Field.tsx'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldLook, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'className' | 'size'> {
  choices: readonly (Choice | { group: string; choices: readonly Choice[] })[]
  /** First empty option, such as "Choose a country". */
  placeholder?: string
  size?: 's' | 'm'
}

export function Select({ label, hint, error, required, optional, id, className, choices, placeholder, size = 'm', ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(ties) => (
        <select className={size === 's' ? 'select select--s' : 'select'} {...select} {...ties}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((one) => ('group' in one ? <Group key={one.group} {...one} /> : <Row key={one.value} {...one} />))}
        </select>
      )}
    </Field>
  )
}

const Row = ({ value, label, disabled }: Choice) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
)

const Group = ({ group, choices }: { group: string; choices: readonly Choice[] }) => (
  <optgroup label={group}>
    {choices.map((one) => (
      <Row key={one.value} {...one} />
    ))}
  </optgroup>
)
