import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { contacts } from '../contract.ts'

const calls = { primary: contacts.confirmPrimary, secondary: contacts.confirmSecondary, stop: contacts.stopPrimary } as const
type EmailLinkKind = keyof typeof calls
const isKind = (kind: string | undefined): kind is EmailLinkKind => kind !== undefined && Object.hasOwn(calls, kind)

export default screen({
  reads: ({ path, query }: RouteMatch) => (isKind(path.kind) ? { kind: path.kind, hash: query.get('hash') ?? '' } : undefined),
  asks: () => [],
  Draw: ({ input }) => <EmailLink {...input} />,
})

function useWords(kind: EmailLinkKind) {
  const { t } = useLingui()
  return {
    primary: {
      title: t`Use this address from now on?`,
      line: t`Your account then has it instead of the one before.`,
      action: t`Use this address`,
      done: t`Your new address is in use`,
    },
    secondary: {
      title: t`Is this address yours?`,
      line: t`A member named it as a second address. Confirm it only if that is you.`,
      action: t`Confirm this address`,
      done: t`The address is confirmed`,
    },
    stop: {
      title: t`Stop the change of address?`,
      line: t`Your account keeps the address that it has.`,
      action: t`Stop this change`,
      done: t`Nothing has changed: your address stays`,
    },
  }[kind]
}

/** Mail programs open links in advance, so only the button uses the link up. */
function EmailLink({ kind, hash }: { kind: EmailLinkKind; hash: string }) {
  const { t } = useLingui()
  const words = useWords(kind)
  const [done, setDone] = useState(false)
  const { run, busy, refusal } = useCommand(calls[kind])
  if (done)
    return (
      <EntryFrame title={words.done}>
        <a className="btn btn--fill btn--block" href={kind === 'stop' ? '/forgot' : '/setting/account/contacts'} data-reload>
          {kind === 'stop' ? t`Set a new password` : t`Go on`}
        </a>
      </EntryFrame>
    )
  return (
    <EntryFrame title={words.title} line={words.line} onSubmit={async () => setDone(!refused(await run({ hash })))}>
      <Refused refusal={refusal} />
      {refusal?.refused === 'member.link_over' && (
        <a className="link" href="/setting/account/contacts">{t`See your addresses, and send a new letter`}</a>
      )}
      <Button type="submit" variant="fill" block pending={busy ? t`Confirming` : undefined}>
        {words.action}
      </Button>
    </EntryFrame>
  )
}
