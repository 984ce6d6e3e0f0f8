import { useLingui } from '@lingui/react/macro'

/** What a payment was for that has no order, by its `ref_type`. */
export function useThings(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui()
  return { coin_purchase: t`A pack of coins`, subscription_charge: t`A plan`, event_ticket: t`A ticket to an event` }
}
