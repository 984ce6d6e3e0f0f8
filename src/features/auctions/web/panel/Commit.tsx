import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useMoney } from '../use-money.ts'
import css from './BidPanel.module.css'
import type { PanelView } from './panel-view.ts'
import type { BidChoice } from './use-bid-choice.ts'

interface CommitProps {
  view: PanelView
  choice: BidChoice
  busy: boolean
  away: boolean
  onConfirm: (amount: number) => unknown
}

/** Second activation: says what the bid binds to. If the price moves meanwhile, it must be read again first. */
export function Commit({ view, choice, busy, away, onConfirm }: CommitProps) {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { amount } = choice.asked!
  const sum = money(amount)
  const raises = view.stand === 'leading' || view.stand === 'leading_unmet'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the bid's own fields again
    <div className={css.commit} ref={box} tabIndex={-1} role="group" aria-label={t`Confirm your bid`}>
      <p className="small">
        <b className="strong">{t`Bidding commits you: you buy if you win.`}</b> <Sums view={view} amount={amount} />
      </p>
      <p className="caption">{t`Once the lot is final, the maximum of who did not win is published under the pseudonym.`}</p>
      {choice.moved && (
        <Note tone="auction" role="alert">
          {t`The price has moved to ${money(view.price)}. Read it before you confirm.`}
        </Note>
      )}
      <div className={`row row--wrap ${css.acts}`}>
        {choice.moved ? (
          <Button variant="auction" className={css.wide} onClick={choice.read}>{t`I have read ${money(view.price)}`}</Button>
        ) : (
          <Button
            variant="auction"
            className={css.wide}
            disabled={away}
            pending={busy ? t`Placing your bid…` : undefined}
            onClick={() => busy || onConfirm(amount)}
          >
            {raises ? t`Raise my maximum to ${sum}` : t`Confirm bid of ${sum}`}
          </Button>
        )}
        <Button onClick={choice.back}>{t({ message: 'Back', context: 'to the choice of a bid' })}</Button>
      </div>
    </div>
  )
}

/** "$ 430.00 and $ 6.00 shipping, $ 436.00 in all." A maximum above the next step is paid only as far as needed. */
function Sums({ view: { currency, shipping, least }, amount }: { view: PanelView; amount: number }) {
  const money = useMoney(currency)
  const [sum, post, all] = [money(amount), money(shipping ?? 0), money(amount + (shipping ?? 0))]
  if (shipping === null) return amount > least ? <Trans>{sum} at most, and shipping.</Trans> : <Trans>{sum}, and shipping.</Trans>
  return amount > least ? (
    <Trans>
      {sum} at most and {post} shipping, {all} in all.
    </Trans>
  ) : (
    <Trans>
      {sum} and {post} shipping, {all} in all.
    </Trans>
  )
}
