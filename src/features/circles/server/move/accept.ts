import { holdStake, lockStakes } from '#features/ledger/server/public.ts'
import { findOwnAddress, freezeAddress } from '#features/places/server/public.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { commitUnits, findItems } from '#features/stamp-items/server/public.ts'
import { isThere } from '#features/trades/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { circles } from '../../contract.ts'
import { daysAfter, haveAccepted, isOver, SEND_DAYS } from '../../rules.ts'
import { tell } from '../end.ts'
import { type CircleRow, changeCircle, changeLeg, type LegRow, legsOf } from '../queries.ts'
import { areApart } from '../queries-apart.ts'
import { circleAnswer } from '../view.ts'
import { found } from './found.ts'

/** One says yes, and where one’s parcel goes; once all have, every item is promised. */
export const accept = command(circles.accept, async (call) => {
  const { input, viewer, tx, clock, requester } = call
  const it = await found(call, input.id, 'accept')
  if (refused(it)) return it
  const address = await findOwnAddress(tx, viewer.id, input.address_id as Id<'addresses'>)
  if (!address) return refuse('circle.address')
  const at = await clock()
  if (isOver(it.circle.due_at, at)) return refuse('circle.wrong_state', { status: 'ended' })
  await lock(
    tx,
    'stamp_items',
    it.legs.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  if (!(await areThere(call, it.legs)) || (await areApart(tx, it.legs))) return refuse('circle.items_gone')
  await lockStakes(call, [viewer.id])
  const hold_id = it.gives.hold_id ?? crypto.randomUUID()
  if (!it.gives.hold_id && !(await holdStake(call, { hold_id, member_id: viewer.id, coins: it.gives.deposit }))) return refuse('circle.short')
  await changeLeg(tx, it.gives.id, { accepted_at: it.gives.accepted_at ?? at, hold_id })
  await changeLeg(tx, it.gets.id, { address: JSON.stringify(await freezeAddress(tx, address, requester.locale)) })
  const legs = await legsOf(tx, [it.circle.id])
  if (!haveAccepted(legs)) tell(call, it.circle, legs, 'accepted', viewer.id)
  else if (!(await run(call, it.circle, legs, at))) return refuse('circle.items_gone')
  return circleAnswer(call, it.circle.id)
})

async function areThere({ tx }: Pick<TransactionContext, 'tx'>, legs: readonly LegRow[]): Promise<boolean> {
  const items = await findItems(
    tx,
    legs.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  return legs.every(({ stamp_item_id, from_id, unit, facts }) => isThere(items.get(stamp_item_id ?? ''), from_id, { unit, facts: facts as never }))
}

/** One physical piece, one promise: the database refuses the second, and then nobody has accepted anything. */
async function run(call: TransactionContext & { viewer: { id: Id<'members'> } }, circle: CircleRow, legs: readonly LegRow[], at: Date) {
  const { tx, emit, viewer } = call
  for (const { id, stamp_item_id, unit } of legs)
    if (!(await commitUnits(tx, { stamp_item_id: stamp_item_id!, unit, quantity: 1, kind: 'trade_circle', ref_id: id }))) return false
  await changeCircle(tx, circle.id, { status: 'running', running_at: at, due_at: daysAfter(at, SEND_DAYS) })
  tell(call, circle, legs, 'running', viewer.id)
  // Elsewhere these pieces cannot be had any more.
  for (const { stamp_item_id, from_id } of legs) emit(stampItemChanged, { stamp_item_id: stamp_item_id!, member_id: from_id, facts: false })
  return true
}
