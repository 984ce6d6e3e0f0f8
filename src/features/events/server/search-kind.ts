import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { eventSubject } from '../contract.ts'
import { eventsNamed } from './queries-list.ts'
import { eventKind } from './subject.ts'

/** Events and exhibitions, by the words of their titles. */
export const eventSearch: SearchKind = {
  type: eventSubject.name,
  most: 3,
  permission: 'events.listing',
  find: async (context, typed, most) => hitsOfCards(eventKind, context, await eventsNamed(context.db, context.viewer, typed, most)),
}
