import { earnTogether, freeStake, lockStakes, payStake } from '#features/ledger/server/public.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { bringIn, consumeUnits, findItems, givenOf, type ItemRow, releaseUnits, type Unit, unitsOf } from '#features/stamp-items/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { tradeCompleted, tradeOrderMoved } from '../../contract.ts'
import { isOver, REWARD_COINS, type Side } from '../../rules.ts'
import { moveTrade, unlistIfGone } from '../end.ts'
import { changeProposal } from '../offer/queries.ts'
import type { TradeRow } from '../queries.ts'
import { changeOrder, keepReward, type OrderRow, type WholeOrder, wholeOrder } from './queries.ts'

export const ofOrder = ({ id, trade_id, number, owner_id, proposer_id }: OrderRow, { title }: TradeRow) => ({
  ...{ trade_order_id: id, trade_id, number, title, owner_id, proposer_id },
})
const stakesOf = (order: WholeOrder): Record<Side, { hold_id: string | null; member_id: MemberId; coins: number; to: MemberId }> => ({
  owner: { hold_id: order.owner_hold_id, member_id: order.owner_id, coins: order.coins_from_owner, to: order.proposer_id },
  proposer: { hold_id: order.proposer_hold_id, member_id: order.proposer_id, coins: order.coins_from_proposer, to: order.owner_id },
})

/** What was dealt changes hands: pieces to the other’s collection, coins to their purse, deposits back. Precondition of all here: the trade is locked. */
export async function completeOrder(
  context: TransactionContext,
  trade: TradeRow,
  order: OrderRow,
  { by, pays = null, note }: { readonly by: MemberId | null; readonly pays?: Side | null; readonly note?: string },
) {
  const { tx, emit } = context
  const at = await context.clock()
  await handOver(context, order)
  await payBoth(context, await wholeOrder(tx, order.id), { coins: true, pays })
  await changeOrder(tx, order.id, {
    ...{ status: 'completed', ended_at: at, delivered_at: order.delivered_at ?? at, due_at: null },
    ...(note !== undefined && { action_reason: note }),
  })
  await moveTrade(context, trade, 'complete', 'system')
  await reward(context, order, at)
  emit(tradeOrderMoved, { ...ofOrder(order, trade), action: 'completed', by })
  emit(tradeCompleted, { ...ofOrder(order, trade), pays })
}

interface Cancelling {
  readonly action: 'withdrawn' | 'lapsed' | 'cancelled'
  readonly by: MemberId | null
  readonly reason: string | null
  readonly pays?: Side | null
}
/** Pieces and coins of both sides are free again; before both have proceeded, the trade is open for others again. */
export async function cancelOrder(context: TransactionContext, trade: TradeRow, order: OrderRow, { action, by, reason, pays = null }: Cancelling) {
  const { tx, emit } = context
  const at = await context.clock()
  await releaseUnits(tx, 'trade_offer', order.id)
  await payBoth(context, await wholeOrder(tx, order.id), { coins: false, pays })
  await changeOrder(tx, order.id, { status: 'cancelled', ended_at: at, due_at: null, cancelled_by: by, action_reason: reason })
  await changeProposal(tx, order.proposal_id, { status: 'Expired', action_reason: action === 'withdrawn' ? 'withdrawn' : 'lapsed' })
  const again = order.status === 'accepted' && !trade.is_direct && !isOver(trade.expires_at, at)
  await moveTrade(context, trade, again ? 'release' : 'end', 'system')
  // While the trade was agreed nobody followed what became of its other items.
  if (again) await unlistIfGone(context, { ...trade, status: 'active' })
  emit(tradeOrderMoved, { ...ofOrder(order, trade), action, by })
}

/** Coins of the terms, and the deposit of the side that pays for what it did not keep; the rest goes back. */
async function payBoth(context: TransactionContext, order: WholeOrder, { coins, pays }: { readonly coins: boolean; readonly pays: Side | null }) {
  await lockStakes(context, [order.owner_id, order.proposer_id])
  for (const [side, { hold_id, member_id, coins: offered, to }] of Object.entries(stakesOf(order)) as [Side, ReturnType<typeof stakesOf>[Side]][]) {
    if (hold_id === null) continue
    const paid = (coins ? offered : 0) + (side === pays ? order.deposit : 0)
    if (paid === 0) await freeStake(context, hold_id)
    else await payStake(context, { hold_id, member_id, coins: paid }, to)
  }
}

/** Each piece leaves its owner’s collection and comes to the other’s, with what is known of it and without what was its owner’s alone. */
async function handOver({ tx, emit, tools }: TransactionContext, order: OrderRow) {
  const units = await unitsOf(tx, 'trade_offer', order.id, 'active')
  const ids = units.map(({ stamp_item_id }) => stamp_item_id)
  await lock(tx, 'stamp_items', ids)
  const items = await findItems(tx, ids)
  await consumeUnits(tx, 'trade_offer', units)
  for (const [from, to] of [
    [order.owner_id, order.proposer_id],
    [order.proposer_id, order.owner_id],
  ] as const) {
    const given = units.filter(({ stamp_item_id }) => items.get(stamp_item_id)!.member_id === from)
    const pieces = given.map(({ stamp_item_id, unit }) => received(items.get(stamp_item_id)!, unit))
    const kept = await bringIn(tx, to, tools.site.currency, pieces)
    for (const id of kept) if (id) emit(stampItemChanged, { stamp_item_id: id, member_id: to, facts: false })
    for (const { stamp_item_id } of given) emit(stampItemChanged, { stamp_item_id, member_id: from, facts: false })
  }
}
export const received = (item: ItemRow, unit: Unit): ReturnType<typeof givenOf> => ({
  ...givenOf(item),
  ...{ status: 'PRIVATE', media_ids: [], tags: [], coins_value: null, may_be_exhibited: false },
  ...{ storage_place: '', purchase_price: null, purchase_currency: null, purchase_date: null, private_note: '' },
  quantity_owned: { mint: unit === 'mint' ? 1 : 0, used: unit === 'used' ? 1 : 0 },
})

/** Fraud: two members who trade with each other all day earn once a day. */
async function reward(context: TransactionContext, { id, owner_id, proposer_id }: OrderRow, at: Date) {
  const [one_id, other_id] = [owner_id, proposer_id].sort() as [MemberId, MemberId]
  if (!(await keepReward(context.tx, { one_id, other_id, day: at.toISOString().slice(0, 10), order_id: id }))) return
  const earned = { coins: REWARD_COINS, ref_type: 'trade', code: 'trade_completed' }
  await earnTogether(context, [
    { ...earned, ref_id: id, member_id: owner_id },
    { ...earned, code: 'trade_completed_other', ref_id: id, member_id: proposer_id },
  ])
}
