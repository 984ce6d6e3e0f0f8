import { catalogueNumberIn } from '#features/vocabularies/server/public.ts'
import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { stampItemSubject } from '../../contract.ts'
import { stampItemKind } from '../subject.ts'
import { itemsNamed, itemsNumbered } from './queries-search.ts'

/** Items that members show of their collections, by name or by their number in a catalogue. */
export const itemSearch: SearchKind = {
  type: stampItemSubject.name,
  most: 3,
  permission: 'marketplace.item.view',
  async find(context, typed, most) {
    const { db, viewer } = context
    const number = await catalogueNumberIn(db, typed)
    const numbered = number ? await itemsNumbered(db, viewer, number, most) : []
    const ids = numbered.length ? numbered : await itemsNamed(db, viewer, typed, most)
    return hitsOfCards(stampItemKind, context, ids)
  },
}
