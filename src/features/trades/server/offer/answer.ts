import { isVisibleTo } from '#features/members/server/public.ts'
import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type TradeOfferId, tradeOfferMoved, trades } from '../../contract.ts'
import { isOver, offerMachine, type Side } from '../../rules.ts'
import { closeDirect, freeHolds, ofProposal } from '../end.ts'
import { lockTrades, type TradeRow } from '../queries.ts'
import { accept } from './accept.ts'
import { offersFull } from './limit.ts'
import { changeProposal, endRound, itemsOfOffers, lastOf, offerById, type ProposalRow, proposalOfOffer } from './queries.ts'
import { lockWithRivals, stateOf } from './rivals.ts'
import { send } from './send.ts'
import { takable } from './terms.ts'
import { oneOffer } from './view.ts'

type Call = CommandContext<typeof trades.answerOffer> | CommandContext<typeof trades.removeOffer>
interface Found {
  readonly trade: TradeRow
  readonly trades: ReadonlyMap<string, TradeRow>
  readonly proposal: ProposalRow
  readonly side: Side
}
const actions = { Accepted: 'accept', Rejected: 'reject', CounterOffer_Rejected: 'reject', Active: 'send', Removed: 'rescind' } as const

export const answerOffer = command(trades.answerOffer, async (call) => {
  const { input, tx } = call
  const action = actions[input.status]
  const found = await locked(call, input.id, action === 'accept')
  if (refused(found)) return found
  if (!next(offerMachine, found.proposal.status, action, found.side)) return refuse('trade_offer.wrong_state', { status: found.proposal.status })
  const no = await acts[action](call, found)
  return no ?? { trade_offer: await oneOffer({ ...call, db: tx }, input.id) }
})

const acts = {
  accept: (call: CommandContext<typeof trades.answerOffer>, found: Found) => accept(call, found.trades, found.proposal),
  send: (call: CommandContext<typeof trades.answerOffer>, { trade, proposal }: Found) => sendDraft(call, trade, proposal),
  reject,
  rescind,
}

export const removeOffer = command(trades.removeOffer, async (call) => {
  const { input, tx } = call
  const found = await locked(call, input.id, false)
  if (refused(found)) return found
  if (!next(offerMachine, found.proposal.status, 'rescind', found.side)) return refuse('trade_offer.wrong_state', { status: found.proposal.status })
  const no = await rescind(call, found)
  return no ?? { trade_offer: await oneOffer({ ...call, db: tx }, input.id) }
})

/** Locks in rank order: the member, for the plan’s limit; the trade, with others that an acceptance ends. Then everything is read again. */
async function locked({ tx, viewer, clock }: Call, id: TradeOfferId, accepts: boolean) {
  const known = await proposalOfOffer(tx, id, viewer.id)
  if (!known) return refuse('trade_offer.not_found')
  await lock(tx, 'members', [viewer.id])
  const trades = accepts ? await lockWithRivals(tx, known.trade_id, id) : await lockTrades(tx, [known.trade_id])
  const trade = trades.get(known.trade_id)!
  const proposal = (await proposalOfOffer(tx, id, viewer.id))!
  if (proposal.offer_id !== id) return refuse('trade_offer.superseded')
  if (isOver(proposal.expires_at, await clock())) return refuse('trade_offer.over')
  const side: Side = proposal.owner_id === viewer.id ? 'owner' : 'proposer'
  return { trade, trades, proposal, side }
}

async function sendDraft(call: CommandContext<typeof trades.answerOffer>, trade: TradeRow, proposal: ProposalRow) {
  const { tx, clock } = call
  if (trade.status !== 'active' || isOver(trade.expires_at, await clock())) return refuse('trade_offer.over')
  if (!(await isVisibleTo(tx, call.viewer.id, proposal.owner_id))) return refuse('trade_offer.not_found')
  const full = await offersFull(call)
  if (full) return full
  const offer = (await offerById(tx, proposal.offer_id!))!
  const pieces = (await itemsOfOffers(tx, [offer.id])).get(offer.id) ?? []
  const many = (side: Side) => pieces.filter((piece) => piece.side === side).length
  const no = takable(call, trade, 'proposer', { ...offer, items_from_owner: many('owner'), items_from_proposer: many('proposer') })
  if (no) return no
  if ((await stateOf(tx, proposal, pieces)) !== 'there') return refuse('trade_offer.stale')
  return send(call, trade, proposal, offer)
}

/** The owner ends it; the proposer refuses a counter offer, and their own last terms stand again. */
async function reject(context: Call, { trade, proposal, side }: Found) {
  const is_counter = side === 'proposer'
  if (is_counter) await backToProposer(context, proposal, 'CounterOffer_Rejected')
  else {
    await freeHolds(context, proposal)
    await changeProposal(context.tx, proposal.id, { status: 'Rejected', action_reason: context.input.action_reason ?? null })
    await closeDirect(context, trade)
  }
  const reason = context.input.action_reason ?? ''
  context.emit(tradeOfferMoved, { ...ofProposal(trade, proposal), action: 'rejected', by: context.viewer.id, is_counter, reason })
  return undefined
}

/** One’s own standing terms are taken back: with the proposer’s everything ends, with the owner’s counter offer the proposer’s stand again. */
async function rescind(context: Call, { trade, proposal, side }: Found) {
  const { action_reason } = context.input
  if (proposal.status !== 'Draft' && action_reason === undefined) return refuse('trade_offer.reason')
  if (side === 'owner') await backToProposer(context, proposal, 'Removed')
  else {
    await freeHolds(context, proposal)
    await changeProposal(context.tx, proposal.id, { status: 'Removed', action_reason: action_reason ?? null })
    await closeDirect(context, trade)
  }
  if (proposal.sent_at === null) return undefined
  const told = { action: 'rescinded' as const, by: context.viewer.id, is_counter: side === 'owner', reason: action_reason ?? '' }
  context.emit(tradeOfferMoved, { ...ofProposal(trade, proposal), ...told })
  return undefined
}

async function backToProposer(context: Call, proposal: ProposalRow, outcome: 'CounterOffer_Rejected' | 'Removed') {
  await freeHolds(context, proposal, proposal.owner_id)
  await endRound(context.tx, proposal.offer_id!, outcome)
  const last = (await lastOf(context.tx, proposal.id, 'proposer'))!
  const status = outcome === 'Removed' ? 'Active' : 'CounterOffer_Rejected'
  await changeProposal(context.tx, proposal.id, { status, offer_id: last.id })
}
