import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const test = 'src/features/order-papers/server'
export const mutants: readonly Mutant[] = [
  {
    id: 'papers-are-of-the-parties',
    file: 'src/features/order-papers/server/queries.ts',
    search: ' and (o.buyer_id = ${viewer} or ${sends})',
    replace: '',
    test,
  },
  {
    id: 'papers-of-what-is-paid',
    file: 'src/features/order-papers/server/queries.ts',
    search: 'o.paid_at is not null and (',
    replace: '(',
    test,
  },
  {
    id: 'slip-only-for-its-sender',
    file: 'src/features/order-papers/rules.ts',
    search: "kind === 'invoice' || order.sends",
    replace: 'Boolean(kind && order)',
    test: 'src/features/order-papers/rules',
  },
  {
    id: 'senders-address-stays-theirs',
    file: 'src/features/order-papers/server/word-papers.ts',
    search: "kind === 'packing-slip' && orders[0] ?",
    replace: 'orders[0] ?',
    test,
  },
  {
    id: 'slips-are-ones-own',
    file: 'src/features/order-papers/server/queries.ts',
    search: 'o.seller_id = ${seller_id} and o.status',
    replace: 'o.status',
    test,
  },
  {
    id: 'countries-in-the-readers-words',
    file: 'src/features/order-papers/server/word-papers.ts',
    search: "country ? term('countries', country) : country_name",
    replace: 'country_name',
    test,
  },
]
