import { writtenDay } from '#kernel/calendar-date.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Privacy: the reason is only for the member, so call it after the password was checked. */
export async function refuseSuspended(db: Db, member_id: Id<'members'>) {
  const row = await db
    .selectFrom('member_suspensions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.reason', 's.suspended_at', 's.ends_at', 'm.time_zone'])
    .where('s.member_id', '=', member_id)
    .where('s.lifted_at', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return refuse('member.suspended', { told: 'no', until: 'none' })
  const { reason, suspended_at, ends_at, time_zone } = row
  const until = ends_at ? writtenDay(ends_at, time_zone) : 'none'
  return refuse('member.suspended', { told: 'yes', reason, suspended_at: suspended_at.toISOString(), until })
}
