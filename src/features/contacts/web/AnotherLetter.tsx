import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { useCommand } from '#web/command/use-command.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { contacts } from '../contract.ts'

/** Sends the link again: to the primary address, or to this contact. */
export function AnotherLetter({ contact_id, email }: { contact_id?: Id<'member_contacts'>; email?: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy } = useCommand(contacts.sendVerification)
  const again = async () => {
    if (!refused(await run(contact_id ? { user_contact_id: contact_id } : {})))
      toast({ title: t`A new letter is on its way`, text: t`The one before it no longer works.` })
  }
  const posted = usePosted(contacts.sendVerification)
  if (contact_id) return <Again {...{ email, busy, again }} size="s" />
  return (
    <>
      <Again {...{ email, busy, again }} />
      <noscript>
        <button className="btn" type="submit" name="another_letter" value="1">{t`Send a new letter`}</button>
      </noscript>
      {posted && (posted.refusal ? <Refused refusal={posted.refusal} /> : <Note tone="good">{t`A new letter is on its way`}</Note>)}
    </>
  )
}

function Again({ email, busy, again, size = 'm' }: { email: string | undefined; busy: boolean; again: () => Promise<void>; size?: 's' | 'm' }) {
  const { t } = useLingui()
  return (
    <Button
      className="scripted"
      size={size}
      onClick={again}
      aria-label={email && t`Send a new letter to ${email}`}
      pending={busy ? t`Sending` : undefined}
    >
      {t`Send a new letter`}
    </Button>
  )
}
