import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { type Found, findIn, type NameOf, numberIn, withNumber } from '../find.ts'
import type { Item } from '../store/database.ts'
import css from './Offline.module.css'

type Searched = { readonly id: string } & Pick<Item, 'name' | 'country'>
interface SearchProps<Row> {
  readonly all: readonly Found<Row>[]
  readonly nameOf: NameOf
  readonly label: string
  /** The answer to a question for one number of a catalogue. */
  readonly answer: (number: string, rows: readonly Row[]) => ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** Words or a number of a catalogue, and a country: the rows that match, while one types. */
export function Search<Row extends Searched>({ all, nameOf, label, answer, children }: SearchProps<Row>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [country, setCountry] = useState('')
  const asked = useDeferredValue(typed)
  const number = numberIn(asked)
  const rows = useMemo(() => {
    const found = findIn(all, asked)
    return country ? found.filter((row) => row.country === country) : found
  }, [all, asked, country])
  const countries = useMemo(() => [...new Set(all.flatMap(({ row }) => row.country ?? []))], [all])
  return (
    <>
      <search className={css.search}>
        <TextField
          label={label}
          type="search"
          value={typed}
          placeholder={t`Penny black, Scott 123`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label={t`Country`}
          value={country}
          placeholder={t`All countries`}
          choices={countries.map((code) => ({ value: code, label: nameOf('countries', code) })).sort((a, b) => a.label.localeCompare(b.label))}
          onChange={(event) => setCountry(event.target.value)}
        />
      </search>
      <div role="status">{number && answer(`${number.catalogue} ${number.number}`, withNumber(all, number))}</div>
      {children(rows)}
    </>
  )
}
