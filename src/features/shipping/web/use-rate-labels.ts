import { useLingui } from '@lingui/react/macro'

/** Names of the table's fields in the summary of errors. */
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
