import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { ShownMember } from './shown-member.ts'

/** Internal notes and suspensions, newest first. */
export function MemberNotes({ member: { id, notes, suspensions } }: { member: ShownMember }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { act, busy, refusal } = useAct(dashboard.addNote, t`Noted`)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await act({ id, body: String(new FormData(form.current!).get('body')) })) form.current?.reset()
  }
  return (
    <section className={css.block}>
      <h2>{t`Suspensions and notes`}</h2>
      {suspensions.length + notes.length === 0 && <p className="text-2">{t`Nothing yet.`}</p>}
      <ul className={css.list}>
        {suspensions.map((one) => (
          <li key={one.id}>
            <strong>{t`Suspended: ${one.reason}`}</strong>
            <Written by={one.by?.full_name} at={one.suspended_at} />
            {one.ends_at && !one.lifted_at && <Ends at={one.ends_at} />}
            {one.lifted_at && <span>{t`Lifted: ${one.lift_reason}`}</span>}
            {one.lifted_at && <Written by={one.lifted_by?.full_name} at={one.lifted_at} />}
          </li>
        ))}
        {notes.map((one) => (
          <li key={one.id}>
            <span>{one.body}</span>
            <Written by={one.author?.full_name} at={one.created_at} />
          </li>
        ))}
      </ul>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={submit}>
        <Refused refusal={refusal} fields={{ body: t`Note` }} />
        <TextArea
          id="body"
          name="body"
          label={t`Note`}
          hint={t`For colleagues; the member does not read it here.`}
          maxLength={2_000}
          rows={2}
          error={errorAt(refusal, 'body')}
        />
        <Button type="submit" pending={busy ? t`One moment…` : undefined}>{t`Keep the note`}</Button>
      </form>
    </section>
  )
}

function Ends({ at }: { at: string }) {
  return (
    <span>
      <Trans>
        Ends by itself: <DateTime at={at} />
      </Trans>
    </span>
  )
}

const Written = ({ by = '', at }: { by?: string | undefined; at: string }) => (
  <span className="caption">
    {by} <DateTime at={at} />
  </span>
)
