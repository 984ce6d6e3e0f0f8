import { orderStatuses } from '#features/orders/contract.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'
import { totals, zoneOf } from './queries-members.ts'

export const counts = query(dashboard.counts, async ({ viewer, db, tools }) => ({
  counts: { ...(await totals(db, orderStatuses, await zoneOf(db, viewer.id))), mails_kept: tools.site.keeps_mail },
}))
