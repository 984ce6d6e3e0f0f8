import { CallWatch } from '#features/calls/web/public.tsx'
import { TalkWatch } from '#features/chat/web/public.tsx'

/** What is told wherever a member is: messages and calls. */
export const Watches = ({ member_id, unread }: { member_id: string; unread: number }) => (
  <>
    <TalkWatch member_id={member_id} unread={unread} />
    <CallWatch member_id={member_id} />
  </>
)
