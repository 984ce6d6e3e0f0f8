import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { fileCss } from '#features/imports/web/public.tsx'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { bulkListing } from '../contract.ts'
import { type Column, columnsIn } from '../rules.ts'
import css from './Bulk.module.css'
import type { ImportAnswer } from './Standing.tsx'
import { type RowAnswer, useProblemWords } from './use-problem-words.ts'

interface RowsProps {
  id: string
  title: string
  one: ImportAnswer
  rows: readonly RowAnswer[]
  more: boolean
}

/** The first fifty rows of one kind. */
export function Rows({ id, title, one, rows, more }: RowsProps) {
  const { t } = useLingui()
  if (!rows.length) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.position} className={fileCss.row}>
            <RowLine one={one} row={row} />
            {row.status === 'wrong' && one.status === 'ready' && <Mend one={one} row={row} />}
          </li>
        ))}
      </ul>
      {more && <p className="small text-2">{t`These are the first fifty.`}</p>}
    </section>
  )
}

const cellOf = ({ headers }: ImportAnswer, { cells }: RowAnswer, name: Column) => {
  const at = columnsIn(headers)[name]
  return at === undefined ? '' : (cells[at] ?? '')
}

function RowLine({ one, row }: { one: ImportAnswer; row: RowAnswer }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const what = cellOf(one, row, 'name') || cellOf(one, row, 'number') || t`Row ${row.position}`
  return (
    <div>
      <p className={css.line}>
        <span className="small text-2">{row.position}</span>
        {row.product_id ? (
          <a className="strong" href={`/products/${row.product_id}/edit`}>
            <bdi>{what}</bdi>
          </a>
        ) : (
          <b className="strong">
            <bdi>{what}</bdi>
          </b>
        )}
        <span className="push">{cellOf(one, row, 'price')}</span>
      </p>
      {row.problems.map((problem) => (
        <p key={`${problem.field} ${problem.code}`} className={problem.code === 'draft' ? 'small text-2' : 'bad small'}>
          {words(problem)}
        </p>
      ))}
    </div>
  )
}

function Mend({ one, row }: { one: ImportAnswer; row: RowAnswer }) {
  const { t } = useLingui()
  const [cells, setCells] = useState<readonly string[]>(row.cells)
  const mend = useCommand(bulkListing.mend)
  const columns = columnsIn(one.headers)
  const fields = [...new Set(row.problems.map(({ field }) => field))].filter((field) => columns[field] !== undefined)
  function save(event: FormEvent) {
    event.preventDefault()
    void mend.run({ id: one.id, position: row.position, cells: [...cells] })
  }
  return (
    <form onSubmit={save} className="stack">
      <div className={fileCss.cells}>
        {fields.map((field) => (
          <TextField
            key={field}
            id={`${field}-${row.position}`}
            size="s"
            label={one.headers[columns[field]!]!}
            value={cells[columns[field]!] ?? ''}
            onChange={({ target }) => setCells(one.headers.map((_, at) => (at === columns[field] ? target.value : (cells[at] ?? ''))))}
          />
        ))}
      </div>
      <p className="row row--wrap">
        <Button size="s" type="submit" pending={mend.busy ? t`Checking` : undefined}>{t`Mend it`}</Button>
        <Button size="s" onClick={() => mend.run({ id: one.id, position: row.position, skip: true })}>{t`Leave it out`}</Button>
      </p>
    </form>
  )
}
