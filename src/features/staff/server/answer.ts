import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type StaffId, staff, staffChanged, staffEnded } from '../contract.ts'
import { staffMachine } from '../rules.ts'
import { keepStatus, ownStaff, ownWorkplace } from './queries.ts'
import { staffView, workplaceViews } from './view.ts'

type Machine = typeof staffMachine
type Call = Pick<CommandContext<typeof staff.leave>, 'tx' | 'clock' | 'emit' | 'viewer'>
interface Found {
  readonly owner_id: Id<'members'>
  readonly member_id: Id<'members'>
}

/** Lock first: it is found again behind the owner's lock, as it is then. */
async function moved<Row extends Found>(
  { tx, clock, emit }: Call,
  id: StaffId,
  find: () => Promise<(Row & Parameters<typeof staffView>[0]) | undefined>,
  [action, by]: readonly [ActionOf<Machine>, ActorOf<Machine>],
) {
  const seen = await find()
  if (!seen) return refuse('staff.not_found')
  await lock(tx, 'members', [seen.owner_id])
  const { status, owner_id, member_id } = (await find())!
  const to = next(staffMachine, status, action, by)
  if (!to) return refuse('staff.state')
  const at = await clock()
  await keepStatus(tx, id, to, at)
  emit(staffChanged, { staff_id: id, owner_id, member_id, status: to, at: at.toISOString() })
  if (status === 'active') emit(staffEnded, { member_id })
  return (await find())!
}

export const remove = command(staff.remove, async (call) => {
  const { input, tx, viewer, concerns } = call
  const row = await moved(call, input.id, () => ownStaff(tx, input.id, viewer.id), ['remove', 'owner'])
  if (refused(row)) return row
  concerns({ member_id: row.member_id })
  return { staff: staffView(row), member_id: viewer.id }
})

async function own(call: Call & { readonly input: { readonly id: StaffId } }, action: 'accept' | 'refuse' | 'leave') {
  const { input, tx, viewer } = call
  const row = await moved(call, input.id, () => ownWorkplace(tx, input.id, viewer.id), [action, 'self'])
  if (refused(row)) return row
  const [workplace] = await workplaceViews(tx, viewer.id, [row])
  return { workplace: workplace!, member_id: viewer.id }
}
export const accept = command(staff.accept, (call) => own(call, 'accept'))
export const refuseWork = command(staff.refuse, (call) => own(call, 'refuse'))
export const leave = command(staff.leave, (call) => own(call, 'leave'))
