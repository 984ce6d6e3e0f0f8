import { planRight } from '#server/slices/plan-right.ts'

export const bountyRights = [
  planRight({
    key: 'bounties',
    group: 'market',
    permission: 'marketplace.bounty.crud',
    covers: ['marketplace.bounty.listing', 'marketplace.bounty.view_detail'],
    limit: 'bounties',
    texts: {
      name: 'Bounties open at a time',
      more: 'More bounties open at a time',
      amount: '{n, plural, one {# bounty open at a time} other {# bounties open at a time}}',
      unlimited: 'Bounties without limit',
    },
  }),
  planRight({
    key: 'bounty_offers',
    group: 'market',
    permission: 'marketplace.bounty.hunting',
    limit: 'bounty_offers',
    texts: {
      name: 'Bounty offers open at a time',
      more: 'More bounty offers open at a time',
      amount: '{n, plural, one {# bounty offer open at a time} other {# bounty offers open at a time}}',
      unlimited: 'Bounty offers without limit',
    },
  }),
]
