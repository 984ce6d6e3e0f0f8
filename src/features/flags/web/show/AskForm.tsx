import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type FlagId, flags } from '../../contract.ts'
import css from '../Flags.module.css'
import { useFlagCall } from '../flag-answer.ts'

/** A voter's one question; the vote stands still until the answer. */
export function AskForm({ id }: { id: FlagId }) {
  const { t } = useLingui()
  const [body, setBody] = useState('')
  const [of, setOf] = useState<'owner' | 'flagger'>('owner')
  const { run, busy, refusal } = useFlagCall(flags.clarify, id)
  const whom = [
    { value: 'owner', label: t`The owner` },
    { value: 'flagger', label: t`The flagger` },
  ]
  return (
    <form
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && body.trim()) void run({ id, of, body })
      }}
    >
      <Refused refusal={refusal} />
      <TextField
        id="flag-question"
        label={t`Ask for something clearer`}
        hint={t`The vote stands still until the answer, seven days at most. You can ask once.`}
        placeholder={t`A scan of the right side at 1200 dpi`}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <Select label={t`Whom`} choices={whom} value={of} onChange={({ target }) => setOf(target.value as 'owner')} />
      <Button type="submit" pending={busy ? t`Sending…` : undefined} disabled={!body.trim()}>
        {t({ message: 'Ask', context: 'a voter asks a party' })}
      </Button>
    </form>
  )
}
