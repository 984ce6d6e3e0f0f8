import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { exhibits } from '../contract.ts'
import { mayVote } from '../rules.ts'
import { seenExhibit } from './queries.ts'
import { keepVote } from './queries-write.ts'

/** Secret: no event tells of it, so that nobody sees when who has voted. */
export const vote = command(exhibits.vote, async ({ input: { id }, viewer, tx, clock }) => {
  const known = await seenExhibit(tx, viewer.id, id)
  if (!known) return refuse('exhibit.not_found')
  await lock(tx, 'events', [known.event_id])
  const row = await seenExhibit(tx, viewer.id, id)
  if (!row) return refuse('exhibit.not_found')
  const is_own = row.user_id === viewer.id
  if (is_own) return refuse('exhibit.own_vote')
  if (!mayVote({ status: row.status, is_own, ends_at: row.ends_at }, await clock())) return refuse('exhibit.state')
  await keepVote(tx, row.event_id, viewer.id, id)
  return { done: true as const }
})
