import { useLingui } from '@lingui/react/macro'

/** Texts of posting codes. */
export function useReasons(): (code: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    order_capture: t`Order paid by the buyer, reserved until it is delivered`,
    order_release: t`Order delivered, money released`,
    order_refund: t`Given back to the buyer`,
    ticket_sold: t`Ticket to your event, reserved until it is over`,
    ticket_released: t`Your event is over, money released`,
    ticket_refunded: t`Ticket to your event, given back`,
    ticket_charged_back: t`Ticket to your event, taken back by the buyer’s bank`,
    bounty_held: t`Held as the reward of your bounty`,
    bounty_settled: t`Reward of a bounty`,
    trade_held: t`Put into a trade`,
    trade_paid: t`Coins of a trade`,
    trade_completed: t`A completed trade`,
    trade_completed_other: t`A completed trade`,
    withdrawal: t({ message: 'Withdrawn', context: 'money' }),
    withdrawal_returned: t`Returned by the bank`,
    coin_purchase: t`Bought`,
    coin_refund: t`Given back, with its price`,
    coin_refund_returned: t`Yours again: the card network refused the refund`,
    coin_chargeback: t`Taken back: your bank gave you their price`,
    label: t`A label of a carrier`,
    label_returned: t`A label given back`,
    chargeback: t`Chargeback: the bank gave the payment back to the buyer`,
    order_completed: t`A completed order`,
    order_completed_sold: t`A completed order`,
    catalogue_entry: t`An entry that the catalogue took`,
    catalogue_correction: t`A correction that the catalogue took`,
    public_item: t`An item that you show in full`,
    feedback: t`Your feedback about a deal`,
    flag_held: t`Staked on a flag`,
    flag_decided: t`A flag was decided`,
    flag_overturned: t`A flag was decided anew after an appeal`,
  }
  return (code) => words[code] ?? code.replaceAll('_', ' ')
}
