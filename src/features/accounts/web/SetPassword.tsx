import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/PasswordField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

/** Sets a password by a mailed link: after a reset, or to verify a sign-up from another browser. */
export function SetPassword({ purpose, hash, line }: { purpose: 'verify' | 'reset'; hash: string; line: string }) {
  const { t } = useLingui()
  const [done, setDone] = useState(false)
  const reset = useCommand(accounts.resetPassword)
  const claim = useCommand(accounts.claimAccount)
  const { busy, refusal } = purpose === 'reset' ? reset : claim
  const send = (password: string) => (purpose === 'reset' ? reset.run({ token: hash, password }) : claim.run({ hash, password }))
  const submit = async (form: HTMLFormElement) => setDone(!refused(await send(filled(form, ['password']).password)))
  if (done) return <PasswordSet />
  return (
    <EntryFrame plain={purpose === 'reset'} title={t`Set a new password`} line={line} onSubmit={submit}>
      <Refused refusal={refusal} fields={{ password: t`New password` }} />
      <PasswordField
        label={t`New password`}
        id="password"
        name="password"
        autoComplete="new-password"
        required
        hint={t`At least 8 characters. A sentence is easy to remember.`}
        error={errorAt(refusal, 'password')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Setting` : undefined}>{t`Set a new password`}</Button>
    </EntryFrame>
  )
}

export function PasswordSet() {
  const { t } = useLingui()
  return (
    <EntryFrame
      plain
      title={t`Your password is set`}
      line={t`Every device was logged out, and passkeys and an authenticator app have to be added anew.`}
    >
      <a className="btn btn--fill btn--block" href="/login" data-reload>{t`Login`}</a>
    </EntryFrame>
  )
}
