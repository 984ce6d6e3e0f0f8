import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { type ProductStatus, productMachine } from '../rules.ts'
import { answer } from './answer.ts'
import { bringToMarket, lockOwn } from './market.ts'

export const publish = handle(products.publish, async (call) => {
  const { id } = call.input
  const product = await lockOwn(call, id)
  if (refused(product)) return product
  if (!next(productMachine, product.status as ProductStatus, 'publish', 'seller')) return refuse('product.wrong_state', { status: product.status })
  return (await bringToMarket(call, product, 'publish')) ?? answer(call, id)
})
