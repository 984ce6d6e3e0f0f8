// Shipping rates of the demo stores: four sets in turn, and one for supplies.

import type { shipping } from '#features/shipping/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'

type Rate = GivenOf<typeof shipping.setRates>['rates'][number]
type Reach = 'home' | 'abroad' | 'everywhere'

const rate = (
  shipping_option: string,
  reach: Reach,
  amount: number,
  amount_next: number,
  days: [number, number],
  free_over: number | null = null,
): Rate => ({
  shipping_option,
  reach,
  amount,
  amount_next,
  free_over,
  days_least: days[0],
  days_most: days[1],
})

const WAYS: readonly (readonly Rate[])[] = [
  [
    rate('letter_untracked', 'home', 150, 20, [2, 4]),
    rate('letter_tracked', 'everywhere', 380, 40, [3, 8], 10_000),
    rate('letter_registered', 'everywhere', 720, 0, [3, 9]),
  ],
  [rate('letter_tracked', 'home', 260, 30, [1, 3], 6_000), rate('letter_registered', 'abroad', 840, 50, [5, 14])],
  [rate('letter_untracked', 'everywhere', 180, 30, [4, 12]), rate('insured', 'everywhere', 1_450, 0, [3, 8], 50_000)],
  [rate('letter_registered', 'everywhere', 650, 0, [4, 10], 15_000), rate('courier_express', 'everywhere', 2_900, 0, [1, 3])],
  [rate('letter_tracked', 'everywhere', 340, 0, [3, 9]), rate('parcel_tracked', 'everywhere', 980, 120, [3, 10], 20_000)],
]

/** Supplies are heavy and sent as parcels. */
export const ratesOf = (at: number, heavy: boolean): Rate[] => [...WAYS[heavy ? 4 : at % 4]!]
