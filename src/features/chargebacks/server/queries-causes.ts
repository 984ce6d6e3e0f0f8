import { sql } from 'kysely'
import { causeByOrder } from '#features/orders/server/public.ts'

/** What was booked for a chargeback names its order. */
export const chargebackCause = causeByOrder('chargeback_order', (id) => sql`select s.order_id from chargeback_orders s where s.id = ${id}`)
