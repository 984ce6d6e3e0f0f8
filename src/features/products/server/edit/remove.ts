import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { removeDraft } from '../queries.ts'
import { lockOwn } from './publication.ts'

export const remove = command(products.remove, async (call) => {
  const product = await lockOwn(call, call.input.id)
  if (refused(product)) return product
  const gone = product.status === 'draft' && (await removeDraft(call.tx, product.id))
  return gone ? { done: true as const } : refuse('product.wrong_state', { status: product.status })
})
