import { sql } from 'kysely'
import { storeSubject } from '#features/stores/contract.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'
import { BUYERS_LEAST } from '../../rules.ts'

/** Performance: by the index of a seller's paid orders. Privacy: who bought, what and for how much is not said. */
const paidOf = (id: string) =>
  sql`o.seller_id = (select s.member_id from stores s where s.id = ${id}::uuid) and o.store_id = ${id}::uuid and o.paid_at is not null`

/** Orders that were paid and not taken back. */
const sold: SubjectCount = {
  of: storeSubject.type,
  name: 'sold',
  count: (_, id) => sql`select count(*) from (
    select from orders o where ${paidOf(id)} and o.status not in ('cancelled', 'refunded') limit ${COUNTED_ROWS}) sold`,
}

/** Performance: the latest orders that are read. */
const READ = sql.lit(100)
/** Hours from the payment to the parcel: the median of a year. Privacy: zero below three buyers, so that no single order can be read from it. */
const sendsHours: SubjectCount = {
  of: storeSubject.type,
  name: 'sends_hours',
  count: (_, id) => sql`select case when count(distinct latest.buyer_id) >= ${sql.lit(BUYERS_LEAST)}
    then greatest(1, ceil(percentile_cont(0.5) within group (order by extract(epoch from latest.shipped_at - latest.paid_at)) / 3600)) else 0 end
    from (select o.buyer_id, o.paid_at, o.shipped_at from orders o
      where ${paidOf(id)} and o.paid_at > clock_timestamp() - interval '1 year' and o.shipped_at is not null order by o.paid_at desc limit ${READ}) latest`,
}

/** What visitors of a store are told of its sales. */
export const storeRecord = [sold, sendsHours] as const
