import { sumDays, unsummed } from '#features/stamp-items/server/public.ts'
import { timer } from '#server/operations/slice.ts'

const TABLE = 'sales_days'

/** As with the days of a collection: a day that is over becomes one row. */
export const sumSalesDays = timer({
  name: 'orders.sum-days',
  due: (db, limit) => unsummed(db, TABLE, 'seller_id', limit),
  run: ({ tx }, seller_id) => sumDays(tx, TABLE, ['seller_id', 'day', 'currency'], seller_id),
})
