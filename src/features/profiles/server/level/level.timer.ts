import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { weigh } from './level.ts'
import { dueLooks, lookAgain, nextLook, reckon } from './queries-level.ts'

/** At sign-up and every month: months also earn points, and missed events are made up for. */
export const lookAtLevels = timer({
  name: 'profiles.levels',
  due: dueLooks,
  next: nextLook,
  async run(context, id) {
    await lock(context.tx, 'members', [id])
    if (!(await lookAgain(context.tx, id))) return
    await reckon(context.tx, id, context.tools.levelSources)
    await weigh(context, id)
  },
})
