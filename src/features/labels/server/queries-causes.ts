import { sql } from 'kysely'
import { causeByOrder } from '#features/orders/server/public.ts'

export const labelCause = causeByOrder('label', (ref_id) => sql`select l.order_id from labels l where l.id = ${ref_id}`)
