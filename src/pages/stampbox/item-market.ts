import { pictureOf } from '#features/media/web/public.tsx'
import { CatalogueNumberField, type Market } from '#features/products/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { StatusFacet } from './StatusFacet.tsx'

export const ITEMS = '/stamp-items'
type Answer = AnswerOf<typeof stampItems.cards>
/** What all members show of their collections, as one of the lists that can be searched. */
export const itemMarket: Market = {
  ...{ type: 'StampItem', path: ITEMS, list: stampItems.cards, counts: stampItems.shownCounts, drops: stampItems.shownDrops },
  ...{ sorts: ['newest', 'oldest'], sort_name: 'order_by_condition', fixed: {} },
  own: { status: StatusFacet, catalogue_number: CatalogueNumberField },
  hitsIn: ({ cards: { data } }: Answer) =>
    data.map(({ id, name, year_issued, media, catalogue_number, ...size }) => ({
      ...{ id, title: name, href: `/stamp-items/${id}/show`, picture: media ? pictureOf(media, size) : undefined, price: null },
      line: [year_issued, catalogue_number && `${catalogue_number.type} ${catalogue_number.number}`].filter(Boolean).join(' · '),
    })),
  namesIn: ({ cards: { data } }: Answer) => data.map(({ name }) => name),
  pageIn: ({ cards }: Answer) => cards,
}
