import { handle } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { unreserved } from '../rules.ts'
import { answer } from './answer.ts'
import { move } from './market.ts'

export const archive = handle(products.archive, async (call) => {
  const { id } = call.input
  return (await move(call, { id, action: 'archive', guard: unreserved })) ?? answer(call, id)
})
