import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { credentials } from '../contract.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { makePasskey } from './passkey.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { useRenew } from './use-renew.ts'

export function PasskeysPanel() {
  const { t } = useLingui()
  const { passkeys } = useData(credentials.security, {}).security
  return (
    <SecurityPanel
      title={t`Passkeys`}
      line={t`A passkey lets you in with your finger, your face or the PIN of your device. There is nothing to remember, and nobody can steal it from a letter or a page.`}
    >
      {passkeys.length > 0 && (
        <ul className="ledger" aria-label={t`Your passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </SecurityPanel>
  )
}

function AddPasskey() {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenew()
  const options = useCommand(credentials.passkeyOptions)
  const { run, busy, refusal } = useCommand(credentials.addPasskey)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name')).trim() || t`Passkey`
    const asked = await options.run({})
    if (refused(asked)) return
    const made = await makePasskey(asked.options)
    if (!made) return void toast({ title: t`No passkey was made`, text: t`The browser stopped, or this device has one already.`, tone: 'bad' })
    if (refused(await run({ name, ...made }))) return
    form.reset()
    toast({ title: t`Your passkey is ready` })
    void renew()
  }
  return (
    <form className="narrow" method="post" noValidate data-leave="freely" onSubmit={add}>
      <Refused refusal={options.refusal} />
      <TextField
        label={t`What shall we call it?`}
        id="passkey-name"
        name="name"
        maxLength={60}
        hint={t`For example: my phone, the computer in the study.`}
        error={errorAt(refusal, 'name')}
      />
      <div>
        <Button type="submit" icon="key" pending={busy || options.busy ? t`Adding` : undefined}>{t`Add a passkey`}</Button>
      </div>
    </form>
  )
}
