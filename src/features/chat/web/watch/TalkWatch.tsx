import { useOutbox } from '../outbox/use-outbox.ts'
import { useDelivered } from './use-delivered.ts'
import { useMessageToasts } from './use-message-toasts.ts'

export interface TalkWatchProps {
  member_id: string
  /** Conversations with something unread. */
  unread: number
}
/** Wherever a member is: what arrives is acknowledged and told, and what waits on this device is sent. */
export function TalkWatch({ member_id, unread }: TalkWatchProps) {
  useOutbox()
  useDelivered(member_id, unread)
  useMessageToasts(member_id)
  return null
}
