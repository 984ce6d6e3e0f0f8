import { planRight } from '#server/slices/plan-right.ts'

export const tradeRights = [
  planRight({
    key: 'trades',
    group: 'market',
    permission: 'marketplace.trading.sending_proposal',
    covers: ['marketplace.trading.items', 'marketplace.trading.advance_search'],
    limit: 'trades',
    texts: {
      name: 'Trades open at a time',
      more: 'More trades open at a time',
      amount: '{n, plural, one {# trade open at a time} other {# trades open at a time}}',
      unlimited: 'Trades without limit',
    },
  }),
  planRight({
    key: 'trade_offers',
    group: 'market',
    permission: 'marketplace.trading.proposal_folder',
    covers: ['marketplace.trading.coins', 'marketplace.trading.counter_proposal', 'marketplace.trading.wish_list'],
    limit: 'trade_offers',
    texts: {
      name: 'Trade offers open at a time',
      more: 'More trade offers open at a time',
      amount: '{n, plural, one {# trade offer open at a time} other {# trade offers open at a time}}',
      unlimited: 'Trade offers without limit',
    },
  }),
]
