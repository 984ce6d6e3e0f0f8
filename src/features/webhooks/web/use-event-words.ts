import { useLingui } from '@lingui/react/macro'
import type { TRIAL, WebhookEvent } from '../rules.ts'

/** What each event means, in the reader's language. */
export function useEventWords(): Readonly<Record<WebhookEvent | typeof TRIAL, string>> {
  const { t } = useLingui()
  return {
    'order.paid': t`An order is paid`,
    'order.shipped': t`An order is on its way`,
    'order.delivered': t`An order has arrived`,
    'order.completed': t`An order is complete`,
    'order.cancelled': t`An order is cancelled`,
    'order.refunded': t`Money is given back`,
    'order.disputed': t`Something happens in a dispute`,
    'product_offer.placed': t`Somebody makes an offer`,
    'product_offer.ended': t`An offer is accepted or over`,
    'auction.closed': t`An auction has ended`,
    'webhook.trial': t`A trial`,
  }
}
