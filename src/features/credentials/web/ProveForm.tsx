import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/PasswordField.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { credentials } from '../contract.ts'
import { usePasskey as askBrowser } from './passkey.ts'
import css from './Security.module.css'

interface ProveFormProps {
  /** Id of the form, for a button outside it. */
  id: string
  onBusy: (busy: boolean) => void
  onProved: () => void
}

/** Step-up: asks for a passkey, a code or the password. */
export function ProveForm({ id, onBusy, onProved }: ProveFormProps) {
  const { t } = useLingui()
  const security = useMaybe(credentials.security, {}, true)?.security
  const [byCode, setByCode] = useState(false)
  const { run, refusal, forget } = useCommand(credentials.stepUp, { aside: true })
  const prove = async (given: Parameters<typeof run>[0]) => {
    onBusy(true)
    const answer = await run(given)
    onBusy(false)
    if (!refused(answer)) onProved()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    void prove(byCode ? { code: String(typed.get('code')) } : { password: String(typed.get('password')) })
  }
  const other = () => {
    forget()
    setByCode(!byCode)
  }
  return (
    <div className={css.prove}>
      {security && security.passkeys.length > 0 && <ProveByPasskey onPasskey={(passkey) => prove({ passkey })} />}
      <form id={id} method="post" data-leave="freely" noValidate onSubmit={submit}>
        <Field byCode={byCode} error={refusal && (errorAt(refusal, byCode ? 'code' : 'password') ?? t`That did not work. Try again in a moment.`)} />
      </form>
      {security?.authenticator && (
        <Button variant="quiet" onClick={other}>
          {byCode ? t`Use the password instead` : t`Use a code from your app instead`}
        </Button>
      )}
    </div>
  )
}

function Field({ byCode, error }: { byCode: boolean; error: string | undefined }) {
  const { t } = useLingui()
  const same = { required: true, error }
  if (byCode)
    return (
      <TextField
        {...same}
        label={t`Code from your app`}
        id="step-up-code"
        name="code"
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
      />
    )
  return <PasswordField {...same} label={t`Password`} id="step-up-password" name="password" autoComplete="current-password" />
}

function ProveByPasskey({ onPasskey }: { onPasskey: (passkey: NonNullable<Awaited<ReturnType<typeof askBrowser>>>) => void }) {
  const { t } = useLingui()
  const options = useCommand(credentials.passkeyChallenge, { aside: true })
  const press = async () => {
    const asked = await options.run({})
    const passkey = refused(asked) ? undefined : await askBrowser(asked.options)
    if (passkey) onPasskey(passkey)
  }
  return <Button block icon="key" onClick={press} pending={options.busy ? t`Checking` : undefined}>{t`Use a passkey`}</Button>
}
