import { shownBounties } from './queries-subject.ts'
import type { BountyReader } from './view.ts'
import { bountyCards } from './view.ts'

/** Cards of these bounties, as far as the viewer may know of them. */
export const bountyCardsSeen = async (reader: BountyReader, ids: readonly string[]) =>
  bountyCards(reader, await shownBounties(reader.db, ids, reader.viewer.id))
