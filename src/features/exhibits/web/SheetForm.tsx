import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { exhibits } from '../contract.ts'
import type { ExhibitShown } from './exhibit-answer.ts'
import css from './Hall.module.css'
import { useExhibitWords } from './use-exhibit-words.ts'

/** The sheet of one of the jury. Nobody else reads it before awards are published. */
export function SheetForm({ exhibit: { id, criteria, given_sheets } }: { exhibit: ExhibitShown }) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const { run, busy, refusal } = useCommand(exhibits.judge)
  const own = given_sheets.find((sheet) => sheet.is_own)
  const [marks, setMarks] = useState(criteria.map((_, at) => String(own?.marks[at] ?? '')))
  const [remark, setRemark] = useState(own?.remark ?? '')
  const total = marks.reduce((all, one) => all + (Number(one) || 0), 0)
  async function send() {
    if (refused(await run({ id, marks: marks.map(Number), remark }))) return
    toast({ title: t`Your sheet is in.` })
    client.touched(new Set([`exhibit:${id}`]))
  }
  return (
    <form
      className={`panel ${css.sheet}`}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!busy) void send()
      }}
    >
      <h2>{t`Your sheet`}</h2>
      <p className="text-2">{t`Until awards are published each of the jury sees their own sheet only.`}</p>
      <Refused refusal={refusal} />
      <MarkFields criteria={criteria} marks={marks} onMarks={setMarks} />
      <p>{t`Together ${total} of 100`}</p>
      <TextArea
        id="remark"
        label={t`What you say to the exhibitor`}
        optional
        maxLength={1_000}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <Button type="submit" variant="fill" pending={busy ? t`Sending` : undefined}>{t`Hand in the sheet`}</Button>
    </form>
  )
}

interface MarkFieldsProps {
  criteria: ExhibitShown['criteria']
  marks: readonly string[]
  onMarks: (marks: string[]) => void
}
function MarkFields({ criteria, marks, onMarks }: MarkFieldsProps) {
  const { t } = useLingui()
  const { criterionOf } = useExhibitWords()
  return (
    <div className={css.fields}>
      {criteria.map(({ key, most }, at) => {
        const line = criterionOf(key)
        return (
          <TextField
            key={key}
            id={`mark-${key}`}
            label={t`${line}, of ${most}`}
            type="number"
            min={0}
            max={most}
            required
            value={marks[at] ?? ''}
            onChange={({ target }) => onMarks(marks.with(at, target.value))}
          />
        )
      })}
    </div>
  )
}
