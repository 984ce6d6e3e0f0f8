import { CallWatch } from '#features/calls/web/public.tsx'
import { TalkWatch } from '#features/chat/web/public.tsx'
import { GroupWatch } from '#features/groups/web/public.tsx'

interface WatchesProps {
  member_id: string
  unread: number
  groups: React.ComponentProps<typeof GroupWatch>['ids']
}
/** What is told wherever a member is: messages, of two and of many, and calls. */
export const Watches = ({ member_id, unread, groups }: WatchesProps) => (
  <>
    <TalkWatch member_id={member_id} unread={unread} />
    <GroupWatch ids={groups} />
    <CallWatch member_id={member_id} />
  </>
)
