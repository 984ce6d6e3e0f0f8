import { lockStakes } from '#features/ledger/server/public.ts'
import { commitUnits } from '#features/stamp-items/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { tradeOfferMoved, tradeOrderMoved, type trades } from '../../contract.ts'
import { isOver, standing } from '../../rules.ts'
import { endAll, moveTrade, ofProposal } from '../end.ts'
import { keepOrder } from '../order/queries.ts'
import { changeTrade, type TradeRow } from '../queries.ts'
import { changeProposal, itemsOfOffers, type OfferItemRow, offerById, openOf, type ProposalRow } from './queries.ts'
import { endIfGone, idsOf, rivalsOf, stateOf } from './rivals.ts'
import { holdAccepted } from './stakes.ts'

type Call = CommandContext<typeof trades.answerOffer>

/** Takes the standing terms: pieces and coins of both sides are promised, and offers that want the same are over. Precondition: the trades are locked. */
export async function accept(call: Call, locked: ReadonlyMap<string, TradeRow>, proposal: ProposalRow) {
  const { tx, clock } = call
  const trade = locked.get(proposal.trade_id)!
  const at = await clock()
  if (trade.status !== 'active' || isOver(trade.expires_at, at)) return refuse('trade_offer.over')
  const offer = (await offerById(tx, proposal.offer_id!))!
  const pieces = (await itemsOfOffers(tx, [offer.id])).get(offer.id) ?? []
  await lock(tx, 'stamp_items', idsOf(pieces))
  const state = await stateOf(tx, proposal, pieces)
  if (state !== 'there') return refuse(state === 'items_gone' ? 'trade_offer.items_gone' : 'trade_offer.items_changed')
  const rivals = await rivalsOf(tx, idsOf(pieces), locked, trade.id)
  const all = [...rivals, ...(await openOf(tx, trade.id))]
  await lockStakes(
    call,
    all.flatMap(({ owner_id, proposer_id }) => [owner_id, proposer_id]),
  )
  const held = await holdAccepted(call, trade, proposal, offer)
  if (!held) return refuse('trade_offer.short')
  const order = await keepOrder(tx, { trade, proposal, offer, pieces, held, at })
  if (!(await promise(call, order.id, pieces))) return refuse('trade_offer.items_gone')
  await changeProposal(tx, proposal.id, { status: 'Accepted' })
  await changeTrade(tx, trade.id, { partner_id: proposal.proposer_id })
  await moveTrade(call, trade, 'accept', 'system')
  await endAll(call, trade, 'trade_closed', proposal.id)
  for (const rival of rivals) await endIfGone(call, locked.get(rival.trade_id)!, rival, 'items_taken')
  tellAccepted(call, trade, proposal, order)
  return undefined
}

/** One physical piece, one promise: the database refuses the second. */
async function promise({ tx }: Call, ref_id: string, pieces: readonly OfferItemRow[]): Promise<boolean> {
  for (const { stamp_item_id, unit } of pieces)
    if (!(await commitUnits(tx, { stamp_item_id: stamp_item_id!, unit, quantity: 1, kind: 'trade_offer', ref_id }))) return false
  return true
}

function tellAccepted({ emit, viewer }: Call, trade: TradeRow, proposal: ProposalRow, { id, number }: Awaited<ReturnType<typeof keepOrder>>) {
  const is_counter = standing(proposal.status) === 'owner'
  emit(tradeOfferMoved, { ...ofProposal(trade, proposal), action: 'accepted', by: viewer.id, is_counter, reason: '' })
  const { owner_id, proposer_id } = proposal
  const told = { trade_order_id: id, trade_id: trade.id, number, title: trade.title, owner_id, proposer_id }
  emit(tradeOrderMoved, { ...told, action: 'confirmed', by: viewer.id })
}
