import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { amountText } from '#kernel/written/money-text.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useMoney } from '../use-money.ts'
import css from './BidPanel.module.css'
import type { PanelView } from './panel-view.ts'
import type { BidChoice } from './use-bid-choice.ts'

/** Loaded with the first press. */
const Commit = lazyPart(() => import('./Commit.tsx').then((part) => part.Commit))

export interface BidFormProps {
  view: PanelView
  choice: BidChoice
  busy: boolean
  /** Offline: nothing is sent, and nothing later by itself. */
  away: boolean
  onBid: (amount: number) => unknown
}

/** First activation: an amount. It opens the confirmation in its place. */
export function BidForm({ view, choice, busy, away, onBid }: BidFormProps) {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  const raises = view.stand === 'leading' || view.stand === 'leading_unmet'
  function submit(event: FormEvent) {
    event.preventDefault()
    choice.ask()
  }
  const sum = money(choice.amount)
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {!raises && <Steps view={view} choice={choice} />}
      <Maximum view={view} choice={choice} raises={raises} />
      {choice.asked ? (
        <Commit view={view} choice={choice} busy={busy} away={away} onConfirm={onBid} />
      ) : (
        <Button type="submit" variant="auction" size="l" block disabled={away}>
          {raises ? t`Raise my maximum to ${sum}` : t`Place bid of ${sum}`}
        </Button>
      )}
    </form>
  )
}

/** Three amounts; the first is the next step. */
function Steps({ view, choice }: { view: PanelView; choice: BidChoice }) {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  return (
    <fieldset className={css.steps}>
      <legend className="vh">{t`Bid amount`}</legend>
      {choice.choices.map((amount, at) => (
        <label key={at}>
          <input
            type="radio"
            name="bid"
            checked={choice.typed === undefined && !choice.flaw && choice.picked === at}
            onChange={() => choice.pick(at)}
            disabled={choice.asked !== undefined}
          />
          <span>{money(amount)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Maximum({ view, choice, raises }: { view: PanelView; choice: BidChoice; raises: boolean }) {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  const numbers = useNumbers()
  const least = money(choice.least)
  const figure = amountText({ amount: choice.least, currency: view.currency }, numbers)
  const errors = { low: t`The least is ${least} now.`, unclear: t`Write the amount in figures.` }
  return (
    <MoneyField
      key={choice.round}
      className={css.max ?? ''}
      label={raises ? t`Raise my maximum` : t`Your maximum`}
      hint={
        raises
          ? t`At least ${least}. Only you ever see it while the lot is open.`
          : t`Optional. Raised only as needed; only you see it while the lot is open.`
      }
      error={choice.flaw && errors[choice.flaw]}
      currency={view.currency}
      placeholder={t`${figure} or more`}
      readOnly={choice.asked !== undefined}
      onAmount={choice.type}
    />
  )
}
