import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { clubSubject } from '../contract.ts'
import { clubsNamed } from './queries-list.ts'
import { clubKind } from './subject.ts'

/** Clubs, by the words of their names. */
export const clubSearch: SearchKind = {
  type: clubSubject.name,
  most: 3,
  permission: 'clubs.view',
  find: async (context, typed, most) => hitsOfCards(clubKind, context, await clubsNamed(context.db, context.viewer, typed, most)),
}
