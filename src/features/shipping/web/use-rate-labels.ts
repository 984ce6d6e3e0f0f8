import { useLingui } from '@lingui/react/macro'

/** What a summary of errors calls each field of the table: its way, then the field, as the table's head has it. */
export function useRateLabels(count: number): Record<string, string> {
  const { t } = useLingui()
  const names = {
    shipping_option: t`How it is sent`,
    amount: t`First item`,
    amount_next: t`Each next`,
    free_over: t`Free over`,
    days_least: t`From day`,
    days_most: t`To day`,
  }
  const ways = Array.from({ length: count }, (_, at) => at)
  const labels = ways.flatMap((at) => {
    const number = at + 1
    return Object.entries(names).map(([field, name]) => [`rates.${at}.${field}`, t`Shipping ${number}, ${name}`] as const)
  })
  return { rates: t`Shipping rates`, ...Object.fromEntries(labels) }
}
