import { planRight } from '#server/slices/plan-right.ts'

export const albumRights = [
  planRight({
    key: 'albums',
    group: 'collection',
    permission: 'my_collection.albums',
    limit: 'albums',
    texts: {
      name: 'Albums, lots and sets',
      more: 'More albums, lots and sets',
      amount: '{n, plural, one {# album, lot or set} other {# albums, lots and sets}}',
      unlimited: 'Albums, lots and sets without limit',
    },
  }),
]
