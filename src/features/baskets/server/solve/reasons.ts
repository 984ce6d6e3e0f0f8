import type { LackReason } from '../../rules.ts'
import { type Copy, parcelCost, type Ways } from './parcel-costs.ts'
import type { Picks } from './split.ts'

interface Offered extends Copy {
  readonly good: boolean
  readonly currency: string
}
interface Limit {
  readonly max_amount: number | null
  readonly currency: string | null
}
/** Copies that this wisher would take: good enough, and not above the highest price, in its currency. */
export const within = <C extends Offered>(copies: readonly C[], { max_amount, currency }: Limit): C[] =>
  copies.filter((copy) => copy.good && (max_amount === null || (copy.currency === currency && copy.price <= max_amount)))

/** Of a want that is not bought: what stands in its way first. */
export function whyNot(copies: readonly Offered[], limit: Limit, ways: Ways): LackReason {
  if (!copies.length) return 'none'
  if (!copies.some(({ good }) => good)) return 'floor'
  const taken = within(copies, limit)
  if (!taken.length) return 'price'
  return taken.every(({ store_id }) => !ways.get(store_id)?.length) ? 'way' : 'minimum'
}

/** What the whole costs if one want gets another copy and all others stay; undefined if that cannot be sent. */
export function totalWith(picks: Picks, want: string, copy: Copy, ways: Ways): number | undefined {
  const parcels = Map.groupBy(new Map(picks).set(want, copy).values(), ({ store_id }) => store_id)
  const total = [...parcels].reduce((sum, [store, parcel]) => sum + parcelCost(parcel, ways.get(store) ?? []), 0)
  return total < Number.POSITIVE_INFINITY ? total : undefined
}
