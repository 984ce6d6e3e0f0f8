import { memberVerified } from '#features/accounts/contract.ts'
import type { AnyEvent } from '#kernel/event.ts'
import { lock } from '#server/operations/locks.ts'
import { type Listener, on } from '#server/operations/slice.ts'
import type { DeedEvent, LevelSource } from '#server/slices/level-source.ts'
import { weigh } from './level.ts'
import { beginStanding, keepPoints, withdrawPoints } from './queries-level.ts'

export const beginLevel = on(memberVerified, 'profiles.begin-level', async ({ tx }, { member_id }) => beginStanding(tx, member_id))

interface SourcedDeed {
  readonly source: LevelSource
  readonly deed: DeedEvent
}
/** One listener per event, whatever number of sources looks at it: its members are locked and weighed once (docs/decisions/011). */
export function levelListeners(sources: readonly LevelSource[]): readonly Listener[] {
  const all: readonly SourcedDeed[] = sources.flatMap((source) => source.deeds.map((deed) => ({ source, deed })))
  return [...Map.groupBy(all, ({ deed }) => deed.event)].map(([event, sourced]) => listenerOf(event, sourced))
}

const listenerOf = (event: AnyEvent, sourced: readonly SourcedDeed[]): Listener =>
  on(
    event,
    `profiles.level-of ${event.name}`,
    async (context, data) => {
      const members = [...new Set(sourced.flatMap(({ deed }) => deed.members(data)))]
      await lock(context.tx, 'members', members)
      for (const { source, deed } of sourced)
        for (const { member_id, ref, stands } of await deed.find(context.tx, data))
          await (stands ? keepPoints(context.tx, member_id, source, ref) : withdrawPoints(context.tx, member_id, source.name, ref))
      for (const member_id of members) await weigh(context, member_id)
    },
    (data) => sourced.some(({ deed }) => deed.when?.(data) ?? true),
  )
