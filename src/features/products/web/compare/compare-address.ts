import { fill } from '#kernel/address.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { COMPARED, type ProductId, type products } from '../../contract.ts'
import { COMPARE } from '../for-sale/paths.ts'

export interface Compared {
  readonly asked: InputOf<typeof products.compare>
  /** More than can be compared were marked. */
  readonly more: boolean
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** `ids`, once each, or with commas between them. */
export function compared({ query }: Pick<RouteMatch, 'query'>): Compared {
  const ids = [...new Set(query.getAll('ids').flatMap((one) => one.split(',')))].filter((id) => UUID.test(id))
  return { asked: { ids: ids.slice(0, COMPARED) as ProductId[] }, more: ids.length > COMPARED }
}
export const compareAddress = (ids: readonly string[]) => fill(COMPARE, { ids })
