import type { Market } from '#features/products/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

export const ITEMS = '/stamp-items'
type Answer = AnswerOf<typeof stampItems.cards>
/** What all members show of their collections, as one of the lists that can be searched. */
export const itemMarket: Market = {
  ...{ type: 'StampItem', path: ITEMS, list: stampItems.cards, counts: stampItems.shownCounts, drops: stampItems.shownDrops },
  ...{ sorts: ['newest', 'oldest'], sort_name: 'order_by_condition', fixed: {} },
  namesIn: ({ cards: { data } }: Answer) => data.map(({ name }) => name),
  pageIn: ({ cards }: Answer) => cards,
}
