import { useLingui } from '@lingui/react/macro'
import type { RefundReason } from '../../rules.ts'

export function useRefundReasons(): Record<RefundReason, string> {
  const { t } = useLingui()
  return {
    cancelled: t`The order was cancelled`,
    missing: t`Something is missing`,
    damaged: t`Something is damaged`,
    not_as_described: t`Something is not as described`,
    goodwill: t`Out of goodwill`,
    dispute: t`Decided in a dispute`,
    returned: t`It was sent back`,
  }
}

export function useRefundStates(): Record<'open' | 'sent' | 'failed' | 'settled', string> {
  const { t } = useLingui()
  return {
    open: t`on its way to the card`,
    sent: t`gone back to the card`,
    failed: t`the bank refused it; we look into it`,
    settled: t`paid back in another way`,
  }
}
