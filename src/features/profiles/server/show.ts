import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { profiles } from '../contract.ts'
import { seenProfile } from './seen.ts'

export const show = read(profiles.show, async ({ input, viewer, asker, db }) => {
  const user = await seenProfile(db, asker.locale, input.id, viewer.id, input.seen_as)
  return user ? { user } : refuse('member.not_found')
})
