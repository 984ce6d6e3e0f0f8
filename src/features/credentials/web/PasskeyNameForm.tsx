import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { useFirstField } from '#web/ui/overlays/use-opened.ts'
import { credentials } from '../contract.ts'
import { useRenew } from './use-renew.ts'

/** Renames a passkey. */
export function PasskeyNameForm({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useLingui()
  const renew = useRenew()
  const form = useFirstField<HTMLFormElement>(true)
  const { run, busy, refusal } = useCommand(credentials.renamePasskey)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (refused(await run({ id: id as never, name: String(new FormData(event.currentTarget).get('name')) }))) return
    await renew()
    onClose()
  }
  return (
    <form ref={form} className="narrow" method="post" noValidate data-leave="freely" onSubmit={submit}>
      <TextField
        label={t`Name of the passkey`}
        id={`name-${id}`}
        name="name"
        required
        maxLength={60}
        defaultValue={name}
        error={errorAt(refusal, 'name')}
      />
      <div className="row row--wrap">
        <Button type="submit" size="s" variant="fill" pending={busy ? t`Saving…` : undefined}>{t`Save`}</Button>
        <Button size="s" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  )
}
