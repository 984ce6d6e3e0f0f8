import { refuse, refused } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { lockOwn } from './market.ts'
import { removeDraft } from './queries.ts'

export const remove = handle(products.remove, async (call) => {
  const product = await lockOwn(call, call.input.id)
  if (refused(product)) return product
  const gone = product.status === 'draft' && (await removeDraft(call.tx, product.id))
  return gone ? { done: true as const } : refuse('product.wrong_state', { status: product.status })
})
