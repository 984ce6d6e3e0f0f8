import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { listOne } from './list-one.ts'
import { responseOf } from './response.ts'

export const create = command(products.create, async (call) => {
  const { is_published, published_at, ...given } = call.input
  const id = await listOne(call, given, { is_published, published_at })
  return typeof id === 'string' ? responseOf(call, id) : id
})
