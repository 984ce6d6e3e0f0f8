import { useLingui } from '@lingui/react/macro'
import type { FamilyName } from './families.ts'

export function useFamilyNames(): Readonly<Record<FamilyName, string>> {
  const { t } = useLingui()
  return {
    stores: t`Stores`,
    products: t`Products`,
    supplies: t`Supplies`,
    auctions: t`Auctions`,
    stampItems: t`Collected items`,
    bounties: t`Bounties`,
    trades: t`Trades`,
    clubs: t`Clubs`,
    events: t`Events`,
    coins: t`Coins`,
    invoices: t`Invoices`,
  }
}
/** Statuses of all families: spelt alike, they mean alike. */
export function useStatusWords(): (status: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    open: t({ message: 'Open', context: 'a store' }),
    away: t({ message: 'Away', context: 'a store' }),

    published: t({ message: 'Published', context: 'a status' }),
    sold_out: t({ message: 'Sold out', context: 'a status' }),
    archived: t({ message: 'Archived', context: 'a status' }),
    suspended: t({ message: 'Out of sight', context: 'a status' }),
    active: t({ message: 'Active', context: 'a status' }),
    closed_sold: t({ message: 'Sold', context: 'a status' }),
    closed_unsold: t({ message: 'Not sold', context: 'a status' }),
    defaulted: t({ message: 'Not paid', context: 'a status' }),
    cancelled: t({ message: 'Cancelled', context: 'a status' }),
    expired: t({ message: 'Expired', context: 'a status' }),
    'offer-accepted': t({ message: 'Offer accepted', context: 'a status' }),
    processing: t({ message: 'Under way', context: 'a status' }),
    completed: t({ message: 'Completed', context: 'a status' }),
    pending_payment: t({ message: 'Not paid yet', context: 'a status' }),
    refunded: t({ message: 'Refunded', context: 'a status' }),
    charged_back: t({ message: 'Taken back by the bank', context: 'a status' }),
    issued: t({ message: 'Issued', context: 'a status' }),
    closed: t({ message: 'Closed', context: 'a status' }),
    won: t({ message: 'Won', context: 'a status' }),
    FOR_SALE: t({ message: 'For sale', context: 'a status' }),
    FOR_TRADE: t({ message: 'For trade', context: 'a status' }),
    FOR_AUCTION: t({ message: 'For auction', context: 'a status' }),

    OPEN_TO_OFFERS: t({ message: 'Open to offers', context: 'a status' }),

    AT_AN_EXHIBITION: t({ message: 'At an exhibition', context: 'a status' }),
    IN_AUCTION: t({ message: 'In auction', context: 'a status' }),
    AT_AN_AUCTION: t({ message: 'At an auction elsewhere', context: 'a status' }),
  }
  return (status) => words[status] ?? words[status.toLowerCase()] ?? status
}
