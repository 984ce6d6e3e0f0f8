import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { profiles } from '../contract.ts'
import { seenProfile } from './seen.ts'

export const show = query(profiles.show, async ({ input, viewer, requester, db }) => {
  const user = await seenProfile(db, requester.locale, input.id, viewer.id, input.seen_as)
  return user ? { user } : refuse('member.not_found')
})
