import { planRight } from '#server/slices/plan-right.ts'

export const stampItemRights = [
  planRight({
    key: 'collecting',
    group: 'collection',
    permission: 'my_collection.crud',
    covers: ['my_collection.*', 'media.*'],
    texts: { name: 'Keep a collection' },
  }),
]
