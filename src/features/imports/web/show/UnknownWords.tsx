import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { imports } from '../../contract.ts'
import css from '../Imports.module.css'
import type { ImportAnswer, UnknownAnswer } from '../types.ts'
import { useTargetNames } from '../use-target-names.ts'

/** Words that no vocabulary knows: one choice mends all rows in which the word stands. */
export function UnknownWords({ one }: { one: ImportAnswer }) {
  const { t } = useLingui()
  const found = useMaybe(imports.unknown, { id: one.id }, one.counts.wrong > 0)
  if (!found?.unknown.length) return null
  return (
    <section aria-labelledby="unknown">
      <h2 id="unknown">{t`Words that are not known`}</h2>
      <p className="small text-2">{t`Say once what a word means: all its rows are mended.`}</p>
      <ul className={css.bad}>
        {found.unknown.map((word) => (
          <UnknownWord key={`${word.field} ${word.given}`} one={one} word={word} choices={found.choices[word.field] ?? []} />
        ))}
      </ul>
    </section>
  )
}

interface UnknownWordProps {
  one: ImportAnswer
  word: UnknownAnswer['unknown'][number]
  choices: UnknownAnswer['choices'][string]
}

function UnknownWord({ one, word: { field, given, rows }, choices }: UnknownWordProps) {
  const { t } = useLingui()
  const toast = useToast()
  const nameOf = useTargetNames()
  const [value, setValue] = useState('')
  const { run, busy, refusal } = useCommand(imports.mendAll)
  const label = t`${nameOf(field)}: “${given}”`
  async function save() {
    let mended = 0
    for (;;) {
      const answer = await run({ id: one.id, field, given, value })
      if (refused(answer)) return
      mended += answer.mended
      if (!answer.more) break
    }
    toast({ title: t`${plural(mended, { one: '# row mended', other: '# rows mended' })}` })
  }
  return (
    <li className={css.row}>
      <form
        className={css.word}
        onSubmit={(event) => {
          event.preventDefault()
          if (value && !busy) void save()
        }}
      >
        {choices.length ? (
          <Select
            size="s"
            label={label}
            placeholder={t`Choose what it means`}
            choices={choices.map(({ code, name }) => ({ value: code, label: name }))}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        ) : (
          <TextField size="s" label={label} maxLength={120} value={value} onChange={({ target }) => setValue(target.value)} />
        )}
        <Button size="s" type="submit" disabled={!value} pending={busy ? t`Checking` : undefined}>
          <Plural value={rows} one="Use it for # row" other="Use it for all # rows" />
        </Button>
      </form>
      <Refused refusal={refusal} />
    </li>
  )
}
