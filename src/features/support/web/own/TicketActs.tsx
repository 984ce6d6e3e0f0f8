import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { support } from '../../contract.ts'
import { LONGEST_MESSAGE } from '../../rules.ts'
import css from '../Support.module.css'
import type { TicketShown } from '../support-answer.ts'

/** A member's ticket by its id, a guest's by the link of its letters. */
export interface TicketOps {
  readonly say: typeof support.say | typeof support.sayByLetter
  readonly solve: typeof support.solve | typeof support.solveByLetter
  readonly input: object
}

export function TicketActs({ ticket, ops }: { ticket: TicketShown; ops: TicketOps }) {
  const { t } = useLingui()
  const [toast, store] = [useToast(), useQueryClient()]
  const [body, setBody] = useState('')
  const [say, solve] = [useCommand(ops.say as typeof support.say), useCommand(ops.solve as typeof support.solve)]
  const read = () => store.touched(new Set([`support_ticket:${ticket.id}`]))
  async function send() {
    if (refused(await say.run({ ...ops.input, body: body.trim() } as never))) return
    setBody('')
    toast({ title: t`Sent. We answer as soon as we can.` })
    await read()
  }
  async function end(rating?: 'good' | 'bad') {
    if (refused(await solve.run({ ...ops.input, ...(rating && { rating }) } as never))) return
    toast({ title: rating ? t`Thank you for telling us.` : t`Solved.` })
    await read()
  }
  const wait = t`One moment…`
  return (
    <>
      {ticket.status === 'solved' && ticket.rating === null && <Rate busy={solve.busy} onRate={(rating) => void end(rating)} />}
      <div className={css.form}>
        <Refused refusal={say.refusal ?? solve.refusal} fields={{ body: t`Message` }} ids={{ body: 'ticket-body' }} />
        <TextArea
          id="ticket-body"
          label={ticket.status === 'solved' ? t`Not solved after all? Write again` : t`Write again`}
          maxLength={LONGEST_MESSAGE}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <p className="row row--wrap">
          <Button variant="fill" disabled={!body.trim()} pending={say.busy ? wait : undefined} onClick={() => void send()}>{t`Send`}</Button>
          {ticket.status !== 'solved' && (
            <Button variant="quiet" icon="check" pending={solve.busy ? wait : undefined} onClick={() => void end()}>{t`It is solved`}</Button>
          )}
        </p>
      </div>
    </>
  )
}

function Rate({ busy, onRate }: { busy: boolean; onRate: (rating: 'good' | 'bad') => void }) {
  const { t } = useLingui()
  return (
    <Note>
      <p className="row row--wrap">
        {t`Did our answer help?`}
        <Button size="s" icon="thumbs-up" disabled={busy} onClick={() => onRate('good')}>{t`It helped`}</Button>
        <Button size="s" icon="thumbs-down" disabled={busy} onClick={() => onRate('bad')}>{t`It did not help`}</Button>
      </p>
    </Note>
  )
}
