import { useLingui } from '@lingui/react/macro'
import { cardName } from '#features/payments/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { subscriptions } from '../../contract.ts'
import { OpenPayment } from '../buy/OpenPayment.tsx'
import { PayOverdue } from '../buy/PayOverdue.tsx'
import css from '../Plans.module.css'
import { PlanStamp } from '../plans/PlanStamp.tsx'
import { useDay } from '../use-day.ts'
import { type Membership, usePlanNames } from '../use-plan-words.ts'
import { StopOrResume } from './StopOrResume.tsx'

/** The viewer's plan in the settings: status, next period, and buttons to change, cancel or resume it. */
export function PlanPanel() {
  const { t } = useLingui()
  const facts = usePlanFacts()
  const membership = useMaybe(subscriptions.mine, {}, true)?.membership
  if (!membership) return <p className="text-2" role="status">{t`Reading your plan…`}</p>
  const held = membership.subscription
  return (
    <div className={css.own}>
      <OwnStamp membership={membership} />
      <div className={css.panel}>
        <div className={`panel ${css.facts}`}>
          <Facts caption={t`Plan`} facts={facts(membership)} />
        </div>
        {held?.open && held.open.kind !== 'renewal' && <OpenPayment charge={held.open} />}
        {held?.status === 'past_due' && held.open && <PayOverdue subscription={held} />}
        <p className="row row--wrap">
          <Button variant="fill" href="/manage-subscriptions">{t`Change the plan`}</Button>
          {held && <StopOrResume subscription={held} />}
        </p>
      </div>
    </div>
  )
}

/** The plan drawn as a postmarked stamp. */
function OwnStamp({ membership: { plan, since, subscription: held } }: { membership: Membership }) {
  const { plans } = useData(subscriptions.plans, {})
  const day = useDay()
  const at = plans.findIndex(({ code }) => code === plan)
  const own = plans[at]
  if (!own) return null
  return (
    <ul className="plain perf-shadow">
      <PlanStamp plan={own} before={plans[at - 1]} cycle={held?.cycle ?? 'monthly'} current since={day(since)} />
    </ul>
  )
}

function usePlanFacts() {
  const { i18n, t } = useLingui()
  const names = usePlanNames()
  const day = useDay()
  return ({ plan, card, subscription: held }: Membership) => {
    const own = [{ label: t`Your plan`, value: names[plan].name }]
    if (!held || held.status === 'incomplete' || !held.period_end) return own
    const end = day(held.period_end)
    const next = moneyText({ amount: held.next_amount, currency: held.currency }, i18n.locale)
    const states = {
      trialing: t`On trial until ${end}`,
      active: t`Paid until ${end}`,
      cancelling: t`Ends on ${end}`,
      past_due: held.retry_at ? t`Unpaid. We try again on ${day(held.retry_at)}.` : t`Unpaid`,
      expired: '',
    }
    const last4 = card?.last4
    const goes = held.status === 'active' || held.status === 'trialing'
    return [
      ...own,
      { label: t`State`, value: states[held.status] },
      ...(goes ? [{ label: t`Next invoice`, value: t`${next} on ${end}` }] : []),
      ...(held.next_plan ? [{ label: t`From then on`, value: names[held.next_plan].name }] : []),
      { label: t`Card`, value: card ? t`${cardName(card.brand)} ending ${last4}` : t`No card is kept` },
    ]
  }
}
