import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../rules.ts'

export function useStatusNames(): Record<OrderStatus, string> {
  const { t } = useLingui()
  return {
    pending_payment: t`Pending payment`,
    processing: t`Processing`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    completed: t`Completed`,
    cancelled: t`Cancelled`,
    disputed: t`In dispute`,
    return_requested: t`To be sent back`,
    returned: t`Sent back`,
    refunded: t({ message: 'Refunded', context: 'an order' }),
  }
}

/** Text of an entry in the order's history, by the state machine's action. */
export function useMoveWords(carrier: string | null): (action: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    place: t`Order placed`,
    pay: t`Paid; the store packs it`,
    cancel: t`Cancelled by the buyer`,
    expire: t`Cancelled: it was not paid in time`,
    ship: carrier ? t`Handed to ${carrier}` : t`On its way`,
    confirm: t`Delivery confirmed by the buyer`,
    arrive: t`The carrier has brought it`,
    release: t`Counted as delivered: nobody opened a dispute`,
    complete: t`Completed`,
    call_off: t`Cancelled by the store`,
    lapse: t`Cancelled: the store neither sent it nor answered`,
    refund: t`All of it was given back`,
    dispute: t`A dispute was opened`,
    resolve: t`The dispute is settled`,
    repay: t`The dispute is settled: all of it was given back`,
    ask_return: t`To be sent back to the store`,
    send_back: t`Sent back to the store`,
  }
  return (action) => words[action] ?? words.place!
}
