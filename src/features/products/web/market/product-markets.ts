import type { AnswerOf } from '#kernel/operation.ts'
import { products } from '../../contract.ts'
import { FOR_SALE, SUPPLIES } from '../for-sale/paths.ts'
import type { Market } from './market.ts'

type Answer = AnswerOf<typeof products.list>
const common = {
  ...{ list: products.list, counts: products.counts, drops: products.drops },
  sorts: ['best', 'newest', 'price_low', 'price_high'],
  sort_name: 'sort',
  own: {},
  hitsIn: () => [],
  namesIn: ({ products: { data } }: Answer) => data.map(({ name }) => name),
  pageIn: ({ products }: Answer) => products,
} as const
/** What is for sale, and the supplies among it. */
export const productMarket: Market = { ...common, type: 'Product', path: FOR_SALE, fixed: {} }
export const supplyMarket: Market = { ...common, type: 'Supply', path: SUPPLIES, fixed: { productable_type: 'Supply' } }
