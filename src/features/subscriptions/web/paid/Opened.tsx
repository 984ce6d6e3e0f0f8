import { useLingui } from '@lingui/react/macro'
import { cardName } from '#features/payments/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { subscriptions } from '../../contract.ts'
import { Face, looks } from '../plans/PlanStamp.tsx'
import { useTicks } from '../plans/use-ticks.ts'
import { useDay } from '../use-day.ts'
import { usePlanNames } from '../use-plan-words.ts'
import css from './Paid.module.css'
import { Rosette } from './Rosette.tsx'

interface OpenedProps {
  charge: AnswerOf<typeof subscriptions.settle>['charge']
  back: string
  title: string
}

/** Confirmation after payment: animated stamp, new permissions and the invoice. */
export function Opened({ charge: { plan: code, cycle, amount, currency }, back, title }: OpenedProps) {
  const { t } = useLingui()
  const site = useSite()
  const names = usePlanNames()
  const ticksOf = useTicks()
  const { plans } = useData(subscriptions.plans, {})
  const at = plans.findIndex((one) => one.code === code)
  const plan = plans[at]
  const ticks = plan ? ticksOf(plan, plans[at - 1]) : []
  const { name, line } = names[code]
  return (
    <div className={css.opened}>
      <div className="well">
        <div className={css.stamp}>
          <div className={`plan perf plan--${looks[code]}`}>
            <div className="plan-in">
              <p className="plan-name">{name}</p>
              {plan && <Face plan={plan} cycle={cycle} />}
              <p className={css.line}>{line}</p>
              <Rosette />
            </div>
          </div>
          <Postmark word={t`Paid`} place={site.name} date={site.today.split('-').reverse().join('-')} size={126} lands />
        </div>
      </div>
      <div className={css.text}>
        <h1>{title}</h1>
        <p className={css.lead}>{t`Open from this minute. Nothing you had before has moved.`}</p>
        <ul className={css.now}>
          {ticks.slice(0, 5).map((tick) => (
            <li key={tick}>
              <Icon name="check" />
              <b>{tick}</b>
            </li>
          ))}
        </ul>
        <p className="row row--wrap">
          <Button variant="fill" size="l" href={back}>{t`Go on where you were`}</Button>
          <Button size="l" href="/subscription/plans">{t`See everything in ${name}`}</Button>
        </p>
        <Foot amount={amount} currency={currency} />
      </div>
    </div>
  )
}

/** Amount, date of the next charge, and the invoice. */
function Foot({ amount, currency }: { amount: number; currency: string }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const day = useDay()
  const { subscription, card } = useData(subscriptions.mine, {}).membership
  const [invoice] = useMaybe(subscriptions.invoices, {}, true)?.invoices.data ?? []
  const money = moneyText({ amount, currency }, numbers)
  return (
    <p className={css.foot}>
      <span>{card ? t`Paid ${money}, ${cardName(card.brand)} ending ${card.last4}` : t`Paid ${money}`}</span>
      {subscription?.period_end && <span>{t`Next on ${day(subscription.period_end)}`}</span>}
      {invoice && <a className="link" href={`/api/invoices/${invoice.id}/file`}>{t`Invoice ${invoice.number}`}</a>}
      <a className="link" href="/setting/account/plan">{t`Change or stop`}</a>
    </p>
  )
}
