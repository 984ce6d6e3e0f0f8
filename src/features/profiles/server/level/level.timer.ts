import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { weigh } from './level.ts'
import { dueLooks, lookAgain, nextLook, reckon } from './queries-level.ts'

/** Once a month, and when somebody begins: the calendar brings points too, and what was missed is found. */
export const lookAtLevels = timer({
  name: 'profiles.levels',
  due: dueLooks,
  next: nextLook,
  async run(context, id) {
    await lock(context.tx, 'members', [id])
    if (!(await lookAgain(context.tx, id))) return
    await reckon(context.tx, id)
    await weigh(context, id)
  },
})
