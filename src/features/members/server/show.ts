import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { read } from '#server/run/handle.ts'
import { members } from '../contract.ts'
import { findPublic } from './queries.ts'

export const show = read(members.show, async ({ input, viewer, db }) => {
  const row = await findPublic(db, input.id, viewer.id)
  return row ? { user: { ...row, id: row.id as MemberId, image_url: null } } : refuse('member.not_found')
})
