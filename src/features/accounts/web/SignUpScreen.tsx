import { Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#features/settings/contract.ts'
import { ownPath } from '#kernel/address.ts'
import { namesInOrder } from '#kernel/people/person-name.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { problemOf } from '#web/query/api-client.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/PasswordField.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { filled } from './filled.ts'
import { useUsernameState } from './use-username-state.ts'

export default screen({
  visitors: 'guests',
  reads: ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), '/marketplace') }),
  asks: () => [],
  Draw: ({ input }) => <SignUp back={input.back} />,
})

const NAMES = ['first_name', 'last_name', 'username', 'email', 'password'] as const

function SignUp({ back }: { back: string }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { run, busy, refusal } = useCommand(accounts.signUp)
  const posted = usePosted(accounts.signUp)
  const { setTyped, flaw, free } = useUsernameState()
  const zone = useCommand(settings.keep)
  const keepZone = (value: string) => zone.run({ group: 'general', property: 'time-zone', value })
  const labels = { first_name: t`First name`, last_name: t`Last name`, username: t`Username`, email: t`E-mail`, password: t`Password` }
  const submit = async (form: HTMLFormElement) => {
    if (refused(await run(filled(form, NAMES)))) return
    await keepZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    location.assign(`/signup/countries${back === '/marketplace' ? '' : `?redirect_back=${encodeURIComponent(back)}`}`)
  }
  const ties = (name: (typeof NAMES)[number]) => ({
    ...{ label: labels[name], id: name, name, required: true },
    ...{ defaultValue: posted?.values[name], error: errorAt(refusal, name) },
  })
  return (
    <EntryFrame plain title={t`Sign Up`} line={t`Free, and yours in a minute. You can leave whenever you like.`} onSubmit={submit}>
      <Refused refusal={withUsername(refusal, flaw)} fields={labels} />
      <div className="grid2">
        {namesInOrder(locale).map((name) => (
          <TextField key={name} {...ties(name)} autoComplete={name === 'first_name' ? 'given-name' : 'family-name'} maxLength={60} />
        ))}
      </div>
      <TextField
        {...ties('username')}
        autoComplete="nickname"
        maxLength={30}
        hint={free ?? t`Letters a to z, digits, dots and dashes. Others see it.`}
        error={errorAt(refusal, 'username') ?? flaw}
        onChange={(event) => setTyped(event.currentTarget.value.trim())}
      />
      <p className="vh" role="status">
        {flaw ?? free}
      </p>
      <TextField {...ties('email')} type="email" autoComplete="email" maxLength={254} hint={t`Nobody sees it unless you want it.`} />
      <PasswordField {...ties('password')} autoComplete="new-password" hint={t`At least 8 characters. A sentence is easy to remember.`} />
      <Button type="submit" variant="fill" block pending={busy ? t`Signing up` : undefined}>{t`Sign Up`}</Button>
      <p className="small text-2">
        <Trans>
          By signing up you agree to our{' '}
          <a className="link" href="/terms-and-conditions">
            terms and conditions
          </a>{' '}
          and our{' '}
          <a className="link" href="/privacy-policy">
            privacy policy
          </a>
          .
        </Trans>
      </p>
      <p className="small">
        {t`Already a member?`} <a className="link" href="/login">{t`Login`}</a>
      </p>
    </EntryFrame>
  )
}

/** The server reports one problem at a time; this adds the known one of the username. */
function withUsername(refusal: Refusal | undefined, flaw: string | undefined): Refusal | undefined {
  if (!refusal || !flaw) return refusal
  const { errors } = problemOf(refusal)
  return errors && !errors.username ? { ...refusal, facts: { ...refusal.facts, errors: { username: [flaw], ...errors } } } : refusal
}
