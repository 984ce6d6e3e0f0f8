import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/PasswordField.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { afterLogin } from '../rules.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

interface LoginFormProps {
  /** Path after log-in. */
  back: string
  /** The password was right, and the member has an authenticator app. */
  onSecondStep: (challenge: string) => void
  /** Other ways to log in. */
  children?: ReactNode
}

export function LoginForm({ back, onSecondStep, children }: LoginFormProps) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(accounts.logIn)
  const posted = usePosted(accounts.logIn)
  const submit = async (form: HTMLFormElement) => {
    const answer = await run(filled(form, ['email', 'password']))
    if (refused(answer)) return
    if (answer.second_step) return onSecondStep(answer.second_step.challenge)
    location.assign(afterLogin(answer, back))
  }
  return (
    <EntryFrame plain title={t`Login`} onSubmit={submit}>
      <Refused refusal={refusal} fields={{ email: t`E-mail`, password: t`Password` }} />
      {refusal?.refused === 'member.suspended' && <a className="link" href="/contact">{t`Write to us`}</a>}
      <TextField
        label={t`E-mail`}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={posted?.values.email}
        error={errorAt(refusal, 'email')}
      />
      <PasswordField
        label={t`Password`}
        id="password"
        name="password"
        autoComplete="current-password"
        required
        error={errorAt(refusal, 'password')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Logging in` : undefined}>{t`Login`}</Button>
      {children}
      <p className="row row--wrap small">
        <a className="link" href="/forgot">{t`Forgot your password?`}</a>
        <span className="push">
          {t`New here?`} <a className="link" href="/signup">{t`Sign Up`}</a>
        </span>
      </p>
    </EntryFrame>
  )
}
