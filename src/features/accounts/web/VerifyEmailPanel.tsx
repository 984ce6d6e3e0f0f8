import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { filled } from './filled.ts'

/** Form for the mailed code; `children` explain how to get another one. */
export function VerifyEmailPanel({ onDone, children }: { onDone: () => unknown; children: ReactNode }) {
  const { t } = useLingui()
  const posted = usePosted(accounts.verifyCode)
  const [wrong, setWrong] = useState(posted !== undefined && !posted.refusal)
  const { run, busy, refusal } = useCommand(accounts.verifyCode)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setWrong(false)
    const answer = await run(filled(event.currentTarget, ['code']))
    if (refused(answer)) {
      if (answer.refused === 'member.already_verified') onDone()
    } else if (answer.is_email_verified) onDone()
    else setWrong(true)
  }
  return (
    <form className="stack" method="post" data-leave="freely" noValidate onSubmit={(event) => void submit(event)}>
      <Refused refusal={refusal} fields={{ code: t`Code` }} />
      <TextField
        label={t`Code`}
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        hint={t`Eight digits, in the letter that we have sent you. Or open its link in this browser.`}
        error={wrong ? t`That is not the code of our last letter, or it was tried too often. Ask for a new one.` : errorAt(refusal, 'code')}
      />
      <div className="row row--wrap">
        <Button type="submit" variant="fill" pending={busy ? t`Confirming` : undefined}>{t`Confirm my address`}</Button>
        {children}
      </div>
    </form>
  )
}
