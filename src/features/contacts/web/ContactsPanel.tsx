import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { contacts } from '../contract.ts'
import { EmailForm } from './EmailForm.tsx'
import { SecondaryPanel } from './SecondaryPanel.tsx'
import { useRenew } from './use-renew.ts'

/** Queries that a page with this panel preloads. */
export const contactsAsks = () => [queryOf(contacts.list, {})]

export function ContactsPanel() {
  return (
    <>
      <PrimaryPanel />
      <SecondaryPanel />
    </>
  )
}

function PrimaryPanel() {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenew()
  const { primary, pending } = useData(contacts.list, {}).contacts
  const { run, busy, refusal } = useCommand(contacts.createPrimary)
  const change = async (email: string) => {
    if (refused(await run({ email }))) return false
    toast({ title: t`A letter is on its way`, text: t`Open its link to use the new address.` })
    renew()
    return true
  }
  return (
    <section className="panel folio" aria-labelledby="primary-email">
      <div>
        <h2 id="primary-email">{t`E-mail address`}</h2>
        <p className="text-2">{t`You log in with it, and our letters go there.`}</p>
      </div>
      <div className="folio-body">
        <div className="row row--wrap">
          <b>{primary.email}</b>
          <Badge>{primary.is_verified ? t`Confirmed` : t`Not confirmed yet`}</Badge>
        </div>
        {pending && <Pending email={pending.email} />}
        <EmailForm
          id="new-email"
          label={t`New e-mail address`}
          hint={t`We send a link to the new address, and a warning to the one you have now.`}
          action={t`Change the address`}
          pending={busy ? t`Sending` : undefined}
          refusal={refusal}
          onEmail={change}
        />
      </div>
    </section>
  )
}

function Pending({ email }: { email: string }) {
  const { t } = useLingui()
  const renew = useRenew()
  const { run, busy } = useCommand(contacts.cancelPrimary)
  const cancel = async () => {
    if (!refused(await run({}))) renew()
  }
  return (
    <Note>
      {t`${email} waits for its link to be opened. Until then nothing changes.`}{' '}
      <Button size="s" variant="quiet" onClick={cancel} pending={busy ? t`Stopping` : undefined}>{t`Keep the old address`}</Button>
    </Note>
  )
}
