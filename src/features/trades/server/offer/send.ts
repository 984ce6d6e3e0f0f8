import { holdStake, lockStakes } from '#features/ledger/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { TradeOfferId } from '../../contract.ts'
import { tradeOfferPlaced } from '../../contract.ts'
import { offerEnds } from '../../rules.ts'
import { freeHolds, ofProposal } from '../end.ts'
import { changeTrade, type TradeRow } from '../queries.ts'
import { changeProposal, keepOffer, type ProposalRow, setHold, type TradeOfferRow } from './queries.ts'
import type { SoundTerms } from './terms.ts'

/** Writes terms as the round that stands; nothing is sent or held yet. */
export async function writeRound({ tx }: Pick<TransactionContext, 'tx'>, proposal: ProposalRow, terms: SoundTerms, round = 1): Promise<TradeOfferId> {
  const { pieces, ...more } = terms
  const { id } = await keepOffer(tx, { ...more, proposal_id: proposal.id, round }, pieces)
  await changeProposal(tx, proposal.id, { offer_id: id, rounds: round })
  return id
}

const coinsOf = ({ made_by, coins_from_owner, coins_from_proposer }: Pick<TradeOfferRow, 'made_by' | 'coins_from_owner' | 'coins_from_proposer'>) =>
  made_by === 'owner' ? coins_from_owner : coins_from_proposer

/** Holds the coins of its maker, with the deposit; false if there are not enough. What the same maker held before is given back first. */
async function holdFor(context: TransactionContext, trade: TradeRow, proposal: ProposalRow, offer: TradeOfferRow): Promise<boolean> {
  await lockStakes(context, [proposal.owner_id, proposal.proposer_id])
  await freeHolds(context, proposal, offer.maker_id)
  const coins = coinsOf(offer) + trade.deposit
  if (coins === 0) return true
  const hold_id = crypto.randomUUID()
  if (!(await holdStake(context, { hold_id, member_id: offer.maker_id, coins }))) return false
  await setHold(context.tx, offer.id, hold_id)
  return true
}

/** Sends the round that stands. Its maker’s coins are held; a counter offer of the other side does not stand any more. */
export async function send(context: TransactionContext, trade: TradeRow, proposal: ProposalRow, offer: TradeOfferRow) {
  if (!(await holdFor(context, trade, proposal, offer))) return refuse('trade_offer.short')
  if (offer.made_by === 'proposer') await freeHolds(context, proposal, proposal.owner_id)
  const at = await context.clock()
  const status = offer.made_by === 'owner' ? 'CounterOffer_Placed' : 'Active'
  const is_counter = offer.round > 1
  const sent = { status, expires_at: offerEnds(at, trade.is_direct ? null : trade.expires_at), sent_at: proposal.sent_at ?? at }
  await changeProposal(context.tx, proposal.id, sent)
  if (trade.is_direct) await changeTrade(context.tx, trade.id, { expires_at: sent.expires_at })
  context.emit(tradeOfferPlaced, { ...ofProposal(trade, { ...proposal, offer_id: offer.id }), from_id: offer.maker_id, is_counter })
  return undefined
}
