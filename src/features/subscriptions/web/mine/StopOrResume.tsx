import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { subscriptions } from '../../contract.ts'
import { useDay } from '../use-day.ts'
import { type Membership, usePlanNames } from '../use-plan-words.ts'

/** Cancels the plan, or revokes a cancellation or downgrade agreed for the end of the period. */
export function StopOrResume({ subscription }: { subscription: NonNullable<Membership['subscription']> }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const day = useDay()
  const names = usePlanNames()
  const stopping = useCommand(subscriptions.cancel)
  const going = useCommand(subscriptions.resume)
  const { id, status, plan, period_end, next_plan } = subscription
  const { name } = names[plan]
  const date = period_end ? day(period_end) : ''
  async function stop() {
    const text =
      status === 'past_due'
        ? t`You go on with the Free plan at once, and nothing more is charged. Whatever is over its limits is kept and can be read.`
        : t`${name} stays yours until ${date}; after that you go on with the Free plan. Whatever is over its limits is kept and can be read.`
    if (!(await confirm({ title: t`Stop ${name}?`, text, yes: t`Stop ${name}`, danger: true }))) return
    if (!refused(await stopping.run({ id }))) toast({ title: t`${name} has been stopped` })
  }
  async function resume() {
    if (!refused(await going.run({ id }))) toast({ title: t`${name} goes on` })
  }
  return (
    <>
      {(status === 'cancelling' || (status === 'active' && next_plan)) && (
        <Button pending={going.busy ? t`Resuming…` : undefined} onClick={resume}>{t`Go on with ${name}`}</Button>
      )}
      {(status === 'active' || status === 'trialing' || status === 'past_due') && (
        <Button variant="danger" pending={stopping.busy ? t`Stopping…` : undefined} onClick={stop}>{t`Stop ${name}`}</Button>
      )}
    </>
  )
}
