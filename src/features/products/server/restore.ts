import { handle } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { answer } from './answer.ts'
import { move } from './market.ts'

export const restore = handle(products.restore, async (call) => {
  const { id } = call.input
  return (await move(call, { id, action: 'restore' })) ?? answer(call, id)
})
