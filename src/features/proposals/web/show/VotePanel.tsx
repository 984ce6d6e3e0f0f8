import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { proposals } from '../../contract.ts'
import css from '../Proposals.module.css'
import type { ProposalAnswer } from '../types.ts'
import { VoterBoxes } from '../VoterBoxes.tsx'

/** Right or wrong, and why. Until the end one may think again. */
export function VotePanel({ proposal: { id, own_vote, voters } }: { proposal: ProposalAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, refusal } = useCommand(proposals.vote)
  const [said, setSaid] = useState(own_vote ? (own_vote.in_favour ? 'right' : 'wrong') : '')
  const [note, setNote] = useState(own_vote?.note ?? '')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!said || refused(await run({ id, in_favour: said === 'right', note }))) return
    toast({ title: t`Your vote counts`, text: t`You may change it until the end.` })
  }
  return (
    <section className={`panel ${css.panel}`} aria-labelledby="vote">
      <h2 id="vote">{t`Is it right?`}</h2>
      <form className={css.form} method="post" noValidate onSubmit={submit} data-leave="freely">
        <Refused refusal={refusal} />
        <RadioCards
          label={t`Your vote`}
          hideLabel
          name="in_favour"
          value={said}
          onValue={setSaid}
          cards={[
            { value: 'right', label: t`It is right`, line: t`I know it so, from a source or my own copy` },
            { value: 'wrong', label: t`It is wrong`, line: t`It is otherwise, or there already` },
          ]}
        />
        <TextArea
          id="vote-note"
          label={t`Why`}
          optional
          hint={t`Everybody reads it when the vote is over, without your name.`}
          rows={3}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={errorAt(refusal, 'note')}
        />
        <Button type="submit" variant="fill" block disabled={!said} pending={busy ? t`One moment…` : undefined}>
          {own_vote ? t`Change my vote` : t`Vote`}
        </Button>
        <p className={`small text-2 ${css.blind}`}>{t`How the others vote is shown when it is over.`}</p>
        <VoterBoxes voters={voters} />
      </form>
    </section>
  )
}
