import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import css from '../Proposals.module.css'
import type { ProposalAnswer } from '../types.ts'

/** A moderator’s way to decide, whatever the vote says. */
export function DecidePanel({ proposal: { id, status } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(proposals.decide)
  const [reason, setReason] = useState('')
  async function decide(verdict: 'accept' | 'reject') {
    const answer = await run({ id, verdict, reason })
    if (refused(answer)) return
    const words = { Accepted: t`Accepted: it stands in the catalogue`, Rejected: t`Not accepted: its proposer is told why` } as Partial<
      Record<string, string>
    >
    toast({ title: words[answer.proposal.status] ?? t`The entry was changed meanwhile: its proposer is asked again` })
  }
  const stop = (event: FormEvent) => event.preventDefault()
  return (
    <section className={`panel ${css.panel}`} aria-labelledby="decide">
      <h2 id="decide">{t`Decide as a moderator`}</h2>
      <p className="text-2">{status === 'Undecided' ? t`The vote came to no decision.` : t`The vote ends with your decision.`}</p>
      <form className={css.form} method="post" noValidate onSubmit={stop} data-leave="freely">
        <Refused refusal={refusal} fields={{ reason: t`Reason` }} />
        <TextArea
          id="reason"
          label={t`Reason`}
          hint={t`Needed for a rejection. Everybody reads it.`}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorAt(refusal, 'reason')}
        />
        <div className="row row--wrap">
          <Button variant="fill" icon="check" pending={busy ? t`One moment…` : undefined} onClick={() => void decide('accept')}>{t`Accept`}</Button>
          <Button variant="danger" icon="x" pending={busy ? t`One moment…` : undefined} onClick={() => void decide('reject')}>{t`Reject`}</Button>
        </div>
      </form>
    </section>
  )
}
