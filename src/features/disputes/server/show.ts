import { orderSeen } from '#features/orders/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { disputes } from '../contract.ts'
import { disputedView } from './view.ts'

export const show = query(disputes.show, async ({ input, viewer, db, requester, tools }) =>
  (await orderSeen(db, input.id, viewer.id))
    ? { disputed: await disputedView({ db, files: tools.files, locale: requester.locale, viewer: viewer.id }, input.id) }
    : refuse('dispute.not_found'),
)
