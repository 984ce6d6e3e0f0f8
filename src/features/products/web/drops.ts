import { ask, type Question } from '#web/data.ts'
import { products } from '../contract.ts'
import { countsAsked, type ForSale, type Found, filterCount } from './for-sale-address.ts'

/** Where nothing fits, what would: asked only then, and once. */
export const asksDrops = ({ asked }: Pick<ForSale, 'asked'>, { data }: Found, round: number): Question[] =>
  round === 0 && data.length === 0 && asked.page === 1 && filterCount(asked) > 0 ? [ask(products.drops, countsAsked(asked))] : []
