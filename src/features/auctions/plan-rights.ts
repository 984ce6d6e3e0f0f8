import { planRight } from '#server/slices/plan-right.ts'

export const auctionRights = [
  planRight({
    key: 'auctions',
    group: 'market',
    permission: 'auctions.crud',
    covers: ['marketplace.auctions.bid', 'marketplace.auctions.access', 'marketplace.auctions.listing'],
    limit: 'auctions',
    texts: {
      name: 'Auctions open at a time',
      more: 'More auctions open at a time',
      amount: '{n, plural, one {# auction open at a time} other {# auctions open at a time}}',
      unlimited: 'Auctions without limit',
    },
  }),
]
