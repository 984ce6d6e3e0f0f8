import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { findOwnAddress, freezeAddress } from '#features/places/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext, TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { type TradeOrderId, tradeOrderMoved, trades } from '../../contract.ts'
import { areSent, daysAfter, haveArrived, haveProceeded, NOTE_DAYS, otherSide, type Side, tradeOrderMachine, UNSENT_DAYS } from '../../rules.ts'
import { moveTrade } from '../end.ts'
import { lockTrade, type TradeRow } from '../queries.ts'
import { cancelOrder, completeOrder, ofOrder } from './end.ts'
import { changeLeg, changeOrder, findOrder, legsOf, type OrderRow, orderById } from './queries.ts'
import { keepEvidence } from './queries-evidence.ts'
import { orderAnswer } from './view.ts'

type Action = (typeof tradeOrderMachine)[number]['action']
interface Found {
  readonly trade: TradeRow
  readonly order: OrderRow
  readonly side: Side
}
/** Locks the trade, and with it the order; then asks the machine. */
async function found(call: Pick<CommandContext<AnyOperation>, 'tx'> & { viewer: { id: Id<'members'> } }, id: TradeOrderId, action: Action) {
  const known = await findOrder(call.tx, id, call.viewer.id)
  if (!known) return refuse('trade_order.not_found')
  const trade = (await lockTrade(call.tx, known.trade_id))!
  const order = (await orderById(call.tx, id))!
  if (!next(tradeOrderMachine, order.status, action, 'party')) return refuse('trade_order.wrong_state', { status: order.status })
  return { trade, order, side: order.owner_id === call.viewer.id ? 'owner' : 'proposer' } satisfies Found
}
const tellMoved = (
  { emit }: Pick<TransactionContext, 'emit'>,
  { order, trade }: Found,
  action: 'proceeded' | 'processing' | 'shipped' | 'received' | 'disputed',
  by: Id<'members'>,
) => emit(tradeOrderMoved, { ...ofOrder(order, trade), action, by })

/** One says where the other’s parcel goes; once both have, they are under way. */
export const proceed = command(trades.proceed, async (call) => {
  const { input, viewer, tx, clock, requester } = call
  const it = await found(call, input.id, 'proceed')
  if (refused(it)) return it
  const theirs = otherSide(it.side)
  const leg = (await legsOf(tx, [it.order.id])).find(({ side }) => side === theirs)!
  const address = input.address_id === undefined ? undefined : await findOwnAddress(tx, viewer.id, input.address_id as Id<'addresses'>)
  if (leg.has_parcel && !address) return refuse('trade_order.address')
  const frozen = address ? JSON.stringify(await freezeAddress(tx, address, requester.locale)) : null
  const at = await clock()
  await changeLeg(tx, it.order.id, theirs, { address: frozen, proceeded_at: at })
  const both = haveProceeded(await legsOf(tx, [it.order.id]))
  if (both) {
    await changeOrder(tx, it.order.id, { status: 'processing', processing_at: at, due_at: daysAfter(at, UNSENT_DAYS) })
    await moveTrade(call, it.trade, 'proceed', 'system')
  }
  tellMoved(call, it, both ? 'processing' : 'proceeded', viewer.id)
  return orderAnswer(call, it.order.id)
})

export const withdraw = command(trades.withdraw, async (call) => {
  const it = await found(call, call.input.id, 'withdraw')
  if (refused(it)) return it
  await cancelOrder(call, it.trade, it.order, { action: 'withdrawn', by: call.viewer.id, reason: call.input.action_reason })
  return orderAnswer(call, it.order.id)
})

/** One’s parcel is on its way; when every parcel is, the trade is. */
export const ship = command(trades.ship, async (call) => {
  const { input, viewer, tx, clock } = call
  const it = await found(call, input.id, 'ship')
  if (refused(it)) return it
  const own = (await legsOf(tx, [it.order.id])).find(({ side }) => side === it.side)!
  if (!own.has_parcel) return refuse('trade_order.wrong_state', { status: it.order.status })
  const at = await clock()
  await changeLeg(tx, it.order.id, it.side, { carrier: input.carrier, tracking: input.tracking ?? null, shipped_at: own.shipped_at ?? at })
  const all = areSent(await legsOf(tx, [it.order.id]))
  if (all) await changeOrder(tx, it.order.id, { status: 'shipped', shipped_at: at, due_at: daysAfter(at, NOTE_DAYS) })
  tellMoved(call, it, 'shipped', viewer.id)
  return orderAnswer(call, it.order.id)
})

/** The other’s parcel has arrived; when both have, everything changes hands. */
export const confirm = command(trades.confirm, async (call) => {
  const { input, viewer, tx, clock } = call
  const it = await found(call, input.id, 'confirm')
  if (refused(it)) return it
  const at = await clock()
  const theirs = otherSide(it.side)
  const leg = (await legsOf(tx, [it.order.id])).find(({ side }) => side === theirs)!
  if (leg.has_parcel && leg.shipped_at === null) return refuse('trade_order.wrong_state', { status: it.order.status })
  await changeLeg(tx, it.order.id, theirs, { received_at: leg.received_at ?? at, is_confirmed: true })
  if (haveArrived(await legsOf(tx, [it.order.id]))) await completeOrder(call, it.trade, it.order, { by: viewer.id })
  else tellMoved(call, it, 'received', viewer.id)
  return orderAnswer(call, it.order.id)
})

/** Everything stays held. */
export const dispute = command(trades.dispute, async (call) => {
  const { input, viewer, tx } = call
  const it = await found(call, input.id, 'dispute')
  if (refused(it)) return it
  if (!(await ownMedias(tx, viewer.id, input.media_ids))) return refuse('trade_order.media')
  await keepEvidence(tx, it.order.id, input.media_ids)
  await useMedias(tx, input.media_ids, 'trade_order', it.order.id)
  await changeOrder(tx, it.order.id, { status: 'disputed', disputed_by: viewer.id, dispute_reason: input.reason, due_at: null })
  tellMoved(call, it, 'disputed', viewer.id)
  return orderAnswer(call, it.order.id)
})

/** Fraud: a moderator ends a dispute of others, never their own. */
export const settle = command(trades.settle, async (call) => {
  const { input, viewer, tx } = call
  const known = await orderById(tx, input.id)
  const trade = known && (await lockTrade(tx, known.trade_id))
  const order = await orderById(tx, input.id)
  if (!trade || !order) return refuse('trade_order.not_found')
  if (viewer.id === order.owner_id || viewer.id === order.proposer_id) return refuse('trade_order.own')
  const action = input.outcome === 'completed' ? 'complete' : 'cancel'
  if (!next(tradeOrderMachine, order.status, action, 'moderator')) return refuse('trade_order.wrong_state', { status: order.status })
  if (input.outcome === 'completed') await completeOrder(call, trade, order, { by: null, pays: input.pays, note: input.note })
  else await cancelOrder(call, trade, order, { action: 'cancelled', by: null, reason: input.note, pays: input.pays })
  return { done: true as const }
})
