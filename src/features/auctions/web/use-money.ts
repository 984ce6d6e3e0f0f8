import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'

/** Amounts of one currency as text. */
export function useMoney(currency: string) {
  const numbers = useNumbers()
  return (amount: number): string => moneyText({ amount, currency }, numbers)
}
