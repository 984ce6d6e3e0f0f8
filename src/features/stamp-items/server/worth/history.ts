import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { daySums } from './queries-day-sums.ts'
import { collectionDays } from './queries-days.ts'

export const history = query(stampItems.history, ({ input: { span, currency }, viewer, db, tools }) =>
  daySums(db, {
    rows: collectionDays(viewer.id),
    names: ['items', 'pieces', 'estimated', 'paid'],
    span,
    currency: currency ?? tools.site.currency,
  }),
)
