import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { usePlanNames } from '../use-words.ts'
import { PlanFields } from './PlanFields.tsx'
import { PlanPermissions } from './PlanPermissions.tsx'
import { changesNothing, changesOf, type Draft, draftOf, type EditedPlan, wishOf } from './plan-draft.ts'
import { useChangeWords } from './use-change-words.ts'

/** Optimistic locking: after a conflict the form keeps what was typed, and can be reset to the new state. */
export function PlanEdit({ plan }: { plan: EditedPlan }) {
  const { t } = useLingui()
  const name = usePlanNames()[plan.code]!
  const confirm = useConfirm()
  const toast = useToast()
  const words = useChangeWords()
  const [draft, setDraft] = useState<Draft>(() => draftOf(plan))
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const { act, busy, refusal } = useAct(dashboard.keepPlan, t`${name} is changed: effective on every open page`)
  function anew(from: Draft) {
    setDraft(from)
    setRound(round + 1)
    setTried(false)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wish = wishOf(plan.code, draft)
    if (!wish) return
    const changes = changesOf(plan, wish)
    if (changesNothing(changes)) return toast({ title: t`Nothing has been changed` })
    const sure = await confirm({ title: t`Change ${name}?`, text: words(plan, wish, changes), yes: t`Change it`, danger: changes.taken.length > 0 })
    if (sure && (await act(wish))) anew({ ...draft, version: draft.version + 1 })
  }
  return (
    <form className={`${css.block} ${css.form} ${css.wide}`} method="post" noValidate onSubmit={submit}>
      <h2>{t`Edit ${name}`}</h2>
      <Refused refusal={refusal} fields={{ amount: t`A month`, permissions: t`Permissions`, limits: t`Limits` }} />
      {plan.version > draft.version && !busy && (
        <Note tone="warn">
          <p>{t`This plan has been edited meanwhile. What you see here is how it was, with your own changes.`}</p>
          <Button size="s" onClick={() => anew(draftOf(plan))}>{t`Start from how it is now`}</Button>
        </Note>
      )}
      <PlanFields key={`fields ${round}`} plan={plan} draft={draft} onDraft={setDraft} refusal={refusal} tried={tried} />
      <PlanPermissions draft={draft} onDraft={setDraft} />
      <p>
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Keep`}</Button>
      </p>
    </form>
  )
}
