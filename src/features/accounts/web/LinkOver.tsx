import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'

/** Expired link: a button requests a new mail. Without a link: where to start. */
export function LinkOver({ hash, purpose, begin }: { hash: string; purpose: 'verify' | 'reset'; begin: string }) {
  const { t } = useLingui()
  const [sent, setSent] = useState(false)
  const { run, busy, refusal } = useCommand(accounts.newLetter)
  if (sent)
    return (
      <EntryFrame title={t`Look into your mailbox`} line={t`If this link was yours, a new letter is on its way to the same address.`}>
        {null}
      </EntryFrame>
    )
  if (!hash)
    return (
      <EntryFrame title={t`This link is not complete`} line={t`Open it from the letter again, all of it.`}>
        <a className="btn btn--fill btn--block" href={begin}>{t`Go on`}</a>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title={t`This link is over`}
      line={t`It has been used, a newer letter has taken its place, or its time has run out.`}
      onSubmit={async () => setSent(!refused(await run({ hash, purpose })))}
    >
      <Refused refusal={refusal} />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`Send a new letter`}</Button>
    </EntryFrame>
  )
}
