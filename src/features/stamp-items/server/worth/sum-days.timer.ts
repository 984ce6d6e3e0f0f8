import { timer } from '#server/operations/slice.ts'
import { sumDays, unsummed } from './queries-day-sums.ts'

const TABLE = 'collection_days'

/** A day that is over becomes one row for each sum, so that a curve costs the same after a thousand changes as after one. */
export const sumCollectionDays = timer({
  name: 'stamp-items.sum-days',
  due: (db, limit) => unsummed(db, TABLE, 'member_id', limit),
  run: ({ tx }, member_id) => sumDays(tx, TABLE, ['member_id', 'day', 'what', 'currency'], member_id),
})
