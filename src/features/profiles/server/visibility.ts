import { changeMember } from '#features/members/server/public.ts'
import { presenceShownAnew } from '#features/presence/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { profileChanged, profiles } from '../contract.ts'
import { usualVisibility } from '../rules.ts'
import { findProfile, keepVisibility } from './queries.ts'

async function chosen(db: Db, id: MemberId) {
  const { visibility, is_private } = (await findProfile(db, id, id))!
  return { visibility: { ...usualVisibility, ...visibility }, is_private, member_id: id }
}

export const visibility = query(profiles.visibility, ({ viewer, db }) => chosen(db, viewer.id))

export const setVisibility = command(profiles.setVisibility, async ({ input, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  await keepVisibility(tx, viewer.id, input.visibility)
  if (input.is_private !== undefined) await changeMember(tx, viewer.id, { is_private: input.is_private })
  emit(profileChanged, { member_id: viewer.id })
  if (input.visibility.presence !== undefined || input.is_private !== undefined) presenceShownAnew(emit, viewer.id)
  return chosen(tx, viewer.id)
})
