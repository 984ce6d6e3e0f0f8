import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { AnswerTo } from '#web/router/screen.ts'
import { products } from '../../contract.ts'
import { countsAsked, type ForSale, filterCount, type ProductFilters } from './for-sale-address.ts'

const MEANT = 24
/** The same list with another spelling of the search. */
export const meantAsked = (asked: ProductFilters, search: string): ProductFilters => ({ ...asked, search, page: 1, page_size: MEANT })

/** Empty result: asks what dropping filters would give, then what a suggested spelling finds. */
export function asksDrops({ asked }: Pick<ForSale, 'asked'>, answerOf: AnswerTo, round: number): OperationQuery[] {
  const { data } = answerOf(products.list, asked).products
  if (round > 1 || data.length > 0 || asked.page > 1 || filterCount(asked) === 0) return []
  if (round === 0) return [queryOf(products.drops, countsAsked(asked))]
  const meant = answerOf(products.drops, countsAsked(asked)).drops.find(({ is_spelling }) => is_spelling)?.search
  return meant ? [queryOf(products.list, meantAsked(asked, meant))] : []
}
