import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** The reason in force, as the administrator wrote it. It is for whoever has proved to be this member, and for nobody else: call it after the password. */
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
