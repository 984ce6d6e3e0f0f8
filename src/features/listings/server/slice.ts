import { slice } from '#server/operations/slice.ts'
import { listings } from '../contract.ts'
import { redrawRates } from './on-rates-changed.ts'
import { listingTags } from './privacy.ts'
import { sellersOfCollected } from './suggest/queries-sellers.ts'
import { dropUnused } from './unused-words.timer.ts'

/** Index of listings: one wide row per listing of any kind, and all searches over it. */
export const listingsSlice = slice('listings', listings, {
  handlers: {},
  listeners: [redrawRates],
  timers: [dropUnused],
  tags: listingTags,
  suggests: [sellersOfCollected],
})
