import { productOfferEnded, productOfferPlaced, productOfferSubject } from '#features/product-offers/contract.ts'
import { tradeOfferMoved, tradeOfferPlaced, tradeOfferSubject } from '#features/trades/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { conversationChanged } from '../../contract.ts'
import { conversationBetween } from '../between.ts'
import { talkBetween } from '../queries-known.ts'
import { keepLine } from './keep-line.ts'
import { seqOfLine } from './queries-lines.ts'

/** Those who talk find the offer there. It begins no conversation and opens no request: its notice is told anyway. */
async function show(context: TransactionContext, about: Subject, about_id: string, from: MemberId, to: MemberId) {
  const { is_open } = await talkBetween(context.tx, from, to)
  if (is_open) await keepLine(context, { from, to, about, about_id, is_unread: true })
}
/** The line stays and shows how the offer stands now: both pages read it again. */
async function renew({ tx, emit }: TransactionContext, about_id: string, one: MemberId, other: MemberId) {
  const conversation_id = conversationBetween(one, other)
  const seq = await seqOfLine(tx, conversation_id, about_id)
  if (seq !== undefined) emit(conversationChanged, { conversation_id, member_id: one, other_id: other, seq })
}

export const offerLines = [
  on(productOfferPlaced, 'chat.product_offer', (context, { product_offer_id, user_id, seller_id }) =>
    show(context, productOfferSubject, product_offer_id, user_id, seller_id),
  ),
  on(productOfferEnded, 'chat.product_offer_ended', (context, { product_offer_id, user_id, seller_id }) =>
    renew(context, product_offer_id, user_id, seller_id),
  ),
  on(tradeOfferPlaced, 'chat.trade_offer', (context, { trade_offer_id, from_id, owner_id, proposer_id }) =>
    show(context, tradeOfferSubject, trade_offer_id, from_id, from_id === owner_id ? proposer_id : owner_id),
  ),
  on(tradeOfferMoved, 'chat.trade_offer_moved', (context, { trade_offer_id, owner_id, proposer_id }) =>
    renew(context, trade_offer_id, owner_id, proposer_id),
  ),
]
