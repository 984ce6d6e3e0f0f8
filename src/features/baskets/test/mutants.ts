import type { Mutant } from '../../../../bin/mutants/mutant.ts'

const at = (file: string) => `src/features/baskets/${file}`
const [tested, solved] = [at('server/baskets.test'), at('server/solve/cheapest.test')]

export const mutants: readonly Mutant[] = [
  {
    id: 'basket-not-ones-own',
    file: at('server/queries.ts'),
    search: 'p.member_id <> ${viewer} and',
    replace: '${viewer}::uuid is not null and',
    test: tested,
  },
  {
    id: 'basket-condition-floor',
    file: at('server/queries.ts'),
    search: '(w.conditions is null or i.condition = any(w.conditions)) and ',
    replace: '',
    test: tested,
  },
  {
    id: 'basket-grade-floor',
    file: at('server/queries.ts'),
    search: ' and (w.grades is null or i.grade = any(w.grades))',
    replace: '',
    test: tested,
  },
  { id: 'basket-store-away', file: at('server/offers.ts'), search: "sale?.status !== 'published' || ", replace: '!sale || ', test: tested },
  {
    id: 'basket-highest-price',
    file: at('server/solve/reasons.ts'),
    search: ' && copy.price <= max_amount',
    replace: '',
    test: at('server/solve/reasons.test'),
  },
  {
    id: 'basket-other-currency',
    file: at('server/solve/reasons.ts'),
    search: 'copy.currency === currency && ',
    replace: '',
    test: at('server/solve/reasons.test'),
  },
  {
    id: 'basket-minimum-order',
    file: at('server/solve/parcel-costs.ts'),
    search: '  if (sum < Math.min(...copies.map(({ minimum_order }) => minimum_order))) return Number.POSITIVE_INFINITY\n',
    replace: '',
    test: solved,
  },
  {
    id: 'basket-one-way-for-all',
    file: at('server/solve/parcel-costs.ts'),
    search: 'copies.every(({ shipping_option }) =>',
    replace: 'copies.some(({ shipping_option }) =>',
    test: solved,
  },
  {
    id: 'basket-dearer-copy',
    file: at('server/solve/parcel-costs.ts'),
    search: '(bare || (better.price',
    replace: '(true || (better.price',
    test: solved,
  },
  {
    id: 'basket-most-wants-first',
    file: at('server/solve/split.ts'),
    search: 'more > 0 || (more === 0 && best[set]! < best[found]!)',
    replace: 'best[set]! < best[found]!',
    test: solved,
  },
  {
    id: 'checkout-asks-minimum-order',
    file: 'src/features/orders/server/checkout/checkout.ts',
    search: "  if (short) return refuse('order.minimum'",
    replace: "  if (short && !parcels.length) return refuse('order.minimum'",
    test: tested,
  },
  {
    id: 'agreed-price-no-minimum',
    file: 'src/features/product-offers/server/agreed.ts',
    search: ', minimum_order: 0 } : sale]',
    replace: ' } : sale]',
    test: tested,
  },
  {
    id: 'wish-floor-is-private',
    file: 'src/features/wishlists/server/view.ts',
    search: 'least_condition: null, least_grade: null }',
    replace: 'least_condition: null, least_grade }',
    test: tested,
  },
]
