import { daySums } from '#features/stamp-items/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { salesDays } from './queries-deals.ts'

export const sold = query(orders.sold, ({ input: { span, currency }, viewer, db, tools }) =>
  daySums(db, { rows: salesDays(viewer.id), names: ['sold'], span, currency: currency ?? tools.site.currency }),
)
