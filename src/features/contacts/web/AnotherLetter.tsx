import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/query/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { contacts } from '../contract.ts'

/** The link again: to the primary address, or to the contact that is named. */
export function AnotherLetter({ contact_id, email }: { contact_id?: string; email?: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy } = useCommand(contacts.sendVerification)
  const again = async () => {
    if (!refused(await run(contact_id ? { user_contact_id: contact_id } : {})))
      toast({ title: t`A new letter is on its way`, text: t`The one before it no longer works.` })
  }
  return (
    <Button
      size={contact_id ? 's' : 'm'}
      onClick={again}
      aria-label={email && t`Send a new letter to ${email}`}
      pending={busy ? t`Sending` : undefined}
    >
      {t`Send a new letter`}
    </Button>
  )
}
