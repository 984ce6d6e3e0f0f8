import { reaches } from '#features/shipping/server/public.ts'
import type { OrderRow } from '../queries.ts'
import type { AgreedWay } from './place-won.ts'

export interface Ways {
  readonly country: string
  readonly ways: readonly AgreedWay[]
}
/** The agreed ways that reach a country, each by its number, which stays the same for every country. */
export function waysTo({ ways: kept }: Pick<OrderRow, 'ways'>, to: string) {
  const { country, ways } = kept as Ways
  return ways.map((way, number) => ({ ...way, number })).filter((way) => reaches(way, { from: country, to }))
}
