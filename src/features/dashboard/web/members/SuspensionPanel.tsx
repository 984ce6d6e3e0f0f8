import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import type { ShownMember } from './shown-member.ts'

/** Suspends with a reason that the member can read, or lifts the suspension. */
export function SuspensionPanel({ member: { id, full_name, suspended_at, unsent } }: { member: ShownMember }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const form = useRef<HTMLFormElement>(null)
  const close = useAct(dashboard.suspend, t`${full_name} is suspended and has been told`)
  const open = useAct(dashboard.lift, t`${full_name} is back and has been told`)
  const { act, busy, refusal } = suspended_at ? open : close
  async function submit(event: FormEvent) {
    event.preventDefault()
    const reason = String(new FormData(form.current!).get('reason'))
    const sure =
      suspended_at ||
      (await confirm({
        title: t`Suspend ${full_name}?`,
        text: [
          t`Their sessions end at once, what they list is no longer shown, and a letter tells them the reason.`,
          unsent > 0 &&
            t`They have not sent ${plural(unsent, { one: '# order that is paid', other: '# orders that are paid' })}: the buyers are told.`,
        ]
          .filter(Boolean)
          .join(' '),
        yes: t`Suspend`,
        danger: true,
      }))
    if (sure && (await act({ id, reason }))) form.current?.reset()
  }
  return (
    <section className={css.block}>
      <h2>{suspended_at ? t`Lift the suspension` : t`Suspend`}</h2>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={submit}>
        <Refused refusal={refusal} fields={{ reason: t`Reason` }} />
        <TextArea
          id="reason"
          name="reason"
          label={t`Reason`}
          hint={suspended_at ? t`Kept with the suspension.` : t`The member reads it, as you write it.`}
          required
          maxLength={500}
          rows={3}
          error={errorAt(refusal, 'reason')}
        />
        <Button type="submit" variant={suspended_at ? 'fill' : 'danger'} pending={busy ? t`One moment…` : undefined}>
          {suspended_at ? t`Lift it` : t`Suspend`}
        </Button>
      </form>
    </section>
  )
}
