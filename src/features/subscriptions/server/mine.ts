import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import { membershipOf } from './view.ts'

/** Only the viewer's own; another member's id is answered as not found. */
export const mine = query(subscriptions.mine, async ({ input: { user_id }, viewer, db, tools }) =>
  user_id && user_id !== viewer.id ? refuse('subscription.not_found') : { membership: await membershipOf(db, tools, viewer.id) },
)
