import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField } from '#web/ui/controls/PasswordField.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { credentials } from '../contract.ts'
import { type KeysInForce, REVOKE_KEYS, SecurityPanel } from './SecurityPanel.tsx'
import { useRenew } from './use-renew.ts'

export function PasswordPanel({ keys }: { keys: KeysInForce | undefined }) {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenew()
  const { password_set_at } = useData(credentials.security, {}).security
  const { run, busy, refusal } = useCommand(credentials.changePassword)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const filled = new FormData(form)
    if (refused(await run({ password: String(filled.get('password')) }))) return
    if (filled.has(REVOKE_KEYS)) await keys?.revoke()
    form.reset()
    toast({ title: t`Your password is changed`, text: t`Every other device was logged out.` })
    void renew()
  }
  return (
    <SecurityPanel
      title={t`Password`}
      line={
        <Trans>
          Set on <DateTime at={password_set_at} show="date" />. A new one logs out every device but this one.
        </Trans>
      }
    >
      <form className="narrow" method="post" noValidate onSubmit={submit}>
        <PasswordField
          label={t`New password`}
          id="new-password"
          name="password"
          autoComplete="new-password"
          required
          hint={t`At least 8 characters. A sentence is easy to remember.`}
          error={errorAt(refusal, 'password')}
        />
        {keys?.choice(REVOKE_KEYS)}
        <div>
          <Button type="submit" variant="fill" pending={busy ? t`Changing` : undefined}>{t`Change password`}</Button>
        </div>
      </form>
    </SecurityPanel>
  )
}
