import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { profiles } from '../contract.ts'
import { figuresShown } from './figures.ts'
import { seenProfile } from './seen.ts'

export const show = query(profiles.show, async ({ input, viewer, requester: { locale }, db, tools }) => {
  const user = await seenProfile(db, locale, input.id, viewer.id, input.seen_as)
  if (!user) return refuse('member.not_found')
  return { user, figures: await figuresShown(db, tools, locale, user) }
})
