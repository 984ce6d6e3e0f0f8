import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import type { ShownMember } from './shown-member.ts'

/** Looks at the place as the member sees it. Nothing that this page has read is kept, so the page is left whole. */
export function ViewAsPanel({ member: { id, full_name } }: { member: ShownMember }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { run, busy, refusal } = useCommand(dashboard.viewAs)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const answer = await run({ id, reason: String(new FormData(form.current!).get('view-reason')) })
    if (!refused(answer)) location.assign('/')
  }
  return (
    <section className={css.block}>
      <h2>{t`View as ${full_name}`}</h2>
      <p className="text-2">
        {t`You see the place as they see it, for fifteen minutes at most. You can do nothing in their name, and private talk stays closed. They read in their history that staff looked.`}
      </p>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={submit}>
        <Refused refusal={refusal} fields={{ reason: t`Reason` }} />
        <TextArea
          id="view-reason"
          name="view-reason"
          label={t`Why you look`}
          hint={t`Kept with the view, for colleagues.`}
          required
          maxLength={500}
          rows={2}
          error={errorAt(refusal, 'reason')}
        />
        <Button type="submit" pending={busy ? t`One moment…` : undefined}>{t`View as this member`}</Button>
      </form>
    </section>
  )
}
