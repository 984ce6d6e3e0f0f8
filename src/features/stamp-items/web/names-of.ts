import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import type { ItemCard } from './box/box-sizes.ts'
import type { ItemAnswer } from './draft.ts'
import { wordsOf } from './form-parts.ts'

/** The most codes that are asked for at once. */
const MOST = 100
const cardLists = ['countries', 'stampItemStatuses', 'stampCatalogNumberTypes'] as const satisfies (typeof wordsOf.types)[number][]
const codesOfItem = (item: ItemAnswer) => [
  ...[item.status, item.country, item.condition, item.grade, item.grade_scale, item.color, item.quality, item.gum, item.format, item.shape],
  ...[item.issue_type, item.separation, item.watermark, item.paper, item.printing, item.metal, item.edge],
  ...[item.certificate_body, item.certificate_opinion, ...item.faults, ...item.topic_ids, ...item.category_ids],
  ...item.catalogue_number.map(({ type }) => type),
]
/** Without codes an answer would hold whole vocabularies: there is always one. */
const given = (codes: readonly (string | null)[]) => [...new Set(['PRIVATE', ...codes.filter((code) => code !== null)])].sort().slice(0, MOST)

/** Names of what an item says: a hundredth of all the words it could have said. */
export const namesOfItem = (item: ItemAnswer) => ({ types: wordsOf.types, codes: given(codesOfItem(item)) as never[] })
/** Names of what cards say of their items. */
export const namesOfCards = (cards: readonly ItemCard[]) => ({
  types: [...cardLists],
  codes: given(cards.flatMap(({ country, status, catalogue_number }) => [country, status, catalogue_number?.type ?? null])) as never[],
})
export const asksNamesOfItem = (item: ItemAnswer) => queryOf(vocabularies.staticData, namesOfItem(item))
export const asksNamesOfCards = (cards: readonly ItemCard[]) => queryOf(vocabularies.staticData, namesOfCards(cards))
