import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { type ProductStatus, productMachine, tooFar } from '../../rules.ts'
import { lockOwn, publishProduct } from './publication.ts'
import { responseOf } from './response.ts'

export const schedule = command(products.schedule, async (call) => {
  const { id, published_at } = call.input
  const product = await lockOwn(call, id)
  if (refused(product)) return product
  if (!next(productMachine, product.status as ProductStatus, 'schedule', 'seller')) return refuse('product.wrong_state', { status: product.status })
  const now = await call.clock()
  const no = published_at > now ? tooFar(published_at, now) : refuse('product.schedule')
  return no ?? (await publishProduct(call, product, 'publish', published_at)) ?? responseOf(call, id)
})
