import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { unreserved } from '../../rules.ts'
import { move } from './publication.ts'
import { responseOf } from './response.ts'

export const unpublish = command(products.unpublish, async (call) => {
  const { id } = call.input
  return (await move(call, { id, action: 'unpublish', guard: unreserved })) ?? responseOf(call, id)
})
