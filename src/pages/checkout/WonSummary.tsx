import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './CheckoutPage.module.css'
import type { WonCheckout } from './use-won-checkout.ts'

/** What was won, what it costs with its postage, and until when it is to be paid. */
export function WonSummary({ checkout: { quote, way, paying } }: { checkout: WonCheckout }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { currency, lines, item_total, reserved_until } = quote
  const money = (amount: number) => moneyText({ amount, currency }, numbers)
  const total = money(way?.total ?? item_total)
  const until = <DateTime at={reserved_until} named />
  return (
    <aside className={`panel stack ${css.won}`} aria-labelledby="summary">
      <h2 id="summary">{t`Order summary`}</h2>
      {lines.map(({ id, name }) => (
        <p key={id} className="strong">
          {name}
        </p>
      ))}
      <Facts
        caption={t`Order summary`}
        facts={[
          { label: t`Your winning bid`, value: money(item_total) },
          { label: t`Shipping`, value: way && money(way.amount) },
          { label: t`Total`, value: <b>{total}</b> },
        ]}
      />
      <p className="small text-2">
        <Trans>It is held for you until {until}.</Trans>
      </p>
      <Refused refusal={paying.refusal} />
      <Button variant="fill" size="l" block icon="lock-simple" onClick={paying.pay} pending={paying.busy ? t`Paying…` : undefined}>
        {t`Pay ${total}`}
      </Button>
    </aside>
  )
}
