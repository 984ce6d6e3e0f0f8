import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { bountySubject } from '../../contract.ts'
import { bountyKind } from '../subject.ts'
import { bountiesNamed } from './queries-search.ts'

/** Open bounties, by the words of their titles. */
export const bountySearch: SearchKind = {
  type: bountySubject.name,
  most: 5,
  permission: 'marketplace.bounty.listing',
  find: async (context, typed, most) => hitsOfCards(bountyKind, context, await bountiesNamed(context.db, context.viewer, typed, most)),
}
