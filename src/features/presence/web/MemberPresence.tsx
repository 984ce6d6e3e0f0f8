import { PresenceWords } from './PresenceWords.tsx'
import { usePresences } from './use-presences.ts'

/** Of one member, in words. */
export function MemberPresence({ user_id }: { user_id: string }) {
  return <PresenceWords shown={usePresences([user_id])(user_id)} />
}
