import { memberSubject } from '#features/members/contract.ts'
import { levelChanged } from '#features/profiles/contract.ts'
import { on } from '#server/run/handle.ts'
import { notify } from './notify.ts'

/** A level that was lost and won back is told again on another day, not twice on one. */
export const onLevelChanged = on(levelChanged, 'notifications', async (deed, { member_id, level }) => {
  const day = (await deed.clock()).toISOString().slice(0, 10)
  await notify(deed, {
    member_id,
    type: 'level_changed',
    actor_id: null,
    subject_type: memberSubject.type,
    subject_id: member_id,
    property: { level },
    dedupe_key: `level:${level}:${day}`,
  })
})
