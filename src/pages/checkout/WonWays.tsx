import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { WonQuote } from './use-won-checkout.ts'

interface WonWaysProps {
  quote: WonQuote
  way: number | undefined
  onWay: (way: number) => void
  /** The address is known. */
  known: boolean
}

/** Ways in which it can be sent to the chosen address. */
export function WonWays({ quote: { ways, currency }, way, onWay, known }: WonWaysProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  if (!known) return <p className="text-2">{t`The ways of sending follow from the country of your address.`}</p>
  if (!ways.length) return <p className="text-2">{t`The seller does not send it to this address. Choose another.`}</p>
  return (
    <RadioCards
      hideLabel
      label={t`Delivery`}
      name="way"
      value={String(way)}
      onValue={(value) => onWay(Number(value))}
      cards={ways.map(({ way, option_name, amount, days_least, days_most }) => ({
        value: String(way),
        label: `${option_name}, ${moneyText({ amount, currency }, numbers)}`,
        line:
          days_least === days_most ? (
            <Plural value={days_most} one="# day" other="# days" />
          ) : (
            <Trans>
              {days_least} to {days_most} days
            </Trans>
          ),
      }))}
    />
  )
}
