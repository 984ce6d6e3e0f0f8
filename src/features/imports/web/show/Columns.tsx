import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { imports } from '../../contract.ts'
import { offeredTargets } from '../../rules.ts'
import css from '../Imports.module.css'
import type { ImportAnswer, RowAnswer } from '../types.ts'
import { useTargetNames } from '../use-target-names.ts'

/** Where each column goes. Open from the start where no program is known. */
export function Columns({ one, sample }: { one: ImportAnswer; sample: readonly RowAnswer[] }) {
  const { t } = useLingui()
  const nameOf = useTargetNames()
  const map = useCommand(imports.map)
  const [mapping, setMapping] = useState<readonly (string | null)[]>(one.mapping)
  const numbers = one.mapping.filter((target) => target?.startsWith('number:') || (target && !(offeredTargets as readonly string[]).includes(target)))
  const choices = [...offeredTargets, ...(numbers as string[])].map((value) => ({ value, label: nameOf(value) }))
  const error = errorAt(map.refusal, 'mapping')
  const first = (column: number) => sample.find(({ cells }) => cells[column])?.cells[column] ?? '–'
  return (
    <details open={one.preset === 'free'} className={`panel ${css.counts}`}>
      <summary>{t`Where the columns go`}</summary>
      <ul className={css.columns}>
        {one.headers.map((header, column) => (
          <li key={column}>
            <Select
              size="s"
              label={header}
              placeholder={t`Leave it out`}
              value={mapping[column] ?? ''}
              choices={choices}
              onChange={({ target }) => setMapping(mapping.with(column, target.value || null))}
            />
            <p className={`small text-2 ${css.sample}`}>{first(column)}</p>
          </li>
        ))}
      </ul>
      {error && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
      <Button onClick={() => map.run({ id: one.id, mapping: [...mapping] })} pending={map.busy ? t`Checking` : undefined}>
        {t`Read it so`}
      </Button>
    </details>
  )
}
