import { useLingui } from '@lingui/react/macro'

/** Texts of posting codes. */
export function useReasons(): (code: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    order_capture: t`Order paid by the buyer, reserved until it is delivered`,
    order_release: t`Order delivered, money released`,
    order_refund: t`Given back to the buyer`,
    bounty_held: t`Held as the reward of your bounty`,
    bounty_settled: t`Reward of a bounty`,
  }
  return (code) => words[code] ?? code.replaceAll('_', ' ')
}
