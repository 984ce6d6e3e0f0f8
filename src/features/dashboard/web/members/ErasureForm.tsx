import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { privacy } from '#features/privacy/contract.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { useGuardedAct } from '../use-guarded-act.tsx'
import type { ShownMember } from './shown-member.ts'

/** For a member who has asked for it in another way and cannot sign in. */
export function ErasureForm({ member: { id, username } }: { member: ShownMember }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { act, busy, refusal, dialog } = useGuardedAct(privacy.eraseMember, t`The account is away and will be erased in 14 days`)
  async function submit(event: FormEvent) {
    event.preventDefault()
    await act({ id, username: String(new FormData(form.current!).get('username')) })
  }
  const label = t`Write their username: ${username}`
  return (
    <section className={css.block}>
      <h2>{t`Erase the account`}</h2>
      <p className="text-2">{t`Only if they have asked for it and cannot do it themselves. Nothing of theirs may be open. It is away at once and gone after 14 days; signing in before then brings it back.`}</p>
      {dialog}
      <form ref={form} className={css.form} method="post" noValidate onSubmit={submit}>
        <Refused refusal={refusal} fields={{ username: label }} />
        <TextField
          id="erase-username"
          name="username"
          label={label}
          required
          maxLength={30}
          autoComplete="off"
          error={errorAt(refusal, 'username')}
        />
        <Button type="submit" variant="danger" pending={busy ? t`One moment…` : undefined}>{t`Erase it`}</Button>
      </form>
    </section>
  )
}
