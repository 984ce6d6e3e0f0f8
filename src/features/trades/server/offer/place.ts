import { isVisibleTo } from '#features/members/server/public.ts'
import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { type TradeOfferId, trades } from '../../contract.ts'
import { counterable, isOpen, isOver, offerMachine, ROUNDS_MOST, type Side, standing } from '../../rules.ts'
import { findSeen, lockTrade, type TradeRow } from '../queries.ts'
import { offersFull } from './limit.ts'
import { changeProposal, dropOffer, endRound, keepProposal, offerById, type ProposalRow, proposalById, proposalOfOffer } from './queries.ts'
import { send, writeRound } from './send.ts'
import { checkTerms } from './terms.ts'
import { oneOffer } from './view.ts'

type Call = CommandContext<typeof trades.placeOffer>

export const placeOffer = command(trades.placeOffer, async (call) => {
  const { input, viewer, tx, clock } = call
  await lock(tx, 'members', [viewer.id])
  if (!(await findSeen(tx, input.trade_id, viewer.id))) return refuse('trade_offer.not_found')
  const trade = (await lockTrade(tx, input.trade_id))!
  if (trade.status !== 'active' || isOver(trade.expires_at, await clock())) return refuse('trade_offer.over')
  const place = input.offer_id === undefined ? await first(call, trade) : await answered(call, trade, input.offer_id)
  if (refused(place)) return place
  const { proposal, maker, round } = place
  if (!(await isVisibleTo(tx, viewer.id, maker === 'owner' ? proposal.proposer_id : proposal.owner_id))) return refuse('trade_offer.not_found')
  const terms = await checkTerms(call, trade, { maker, proposer_id: proposal.proposer_id, input })
  if (refused(terms)) return terms
  const offer_id = await writeRound(call, proposal, terms, round)
  const sends = proposal.status !== 'Draft' || !input.is_draft
  const no = sends ? await send(call, trade, (await proposalById(tx, proposal.id))!, (await offerById(tx, offer_id))!) : undefined
  return no ?? { trade_offer: await oneOffer({ ...call, db: tx }, offer_id) }
})

interface Place {
  readonly proposal: ProposalRow
  readonly maker: Side
  readonly round: number
}
/** The beginning of a conversation: one at a time with the owner of a listing. */
async function first(call: Call, trade: TradeRow) {
  const { tx, viewer } = call
  if (trade.owner_id === viewer.id || trade.is_direct) return refuse('trade_offer.own')
  const known = await findSeen(tx, trade.id, viewer.id)
  if (known!.own_offer_id !== null) return refuse('trade_offer.wrong_state')
  const full = await offersFull(call)
  if (full) return full
  const proposal = await keepProposal(tx, { trade_id: trade.id, owner_id: trade.owner_id, proposer_id: viewer.id })
  return { proposal, maker: 'proposer', round: 1 } satisfies Place
}

/** Another round: a draft written anew, one’s own standing terms changed, or a counter offer. */
async function answered({ tx, viewer, clock }: Call, trade: TradeRow, offer_id: TradeOfferId) {
  const proposal = await proposalOfOffer(tx, offer_id, viewer.id)
  if (proposal?.trade_id !== trade.id) return refuse('trade_offer.not_found')
  if (proposal.offer_id !== offer_id) return refuse('trade_offer.superseded')
  const maker: Side = proposal.owner_id === viewer.id ? 'owner' : 'proposer'
  if (proposal.status === 'Draft') return rewritten(tx, proposal, offer_id)
  if (isOver(proposal.expires_at, await clock())) return refuse('trade_offer.over')
  if (!isOpen(proposal.status)) return refuse('trade_offer.wrong_state', { status: proposal.status })
  const place = { proposal, maker, round: proposal.rounds + 1 } satisfies Place
  const counters = next(offerMachine, proposal.status, 'counter', maker) !== undefined
  if (!counters && standing(proposal.status) !== maker) return refuse('trade_offer.wrong_state', { status: proposal.status })
  if (counters && !viewer.permissions.has('marketplace.trading.counter_proposal')) return refuse('trade_offer.plan')
  const full = counters ? counterable(proposal) : proposal.rounds >= ROUNDS_MOST ? refuse('trade_offer.rounds', { most: ROUNDS_MOST }) : undefined
  if (full) return full
  await endRound(tx, offer_id, counters ? 'CounterOffer_Placed' : 'Removed')
  await changeProposal(tx, proposal.id, { counters: proposal.counters + (counters ? 1 : 0) })
  return place
}
async function rewritten(tx: Call['tx'], proposal: ProposalRow, offer_id: TradeOfferId) {
  await changeProposal(tx, proposal.id, { offer_id: null })
  await dropOffer(tx, offer_id)
  return { proposal, maker: 'proposer', round: 1 } satisfies Place
}
