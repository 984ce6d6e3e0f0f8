import { refused } from '#kernel/refusal.ts'
import { timer } from '#server/operations/slice.ts'
import { findProducts, setStatus } from '../queries.ts'
import { dueProducts, nextProduct } from '../queries-due.ts'
import { lockOwn, publishProduct, tell, unpublishProduct } from './publication.ts'

/** Publishes what was scheduled. What cannot be published any more becomes a draft again, so that its seller sees it among those. */
export const publishScheduled = timer({
  name: 'products.publish_scheduled',
  due: dueProducts,
  next: nextProduct,
  async run(context, id) {
    const { tx, emit, clock } = context
    const [found] = await findProducts(tx, [id])
    if (!found) return
    const seller = { tx, emit, viewer: { id: found.member_id, limits: {} } }
    const product = await lockOwn(seller, id)
    if (refused(product) || product.status !== 'scheduled' || product.published_at! > (await clock())) return
    if (!(await publishProduct(seller, product, 'due'))) return
    await unpublishProduct(tx, product)
    await setStatus(tx, id, 'draft')
    tell(emit, product, 'draft')
  },
})
