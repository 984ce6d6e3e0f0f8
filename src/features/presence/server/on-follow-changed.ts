import { followChanged } from '#features/network/contract.ts'
import { on } from '#server/operations/slice.ts'
import { presenceHidden } from '../contract.ts'

/** Whoever follows no more, or is followed no more, may not see what connections see. */
export const onFollowChanged = on(
  followChanged,
  'presence.follow_changed',
  async ({ emit }, { follower_id, followed_id }) => {
    for (const member_id of [follower_id, followed_id]) emit(presenceHidden, { member_id })
  },
  ({ from, to }) => from === 'Accepted' && to !== 'Accepted',
)
