import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { contacts } from '../contract.ts'
import { AnotherLetter } from './AnotherLetter.tsx'
import { EmailForm } from './EmailForm.tsx'
import { useRenew } from './use-renew.ts'

type Contact = AnswerOf<typeof contacts.list>['contacts']['secondary'][number]

export function SecondaryPanel() {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenew()
  const { secondary } = useData(contacts.list, {}).contacts
  const { run, busy, refusal } = useCommand(contacts.createSecondary)
  const add = async (email: string) => {
    if (refused(await run({ email }))) return false
    toast({ title: t`A letter is on its way`, text: t`Open its link to confirm the address.` })
    renew()
    return true
  }
  return (
    <section className="panel folio" aria-labelledby="secondary-emails">
      <div>
        <h2 id="secondary-emails">{t`Other addresses`}</h2>
        <p className="text-2">{t`More addresses of yours, for us to know. Nobody logs in with them.`}</p>
      </div>
      <div className="folio-body">
        {secondary.length > 0 && (
          <ul className="ledger" aria-label={t`Other addresses`}>
            {secondary.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
        <EmailForm
          id="second-email"
          label={t`Another e-mail address`}
          hint={t`We send a link there to confirm that it is yours.`}
          action={t`Add the address`}
          pending={busy ? t`Sending` : undefined}
          refusal={refusal}
          onEmail={add}
        />
      </div>
    </section>
  )
}

function ContactRow({ contact: { id, email, is_verified } }: { contact: Contact }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const renew = useRenew()
  const { run, busy } = useCommand(contacts.removeSecondary)
  const remove = async () => {
    if (!(await confirm({ title: t`Remove this address?`, text: email, yes: t`Remove`, danger: true }))) return
    if (!refused(await run({ contact_id: id }))) renew()
  }
  return (
    <li>
      <div>
        <b>{email}</b> <Badge>{is_verified ? t`Confirmed` : t`Not confirmed yet`}</Badge>
      </div>
      <div className="row row--wrap">
        {!is_verified && <AnotherLetter contact_id={id} email={email} />}
        <Button size="s" variant="danger" onClick={remove} aria-label={t`Remove ${email}`} pending={busy ? t`Removing` : undefined}>
          {t`Remove`}
        </Button>
      </div>
    </li>
  )
}
