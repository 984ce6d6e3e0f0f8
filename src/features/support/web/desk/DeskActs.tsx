import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { support } from '../../contract.ts'
import { LONGEST_MESSAGE } from '../../rules.ts'
import css from '../Support.module.css'
import type { DeskTicketShown } from '../support-answer.ts'

/** An answer goes to whoever has asked; a note stays here. The two never share a button. */
export function DeskActs({ ticket: { card } }: { ticket: DeskTicketShown }) {
  const { t } = useLingui()
  const [toast, store] = [useToast(), useQueryClient()]
  const [kind, setKind] = useState<'answer' | 'note'>('answer')
  const [body, setBody] = useState('')
  const calls = { answer: useCommand(support.answer), note: useCommand(support.note) }
  const { id, version } = card
  const read = () => store.touched(new Set(['support_tickets:all']))
  async function done(answer: unknown, said: string) {
    await read()
    if (refused(answer)) return
    setBody('')
    toast({ title: said })
  }
  const answer = async (is_solved: boolean) =>
    done(await calls.answer.run({ id, version, body: body.trim(), is_solved }), t`The answer is on its way.`)
  const note = async () => done(await calls.note.run({ id, body: body.trim() }), t`Noted, for the desk alone.`)
  const refusal = Object.values(calls).find((call) => call.refusal)?.refusal
  const busy = Object.values(calls).some((call) => call.busy) ? t`One moment…` : undefined
  const kinds = [
    { value: 'answer', label: t`Answer`, pressed: kind === 'answer' },
    { value: 'note', label: t`Note`, pressed: kind === 'note' },
  ]
  return (
    <section className={`${css.block} ${kind === 'note' ? css.note : ''}`} aria-label={t`Work on it`}>
      <Taking card={card} onDone={done} />
      <Segments label={t`What you write`} segments={kinds} onPick={(value) => setKind(value as 'answer' | 'note')} />
      <Refused refusal={refusal} fields={{ body: t`Message` }} ids={{ body: 'desk-body' }} />
      <TextArea
        id="desk-body"
        label={kind === 'answer' ? t`Answer, by letter and on the page` : t`Note for colleagues`}
        rows={6}
        maxLength={LONGEST_MESSAGE}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <p className="row row--wrap">
        {kind === 'note' ? (
          <Button disabled={!body.trim()} pending={busy} onClick={() => void note()}>{t`Keep the note`}</Button>
        ) : (
          <>
            <Button variant="fill" disabled={!body.trim()} pending={busy} onClick={() => void answer(false)}>{t`Send the answer`}</Button>
            <Button disabled={!body.trim()} pending={busy} onClick={() => void answer(true)}>{t`Send, and it is solved`}</Button>
          </>
        )}
      </p>
    </section>
  )
}

interface TakingProps {
  card: DeskTicketShown['card']
  onDone: (answer: unknown, said: string) => Promise<void>
}
/** Whose it is, and the end without another answer. */
function Taking({ card: { id, version, status, assigned_to }, onDone }: TakingProps) {
  const { t } = useLingui()
  const [take, close] = [useCommand(support.take), useCommand(support.close)]
  return (
    <div className="row row--wrap">
      <Refused refusal={take.refusal ?? close.refusal} />
      {status !== 'solved' && (
        <>
          <Button size="s" onClick={async () => onDone(await take.run({ id, version }), t`Taken.`)}>
            {t({ message: 'Take it', context: 'case' })}
          </Button>
          <Button
            size="s"
            variant="quiet"
            onClick={async () => onDone(await close.run({ id, version }), t`Closed without an answer.`)}
          >{t`Close without an answer`}</Button>
        </>
      )}
      {assigned_to && (
        <span className="caption">
          {t`Taken by`} <bdi>{assigned_to.full_name}</bdi>
        </span>
      )}
    </div>
  )
}
