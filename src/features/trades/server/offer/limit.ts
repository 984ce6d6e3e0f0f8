import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { countOffers } from './queries.ts'

/** No offer more than the plan allows to wait at once. Precondition: the member is locked. */
export async function offersFull({ tx, viewer }: { readonly tx: Tx; readonly viewer: Pick<Member, 'id' | 'limits'> }) {
  const limit = viewer.limits.trade_offers
  if (limit === undefined || (await countOffers(tx, viewer.id)) < limit) return undefined
  return refuse('trade_offer.limit', { limit, plan_limit: 'trade_offers' })
}
