import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { afterLogin, EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { credentials } from '../contract.ts'

interface SecondStepProps {
  challenge: string
  back: string
  /** Returns to the password. */
  onOver: () => void
}

/** Second step of a log-in: a code of the authenticator, or a recovery code. */
export function SecondStep({ challenge, back, onOver }: SecondStepProps) {
  const { t } = useLingui()
  const [lost, setLost] = useState(false)
  const { run, busy, refusal } = useCommand(credentials.secondStep)
  const submit = async (form: HTMLFormElement) => {
    const answer = await run({ challenge, code: String(new FormData(form).get('code')) })
    if (!refused(answer)) return location.assign(afterLogin(answer, back))
    if (answer.refused === 'credentials.challenge_over') onOver()
  }
  const label = lost ? t`Recovery code` : t`Code from your app`
  const line = lost
    ? t`Type one of the ten codes you printed or copied when you switched the app on. Each works once.`
    : t`Open the authenticator app on your phone and type the six digits it shows for us.`
  return (
    <EntryFrame plain title={t`One more step`} line={line} onSubmit={submit}>
      <input type="hidden" name="challenge" value={challenge} />
      <Refused refusal={refusal} fields={{ code: label }} />
      <TextField
        key={label}
        label={label}
        id="code"
        name="code"
        required
        autoFocus
        autoComplete="one-time-code"
        inputMode={lost ? 'text' : 'numeric'}
        maxLength={40}
        error={errorAt(refusal, 'code')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Checking` : undefined}>{t`Go on`}</Button>
      <noscript>
        <p className="small">{t`Without your phone, type one of your recovery codes in the same field.`}</p>
      </noscript>
      <Button className="scripted" variant="quiet" block onClick={() => setLost(!lost)}>
        {lost ? t`Use the app instead` : t`I do not have my phone`}
      </Button>
      <Button className="scripted" variant="quiet" block onClick={onOver}>{t`Back to the password`}</Button>
    </EntryFrame>
  )
}
