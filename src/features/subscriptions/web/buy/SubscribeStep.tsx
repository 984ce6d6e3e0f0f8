import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { subscriptions } from '../../contract.ts'
import { changeOf } from '../../rules.ts'
import { useDay } from '../use-day.ts'
import { type PlanChoice, usePlanNames } from '../use-plan-words.ts'
import { OpenPayment } from './OpenPayment.tsx'
import { PayForPlan } from './PayForPlan.tsx'

/** Next step from the current plan to the chosen one: pay, wait for the end of the period, or finish an open payment first. */
export function SubscribeStep(wish: PlanChoice) {
  const { t } = useLingui()
  const { membership, plan, cycle, back } = wish
  const held = membership.subscription
  if (held?.open && held.open.kind !== 'renewal') return <OpenPayment charge={held.open} />
  if (held?.status === 'past_due')
    return (
      <Note tone="warn">
        {t`Your last renewal is still unpaid. Pay it first, then change.`} <a className="link" href="/setting/account/plan">{t`Pay now`}</a>
      </Note>
    )
  const paid = held && held.period_end !== held.trial_ends_at
  const change = paid ? changeOf(held, { plan, cycle }) : 'now'
  if (change === 'same')
    return (
      <Note tone="good">
        {t`This is your plan already.`} <a className="link" href={back || '/setting/account/plan'}>{t`Go on`}</a>
      </Note>
    )
  return change === 'at_end' ? <AtEnd {...wish} /> : <PayForPlan {...wish} />
}

function AtEnd({ membership, plan, cycle }: PlanChoice) {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const day = useDay()
  const { name } = usePlanNames()[plan]
  const { run, busy } = useCommand(subscriptions.downgrade)
  const { id, period_end, status } = membership.subscription!
  const date = day(period_end!)
  async function agree() {
    if (refused(await run({ id, plan, cycle }))) return
    toast({ title: t`${name} begins on ${date}` })
    router.push('/setting/account/plan')
  }
  if (status !== 'active') return <Note>{t`Your plan ends on ${date}. You can choose another one then, or resume it now.`}</Note>
  return (
    <>
      <p>{t`What you have paid for stays until ${date}. From then on your plan is ${name}; whatever is over its limits is kept and can be read.`}</p>
      <Button variant="fill" pending={busy ? t`Changing…` : undefined} onClick={agree}>{t`Change on ${date}`}</Button>
    </>
  )
}
