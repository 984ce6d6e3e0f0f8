import type { FollowStatus } from '../contract.ts'
import type { PersonRow } from './queries-people.ts'

export const personView = ({ id, uid, username, full_name, image_url, level, is_private, follow_status, follows_you }: PersonRow) => ({
  id,
  follow_status: follow_status as FollowStatus,
  ...{ uid, username, full_name, image_url, level, is_private, follows_you },
})
