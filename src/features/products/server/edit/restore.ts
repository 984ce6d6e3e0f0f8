import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { move } from './publication.ts'
import { responseOf } from './response.ts'

export const restore = command(products.restore, async (call) => {
  const { id } = call.input
  return (await move(call, { id, action: 'restore' })) ?? responseOf(call, id)
})
