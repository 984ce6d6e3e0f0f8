import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef } from 'react'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { dashboard } from '../../contract.ts'
import { type PlanCode, planCodes } from '../../shapes.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { usePlanNames } from '../use-words.ts'
import type { ShownMember } from './shown-member.ts'

/** Changes the plan without a charge; the reason is stored as a note. */
export function PlanPanel({ member: { id, plan } }: { member: ShownMember }) {
  const { t } = useLingui()
  const names = usePlanNames()
  const form = useRef<HTMLFormElement>(null)
  const { act, busy, refusal } = useAct(dashboard.changePlan, t`The plan is changed`)
  async function submit(event: FormEvent) {
    event.preventDefault()
    const given = new FormData(form.current!)
    if (await act({ id, plan: String(given.get('plan')) as PlanCode, reason: String(given.get('plan_reason')) })) form.current?.reset()
  }
  return (
    <section className={css.block}>
      <h2>{t`Plan`}</h2>
      <form ref={form} className={css.form} method="post" noValidate onSubmit={submit} key={plan}>
        <Refused refusal={refusal} fields={{ reason: t`Reason` }} ids={{ reason: 'plan_reason' }} />
        <Select name="plan" label={t`Plan`} defaultValue={plan} choices={planCodes.map((value) => ({ value, label: names[value]! }))} />
        <TextField
          id="plan_reason"
          name="plan_reason"
          label={t`Reason`}
          hint={t`Nothing is charged. Effective at once, on open pages too.`}
          required
          maxLength={500}
          autoComplete="off"
          error={errorAt(refusal, 'reason')}
        />
        <Button type="submit" pending={busy ? t`One moment…` : undefined}>{t`Change the plan`}</Button>
      </form>
    </section>
  )
}
