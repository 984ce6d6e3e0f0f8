import { refuse } from '#kernel/refusal.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import { network } from '../contract.ts'
import { findFollow, hasMuted } from './queries.ts'
import { countsOf, findPerson, ownCountsOf, showsNetwork } from './queries-people.ts'
import { personView } from './view.ts'

export async function standingOf(db: Db, viewer: MemberId | null, id: Id<'members'>) {
  const row = await findPerson(db, viewer, id)
  if (!row) return refuse('network.not_found')
  const user = personView(row)
  const counts = await countsOf(db, viewer, id)
  const [back, is_muted] = viewer ? [await findFollow(db, id, viewer), await hasMuted(db, viewer, id)] : [undefined, false]
  return {
    follow: {
      ...{ user, viewer_id: viewer, ...counts, is_muted },
      is_connected: user.follow_status === 'Accepted' && user.follows_you,
      asks_you: back?.status === 'Pending',
      own_counts: viewer === id ? await ownCountsOf(db, id) : null,
      sees_network: await showsNetwork(db, viewer, id),
    },
  }
}

export const standing = query(network.standing, async ({ input, viewer, db }) => {
  const id = input.id === 'me' ? viewer.id : input.id
  return id ? standingOf(db, viewer.id, id) : refuse('network.not_found')
})
