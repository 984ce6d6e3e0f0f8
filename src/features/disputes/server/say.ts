import { ownMedias, useMedias } from '#features/media/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { disputes } from '../contract.ts'
import { announce, lockDispute } from './deal.ts'
import { keepEntry } from './queries.ts'
import { disputedView } from './view.ts'

export const say = command(disputes.say, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  const found = await lockDispute(call, input.id)
  const role = found && roleOf(found.dispute, viewer.id)
  if (!found || !role) return refuse('dispute.not_found')
  const { order, dispute } = found
  if (dispute.status === 'closed') return refuse('dispute.wrong_state')
  const { body, media_ids } = input
  if (!body && !media_ids.length) return refuse('dispute.empty')
  if (!(await ownMedias(tx, viewer.id, media_ids))) return refuse('dispute.media')
  const entry_id = await keepEntry(tx, dispute.id, { actor: role, actor_id: viewer.id, action: 'say', body, media_ids })
  await useMedias(tx, media_ids, 'dispute', dispute.id)
  announce(call, order, dispute, { action: 'say', by: role, amount: null, entry_id })
  return { disputed: await disputedView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, order.id) }
})

export const roleOf = ({ buyer_id, seller_id }: { buyer_id: string; seller_id: string }, viewer: string) =>
  viewer === buyer_id ? 'buyer' : viewer === seller_id ? 'seller' : undefined
