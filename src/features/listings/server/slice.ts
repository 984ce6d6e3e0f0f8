import { slice } from '#server/operations/slice.ts'
import { listings } from '../contract.ts'
import { redrawRates } from './on-rates-changed.ts'
import { listingTags } from './privacy.ts'
import { dropUnused } from './unused-words.timer.ts'

/** The market's index: one wide row for each listing of any kind, and every way to find it. */
export const listingsSlice = slice('listings', listings, { handlers: {}, listeners: [redrawRates], timers: [dropUnused], tags: listingTags })
