import type { orders } from '#features/orders/contract.ts'
import type { stampItems } from '#features/stamp-items/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

type Owned = AnswerOf<typeof stampItems.history>['points'][number]
type Sold = AnswerOf<typeof orders.sold>['points'][number]
export interface WorthPoint extends Owned {
  readonly sold: number
}
export const curves = ['estimated', 'paid', 'sold'] as const

/** Both histories by day; where one began later than the other, it is zero before. */
export function joined(owned: readonly Owned[], sold: readonly Sold[]): WorthPoint[] {
  const [ownedOn, soldOn] = [new Map(owned.map((one) => [one.day, one])), new Map(sold.map((one) => [one.day, one.sold]))]
  const days = [...new Set([...ownedOn.keys(), ...soldOn.keys()])].sort()
  return days.map((day) => ({ ...(ownedOn.get(day) ?? { day, items: 0, pieces: 0, estimated: 0, paid: 0 }), sold: soldOn.get(day) ?? 0 }))
}

/** A round number at or above the highest: 1, 2 or 5 and zeros. */
export function roundTop(most: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 5, 10].map((step) => step * scale).find((top) => top >= most)!
}
