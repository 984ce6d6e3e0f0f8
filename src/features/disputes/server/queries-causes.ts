import { sql } from 'kysely'
import { causeByOrder } from '#features/orders/server/public.ts'

/** What was booked for a dispute names its order. */
export const disputeCause = causeByOrder('dispute', (id) => sql`select d.order_id from disputes d where d.id = ${id}`)
