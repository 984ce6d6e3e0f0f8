import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { staff } from '../contract.ts'
import { hasPlace } from '../rules.ts'
import css from './Staff.module.css'

interface InviteFormProps {
  count: number
  /** Null: as many as one likes. */
  most: number | null
}
export function InviteForm({ count, most }: InviteFormProps) {
  const { t } = useLingui()
  const [username, setUsername] = useState('')
  const { run, busy, refusal } = useCommand(staff.invite)
  const [anew, toast] = [useRefresh(staff.list), useToast()]
  if (!hasPlace(count, most ?? undefined))
    return (
      <p className="text-2">
        {most ? t`Your plan has no place for more people.` : t`Your plan lets nobody else work in your store.`}{' '}
        <button type="button" className="link" onClick={() => askUpgrade({ limit: 'staff' })}>{t`Upgrade Membership`}</button>
      </p>
    )
  async function invite(event: React.FormEvent) {
    event.preventDefault()
    if (refused(await run({ username, role: 'shipper' }))) return
    setUsername('')
    await anew()
    toast({ title: t`The invitation is sent` })
  }
  return (
    <form className={`panel ${css.form}`} method="post" noValidate onSubmit={invite} aria-labelledby="invite-staff">
      <h2 id="invite-staff">{t`Invite somebody who sends your parcels`}</h2>
      <Refused refusal={refusal} fields={{ username: t`Name of the member` }} />
      <TextField
        id="username"
        label={t`Name of the member`}
        hint={t`As it stands on their profile: @name`}
        autoComplete="off"
        autoCapitalize="none"
        required
        maxLength={40}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={errorAt(refusal, 'username')}
      />
      <div>
        <Button type="submit" variant="fill" pending={busy ? t`Inviting…` : undefined}>{t`Invite`}</Button>
      </div>
    </form>
  )
}
