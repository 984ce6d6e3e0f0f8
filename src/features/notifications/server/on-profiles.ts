import { memberSubject } from '#features/members/contract.ts'
import { levelChanged } from '#features/profiles/contract.ts'
import { on } from '#server/operations/slice.ts'
import { notify } from './notify.ts'

/** A level that was lost and won back is told again on another day, not twice on one. */
export const onLevelChanged = on(levelChanged, 'notifications', async (context, { member_id, level }) => {
  const day = (await context.clock()).toISOString().slice(0, 10)
  await notify(context, {
    member_id,
    type: 'level_changed',
    actor_id: null,
    subject_type: memberSubject.type,
    subject_id: member_id,
    property: { level },
    dedupe_key: `level:${level}:${day}`,
  })
})
