import { useMaybe } from '#web/query/hooks.ts'
import { presence } from '../contract.ts'
import { MOST_ASKED } from '../rules.ts'

export type PresenceShown = NonNullable<ReturnType<typeof useMaybe<typeof presence.list>>>['presences'][number]

/** Whether the members on the screen are here, as far as they show it. One question for all of them, which the socket keeps true. */
export function usePresences(user_ids: readonly string[]): (user_id: string) => PresenceShown | undefined {
  const asked = [...new Set(user_ids)].slice(0, MOST_ASKED).sort()
  const answer = useMaybe(presence.list, { user_ids: asked as never }, asked.length > 0)
  return (user_id) => answer?.presences.find((one) => one.user_id === user_id)
}
