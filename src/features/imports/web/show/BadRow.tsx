import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import type { ImportAnswer, RowAnswer } from '../types.ts'
import { useProblemWords } from '../use-problem-words.ts'

/** A row with errors: its wrong cells are corrected here, or the row is left out. */
export function BadRow({ one, row }: { one: ImportAnswer; row: RowAnswer }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const mend = useCommand(imports.mend)
  const [cells, setCells] = useState<readonly string[]>(row.cells)
  const { position, problems } = row
  const known = one.mapping.indexOf('name')
  const columns = [...new Set(problems.map(({ column, field }) => column ?? one.mapping.indexOf(field)))].filter((column) => column >= 0)
  const loose = problems.filter(({ column, field }) => (column ?? one.mapping.indexOf(field)) < 0)
  function save(event: FormEvent) {
    event.preventDefault()
    void mend.run({ id: one.id, position, cells: [...cells] })
  }
  return (
    <li className={css.row}>
      <form onSubmit={save} className={css.bad}>
        <h3>{t`Row ${position}: ${row.cells[known] || '–'}`}</h3>
        {loose.map((problem) => (
          <p key={problem.field} className="bad">
            {words(problem)}
          </p>
        ))}
        <div className={css.cells}>
          {columns.map((column) => (
            <TextField
              key={column}
              size="s"
              label={one.headers[column]}
              value={cells[column] ?? ''}
              onChange={({ target }) => setCells(one.headers.map((_, at) => (at === column ? target.value : (cells[at] ?? ''))))}
              error={problems
                .filter((problem) => (problem.column ?? one.mapping.indexOf(problem.field)) === column)
                .map(words)
                .join(' ')}
            />
          ))}
        </div>
        <div className="row row--wrap">
          <Button size="s" type="submit" pending={mend.busy ? t`Checking` : undefined}>
            {t`Mend it`}
          </Button>
          <Button size="s" onClick={() => mend.run({ id: one.id, position, skip: true })}>
            {t`Leave it out`}
          </Button>
        </div>
      </form>
    </li>
  )
}
