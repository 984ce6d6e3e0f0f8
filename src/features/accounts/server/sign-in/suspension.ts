import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Privacy: the reason is only for the member, so call it after the password was checked. */
export async function refuseSuspended(db: Db, member_id: Id<'members'>) {
  const row = await db
    .selectFrom('member_suspensions')
    .select(['reason', 'suspended_at'])
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const facts = row ? { told: 'yes', reason: row.reason, suspended_at: row.suspended_at.toISOString() } : { told: 'no' }
  return refuse('member.suspended', facts)
}
