import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { ownPath, type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt, useCall } from '#web/use-call.ts'
import { members } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'

export default screen({
  visitors: 'guests',
  reads: ({ query }: Place) => ({ back: ownPath(query.get('redirect_back'), '/marketplace') }),
  asks: () => [],
  Draw: ({ input }) => <Login back={input.back} />,
})

function Login({ back }: { back: string }) {
  const { t } = useLingui()
  const { run, busy, no } = useCall(members.logIn)
  const submit = async (form: HTMLFormElement) => {
    const answer = await run(filled(form, ['email', 'password']))
    // A fresh page for a fresh person: nothing of the guest's answers stays.
    if (refused(answer)) return
    if (answer.returned) return location.assign('/setting/account/management?returned')
    location.assign(answer.user.is_email_verified ? back : `/signup/verify-email?redirect_back=${encodeURIComponent(back)}`)
  }
  return (
    <EntryFrame title={t`Login`} onSubmit={submit}>
      <Refused no={no} fields={{ email: t`E-mail`, password: t`Password` }} />
      <TextField label={t`E-mail`} id="email" name="email" type="email" autoComplete="username" required error={errorAt(no, 'email')} />
      <TextField
        label={t`Password`}
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errorAt(no, 'password')}
      />
      <Button type="submit" variant="fill" block pending={busy ? t`Logging in` : undefined}>{t`Login`}</Button>
      <p className="row row--wrap small">
        <a className="link" href="/forgot">{t`Forgot your password?`}</a>
        <span className="push">
          {t`New here?`} <a className="link" href="/signup">{t`Sign Up`}</a>
        </span>
      </p>
    </EntryFrame>
  )
}
