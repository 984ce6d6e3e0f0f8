import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { lockOwn, tell } from '../edit/publication.ts'
import { responseOf } from '../edit/response.ts'
import { keepParcel } from './queries-parcel.ts'

export const parcel = command(products.parcel, async (call) => {
  const { id, ...given } = call.input
  if (!given.lbs_weight && !given.weight) return refuse('product.parcel_weight')
  const product = await lockOwn(call, id)
  if (refused(product)) return product
  await keepParcel(call.tx, id, given)
  tell(call.emit, product)
  return responseOf(call, id)
})
