import { freeStake, lockStakes, payStake } from '#features/ledger/server/public.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { bringIn, consumeUnits, findItems, releaseUnits, unitsOf } from '#features/stamp-items/server/public.ts'
import { received } from '#features/trades/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { circleDone, circleMoved } from '../contract.ts'
import type { CircleReason } from '../rules.ts'
import { type CircleRow, changeCircle, changeLeg, type LegRow } from './queries.ts'

type Action = 'accepted' | 'running' | 'shipped' | 'delivered' | 'received' | 'done'
export function tell({ emit }: Pick<TransactionContext, 'emit'>, circle: CircleRow, legs: readonly LegRow[], action: Action, by: MemberId | null) {
  const members = legs.map(({ from_id }) => from_id)
  emit(circleMoved, { circle_id: circle.id, number: circle.number, members, action, by, reason: null })
}

/** It is over for all: deposits and items are free again. Precondition of all here: the circle is locked. */
export async function endCircle(
  context: TransactionContext,
  circle: CircleRow,
  legs: readonly LegRow[],
  { reason, by }: { readonly reason: CircleReason; readonly by: MemberId | null },
) {
  const { tx, emit, clock } = context
  const at = await clock()
  // Only of one that has run: nothing was promised before.
  for (const { id } of circle.running_at ? legs : []) await releaseUnits(tx, 'trade_circle', id)
  await lockStakes(
    context,
    legs.map(({ from_id }) => from_id),
  )
  for (const { hold_id } of legs) if (hold_id) await freeStake(context, hold_id)
  await changeCircle(tx, circle.id, { status: 'ended', reason, ended_by: by, ended_at: at, due_at: null })
  const members = legs.map(({ from_id }) => from_id)
  emit(circleMoved, { circle_id: circle.id, number: circle.number, members, action: 'ended', by, reason })
  for (const { stamp_item_id, from_id } of circle.running_at ? legs : [])
    if (stamp_item_id) emit(stampItemChanged, { stamp_item_id, member_id: from_id, facts: false })
}

/** Nothing is on its way any more. What was sent is a deal: whoever waited for it may say how it went. */
export async function finish(context: TransactionContext, circle: CircleRow, legs: readonly LegRow[], by: MemberId | null) {
  await changeCircle(context.tx, circle.id, { status: 'done', ended_at: await context.clock(), due_at: null })
  const deals = legs.filter(({ shipped_at }) => shipped_at).map(({ id, from_id, to_id, name }) => ({ leg_id: id, from_id, to_id, name }))
  context.emit(circleDone, { circle_id: circle.id, number: circle.number, deals })
  tell(context, circle, legs, 'done', by)
}

/** Parcels have arrived: their pieces go over to their receivers, and their senders have the deposits back. Deadlock: all items first, then accounts. */
export async function arrive(context: TransactionContext, legs: readonly LegRow[]) {
  await handOver(context, legs)
  await lockStakes(
    context,
    legs.map(({ from_id }) => from_id),
  )
  for (const { hold_id } of legs) if (hold_id) await freeStake(context, hold_id)
}

/** It was not as promised: its deposit goes to whom it was sent, and the piece too if they have it; otherwise it stays where it was. */
export async function forfeit(context: TransactionContext, leg: LegRow, keeps: boolean) {
  if (!keeps) return giveUp(context, [leg])
  await handOver(context, [leg])
  await payDeposits(context, [leg])
}

async function handOver(context: TransactionContext, legs: readonly LegRow[]) {
  const { tx, emit, tools, clock } = context
  await lock(
    tx,
    'stamp_items',
    legs.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  for (const leg of legs) {
    const units = await unitsOf(tx, 'trade_circle', leg.id, 'active')
    const ids = units.map(({ stamp_item_id }) => stamp_item_id)
    const items = await findItems(tx, ids)
    await consumeUnits(tx, 'trade_circle', units)
    const pieces = units.map(({ stamp_item_id, unit }) => received(items.get(stamp_item_id)!, unit))
    const kept = await bringIn(tx, leg.to_id, tools.site.currency, pieces)
    for (const id of kept) if (id) emit(stampItemChanged, { stamp_item_id: id, member_id: leg.to_id, facts: false })
    for (const id of ids) emit(stampItemChanged, { stamp_item_id: id, member_id: leg.from_id, facts: false })
    await changeLeg(tx, leg.id, { received_at: await clock() })
  }
}

/** They were not sent in time, or never arrived: their items are free again, and whoever waited for one has its deposit. */
export async function giveUp(context: TransactionContext, legs: readonly LegRow[]) {
  const { tx, emit } = context
  for (const leg of legs) {
    await releaseUnits(tx, 'trade_circle', leg.id)
    await changeLeg(tx, leg.id, { is_void: true })
    if (leg.stamp_item_id) emit(stampItemChanged, { stamp_item_id: leg.stamp_item_id, member_id: leg.from_id, facts: false })
  }
  await payDeposits(context, legs)
}

async function payDeposits(context: TransactionContext, legs: readonly LegRow[]) {
  await lockStakes(
    context,
    legs.flatMap(({ from_id, to_id }) => [from_id, to_id]),
  )
  for (const { hold_id, from_id, to_id, deposit } of legs)
    if (hold_id) await payStake(context, { hold_id, member_id: from_id, coins: deposit }, to_id)
}
