import { freeze } from '#features/ledger/server/public.ts'
import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { leftOf, lockOrder, mayDispute, moveDisputed } from '#features/orders/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { disputes } from '../contract.ts'
import { announce } from './deal.ts'
import { keepDispute, keepEntry, latestOf } from './queries.ts'
import { disputedView } from './view.ts'

/** From here on no clock releases the money; what was released already is held as far as it is still there. */
export const open = command(disputes.open, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  const order = await lockOrder(tx, input.id)
  if (order?.buyer_id !== viewer.id) return refuse('dispute.not_found')
  // One dispute an order: a decision is not asked for twice.
  if (!mayDispute(order, await call.clock()) || (await latestOf(tx, order.id))) return refuse('dispute.wrong_state')
  const { reason, amount, note, media_ids } = input
  if (amount > leftOf(order)) return refuse('dispute.more_than_left', { left: leftOf(order) })
  await moveDisputed(call, order, 'dispute')
  const { buyer_id, seller_id, currency } = order
  const dispute = await keepDispute(tx, { order_id: order.id, buyer_id, seller_id, currency, reason, asked: amount })
  if (!(await ownMedias(tx, viewer.id, media_ids))) return refuse('dispute.media')
  const entry_id = await keepEntry(tx, dispute.id, { actor: 'buyer', actor_id: viewer.id, action: 'open', amount, body: note, media_ids })
  await useMedias(tx, media_ids, 'dispute', dispute.id)
  if (order.released_at) await freeze(call, { code: 'dispute', ref_type: 'dispute', ref_id: dispute.id }, { owner_id: seller_id, currency, amount })
  announce(call, order, dispute, { action: 'open', by: 'buyer', amount, entry_id })
  return { disputed: await disputedView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, order.id) }
})
