import { planRight } from '#server/slices/plan-right.ts'

export const clubRights = [
  planRight({ key: 'join_clubs', group: 'community', permission: 'clubs.join', covers: ['clubs.view'], texts: { name: 'Join clubs' } }),
  planRight({
    key: 'clubs',
    group: 'community',
    permission: 'clubs.crud',
    limit: 'clubs',
    texts: {
      name: 'Clubs of your own',
      more: 'More clubs of your own',
      amount: '{n, plural, one {# club of your own} other {# clubs of your own}}',
      unlimited: 'Clubs of your own without limit',
    },
  }),
]
