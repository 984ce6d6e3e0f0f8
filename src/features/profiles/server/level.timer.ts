import type { MemberId } from '#kernel/shapes.ts'
import { timer } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { weigh } from './level.ts'
import { dueLooks, lookAgain, nextLook, reckon } from './queries-level.ts'

/** Once a month, and when somebody begins: the calendar brings points too, and what was missed is found. */
export const lookAtLevels = timer({
  name: 'profiles.levels',
  due: dueLooks,
  next: nextLook,
  async run(deed, id) {
    await lock(deed.tx, 'members', [id])
    if (!(await lookAgain(deed.tx, id))) return
    await reckon(deed.tx, id)
    await weigh(deed, id as MemberId)
  },
})
