import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { tradeSubject } from '../../contract.ts'
import { tradeKind } from '../subject.ts'
import { tradesNamed } from './queries-search.ts'

/** Open trades, by the words of their titles and items. */
export const tradeSearch: SearchKind = {
  type: tradeSubject.name,
  most: 5,
  permission: 'marketplace.trading.items',
  find: async (context, typed, most) => hitsOfCards(tradeKind, context, await tradesNamed(context.db, context.viewer, typed, most)),
}
