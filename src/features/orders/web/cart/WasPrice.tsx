import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'

export function WasPrice({ was, currency }: { was: number | undefined; currency: string }) {
  const { t } = useLingui()
  const money = moneyText({ amount: was ?? 0, currency }, useNumbers())
  return was === undefined ? null : <p className="small warn">{t`The price has risen: it was ${money}`}</p>
}
