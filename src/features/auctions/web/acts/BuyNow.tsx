import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import css from '../panel/BidPanel.module.css'
import { useMoney } from '../use-money.ts'

interface BuyNowProps {
  price: number
  currency: string
  busy: boolean
  away: boolean
  onBuy: () => unknown
}

/** Ends the auction at once, for who is first. */
export function BuyNow({ price, currency, busy, away, onBuy }: BuyNowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const sum = useMoney(currency)(price)
  async function buy() {
    const text = t`It binds you to buy at ${sum}, and ends the auction for everybody.`
    if (await confirm({ title: t`Buy it now?`, text, yes: t`Buy it now at ${sum}` })) onBuy()
  }
  return (
    <div className={css.more}>
      <span>{t`Buy it now`}</span>
      <Price money={{ amount: price, currency }} />
      <Button className="push" disabled={away} pending={busy ? t`Buying…` : undefined} onClick={() => busy || void buy()}>
        {t({ message: 'Buy now', context: 'an auction' })}
      </Button>
    </div>
  )
}
