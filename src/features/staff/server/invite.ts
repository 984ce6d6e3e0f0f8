import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { staff, staffChanged } from '../contract.ts'
import { hasPlace, isOn } from '../rules.ts'
import { countStaff, keepInvited, memberNamed, staffBetween, storeIn } from './queries.ts'
import { staffView } from './view.ts'

/** Race: the owner is locked, so that two at once cannot pass the limit. */
export const invite = command(staff.invite, async ({ input, viewer, tx, clock, emit, concerns }) => {
  const owner_id = viewer.id
  await lock(tx, 'members', [owner_id])
  if (!(await storeIn(tx, owner_id))) return refuse('staff.no_store')
  const member_id = await memberNamed(tx, owner_id, input.username)
  if (!member_id || member_id === owner_id) return refuse('staff.nobody')
  const before = await staffBetween(tx, owner_id, member_id)
  if (before && isOn(before.status)) return refuse('staff.twice')
  const limit = viewer.limits.staff
  if (!hasPlace(await countStaff(tx, owner_id), limit)) return refuse('staff.limit', { limit, plan_limit: 'staff' })
  const at = await clock()
  await keepInvited(tx, { owner_id, member_id, role: input.role, at })
  const row = (await staffBetween(tx, owner_id, member_id))!
  concerns({ member_id })
  emit(staffChanged, { staff_id: row.id, owner_id, member_id, status: 'invited', at: at.toISOString() })
  return { staff: staffView(row), member_id: owner_id }
})
