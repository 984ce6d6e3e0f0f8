import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { type ProductStatus, productMachine } from '../../rules.ts'
import { lockOwn, publishProduct } from './publication.ts'
import { responseOf } from './response.ts'

export const publish = command(products.publish, async (call) => {
  const { id } = call.input
  const product = await lockOwn(call, id)
  if (refused(product)) return product
  if (!next(productMachine, product.status as ProductStatus, 'publish', 'seller')) return refuse('product.wrong_state', { status: product.status })
  return (await publishProduct(call, product, 'publish')) ?? responseOf(call, id)
})
