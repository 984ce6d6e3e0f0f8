import { orderStatuses } from '#features/orders/contract.ts'
import { read } from '#server/run/handle.ts'
import { dashboard } from '../contract.ts'
import { totals, zoneOf } from './queries-members.ts'

export const counts = read(dashboard.counts, async ({ viewer, db, tools }) => ({
  counts: { ...(await totals(db, orderStatuses, await zoneOf(db, viewer.id))), mails_kept: tools.site.keeps_mail },
}))
