import type { MemberId } from '#kernel/shapes.ts'
import type { KeepAttendance } from '#server/operations/slice.ts'
import { presenceChanged } from '../contract.ts'
import { keepGone, keepHere, reapDead } from './queries.ts'

/** Writes what a process knows. Screens hear of whoever came, left, went away or came back, and ask again as far as they may. */
export const keepAttendance: KeepAttendance = async ({ tx, emit }, roll) => {
  if (roll.here.length) await keepHere(tx, roll)
  if (roll.gone.length) await keepGone(tx, roll)
  const dead = await reapDead(tx)
  for (const member_id of new Set([...roll.changed, ...dead])) emit(presenceChanged, { member_id: member_id as MemberId })
}
