import { timer } from '#server/operations/slice.ts'
import { overdue, throwAway } from './queries-retention.ts'
import { retention } from './retention.ts'

/** Rows per transaction, so that others do not wait; the rest follows with the next sweep. */
const AT_ONCE = 2_000

export const clearing = timer({
  name: 'privacy.clearing',
  due: (db) => overdue(db),
  run: ({ tx }, at) => throwAway(tx, retention[Number(at)]!, AT_ONCE),
})
