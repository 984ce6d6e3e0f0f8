import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { events } from '../../contract.ts'
import type { EventShown } from '../event-answer.ts'

/** Invite a member by their name. */
export function InviteForm({ event: { id } }: { event: EventShown }) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const { run, busy, refusal } = useCommand(events.invite)
  const [username, setUsername] = useState('')
  async function send() {
    const answer = await run({ id, username: username.trim() })
    if (refused(answer)) return
    setUsername('')
    client.touched(new Set([`event:${id}`]))
    const name = answer.participant.user.full_name
    toast({ title: t`Invited: ${name}` })
  }
  return (
    <form
      className="row row--wrap"
      onSubmit={(submitted) => {
        submitted.preventDefault()
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
