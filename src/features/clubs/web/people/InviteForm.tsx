import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { clubs } from '../../contract.ts'
import type { ClubShown } from '../club-answer.ts'

/** Invite a member by their name. */
export function InviteForm({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(clubs.invite)
  const [username, setUsername] = useState('')
  async function send() {
    const answer = await run({ id: club.id, username: username.trim() })
    if (refused(answer)) return
    setUsername('')
    const name = answer.person.user.full_name
    toast({ title: t`Invited: ${name}` })
  }
  return (
    <form
      className="row row--wrap"
      onSubmit={(event) => {
        event.preventDefault()
        if (username.trim() && !busy) void send()
      }}
    >
      <TextField
        id="username"
        label={t`Invite a member`}
        placeholder="@"
        value={username}
        maxLength={60}
        onChange={({ target }) => setUsername(target.value)}
        error={errorAt(refusal, 'username')}
      />
      <Button type="submit" icon="envelope-simple" pending={busy ? t`Sending` : undefined}>{t`Invite`}</Button>
      {refusal && !errorAt(refusal, 'username') && <Refused refusal={refusal} />}
    </form>
  )
}
