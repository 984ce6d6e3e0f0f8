import { productChanged } from '#features/products/contract.ts'
import { lockRows } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { endOffer } from './end.ts'
import { pendingOf } from './queries.ts'

/** What has left the market takes no offers; those that wait are over. */
export const endOffersOf = on(
  productChanged,
  'product_offers.end',
  async (context, { product_id }) => {
    for (const offer of await lockRows(context.tx, 'product_offers', pendingOf(context.tx, product_id))) await endOffer(context, offer, 'gone')
  },
  ({ status }) => status !== 'published',
)
