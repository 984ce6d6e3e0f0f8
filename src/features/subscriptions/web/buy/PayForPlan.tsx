import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { subscriptions } from '../../contract.ts'
import { TRIAL_DAYS } from '../../rules.ts'
import css from '../Plans.module.css'
import { useDay } from '../use-day.ts'
import { type PlanChoice, usePlanNames } from '../use-plan-words.ts'
import { PayWithCard } from './PayWithCard.tsx'

/** Amount now, amount later, and the card. */
export function PayForPlan({ membership, plan, cycle, back }: PlanChoice) {
  const { i18n, t } = useLingui()
  const day = useDay()
  const { name } = usePlanNames()[plan]
  const quote = useMaybe(subscriptions.quote, { plan, cycle }, true)?.quote
  const { run } = useCommand(subscriptions.start)
  if (!quote) return <p className="text-2" role="status">{t`Reading the price…`}</p>
  const money = (amount: number) => moneyText({ amount, currency: quote.currency }, i18n.locale)
  const [now, then, date] = [money(quote.amount), money(quote.whole_amount), day(quote.period_end)]
  return (
    <>
      <p className={css.sum}>
        <b>{name}</b>
        <span className="denom">{now}</span>
      </p>
      <p className="text-2">
        {cycle === 'yearly'
          ? t`${now} now, then ${then} a year from ${date} on, until you stop.`
          : t`${now} now, then ${then} a month from ${date} on, until you stop.`}
      </p>
      {membership.trial_available && <Trial plan={plan} cycle={cycle} then={then} card={membership.card?.last4} back={back} />}
      <PayWithCard
        label={t`Pay ${now}`}
        back={back}
        pay={(payment_method_id) => run({ plan, cycle, payment_method_id, expected_amount: quote.amount, redirect_back: back || '/' })}
      />
    </>
  )
}

/** Trial, once per member; it names the price afterwards. */
function Trial({ plan, cycle, then, card, back }: Pick<PlanChoice, 'plan' | 'cycle' | 'back'> & { then: string; card: string | undefined }) {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const { run, busy } = useCommand(subscriptions.trial)
  async function begin() {
    if (refused(await run({ plan, cycle }))) return
    toast({ title: t`Your trial has begun` })
    router.push(back || '/setting/account/plan')
  }
  return (
    <Note>
      <p>
        {card
          ? t`Or try it for ${TRIAL_DAYS} days first. Then ${then} is taken from your card ending ${card}, unless you stop before. We write to you three days ahead.`
          : t`Or try it for ${TRIAL_DAYS} days first. Without a saved card it ends by itself. We write to you three days ahead.`}
      </p>
      <Button size="s" pending={busy ? t`Beginning…` : undefined} onClick={begin}>{t`Try it for ${TRIAL_DAYS} days`}</Button>
    </Note>
  )
}
