import { productOfferBought, productOfferEnded, productOfferPlaced, productOfferSubject } from '#features/product-offers/contract.ts'
import { type TradeProposalId, tradeOfferMoved, tradeOfferPlaced, tradeOfferSubject } from '#features/trades/contract.ts'
import { roundsOf } from '#features/trades/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { conversationChanged } from '../../contract.ts'
import { conversationBetween } from '../between.ts'
import { talkBetween } from '../queries-known.ts'
import { keepLine } from './keep-line.ts'
import { seqsOfLines } from './queries-lines.ts'

/** Those who talk find the offer there. It begins no conversation and opens no request: its notice is told anyway. */
async function show(context: TransactionContext, about: Subject, about_id: string, from: MemberId, to: MemberId) {
  const { is_open } = await talkBetween(context.tx, from, to)
  if (is_open) await keepLine(context, { from, to, about, about_id, is_unread: true })
}
/** The lines stay and show how their offers stand now: both pages read them again. */
async function renew({ tx, emit }: TransactionContext, about_ids: readonly string[], member_id: MemberId, other_id: MemberId) {
  const conversation_id = conversationBetween(member_id, other_id)
  for (const seq of await seqsOfLines(tx, conversation_id, about_ids)) emit(conversationChanged, { conversation_id, member_id, other_id, seq })
}
/** What becomes of one round changes those before it: they are countered, or stand again. */
const renewRounds = async (context: TransactionContext, proposal_id: TradeProposalId, one: MemberId, other: MemberId) =>
  renew(context, await roundsOf(context.tx, proposal_id), one, other)

export const offerLines = [
  on(productOfferPlaced, 'chat.product_offer', (context, { product_offer_id, user_id, seller_id }) =>
    show(context, productOfferSubject, product_offer_id, user_id, seller_id),
  ),
  on(productOfferEnded, 'chat.product_offer_ended', (context, { product_offer_id, user_id, seller_id }) =>
    renew(context, [product_offer_id], user_id, seller_id),
  ),
  on(productOfferBought, 'chat.product_offer_bought', (context, { product_offer_id, user_id, seller_id }) =>
    renew(context, [product_offer_id], user_id, seller_id),
  ),
  on(tradeOfferPlaced, 'chat.trade_offer', async (context, { trade_offer_id, proposal_id, from_id, owner_id, proposer_id }) => {
    await renewRounds(context, proposal_id, owner_id, proposer_id)
    await show(context, tradeOfferSubject, trade_offer_id, from_id, from_id === owner_id ? proposer_id : owner_id)
  }),
  on(tradeOfferMoved, 'chat.trade_offer_moved', (context, { proposal_id, owner_id, proposer_id }) =>
    renewRounds(context, proposal_id, owner_id, proposer_id),
  ),
]
