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

/** Names may begin with the sign; in an address it stands within. */
const isAddress = (typed: string) => typed.indexOf('@') > 0

/** Invite a member by their name, or whoever reads a mailbox. */
export function InviteForm({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const toast = useToast()
  const [byName, byLetter] = [useCommand(clubs.invite), useCommand(clubs.sendLetter)]
  const [typed, setTyped] = useState('')
  const refusal = byName.refusal ?? byLetter.refusal
  const error = errorAt(refusal, 'username') ?? errorAt(refusal, 'email')
  const busy = byName.busy || byLetter.busy
  async function send() {
    const given = typed.trim()
    const title = isAddress(given) ? await write(given) : await invite(given)
    if (title === undefined) return
    setTyped('')
    toast({ title })
  }
  async function invite(username: string) {
    const answer = await byName.run({ id: club.id, username })
    if (refused(answer)) return undefined
    const name = answer.person.user.full_name
    return t`Invited: ${name}`
  }
  async function write(email: string) {
    const answer = await byLetter.run({ id: club.id, email })
    return refused(answer) ? undefined : t`Invited by letter: ${email}`
  }
  return (
    <form
      className="row row--wrap"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() && !busy) void send()
      }}
    >
      <TextField
        id="username"
        label={t`Invite a member`}
        hint={t`A name, or an e-mail address: then we write a letter.`}
        placeholder="@"
        autoCapitalize="none"
        value={typed}
        maxLength={254}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
      />
      <Button type="submit" icon="envelope-simple" pending={busy ? t`Sending` : undefined}>{t`Invite`}</Button>
      {refusal && !error && <Refused refusal={refusal} />}
    </form>
  )
}
