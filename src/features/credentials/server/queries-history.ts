import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { deedsOfStaff, toldDeeds } from '../rules.ts'

interface Deed {
  readonly id: number
  readonly at: Date
  readonly operation: string
  readonly peer: string
}
const OWN = toldDeeds.filter((deed) => !deedsOfStaff.includes(deed))

/**
 * Newest entries by this member about credentials, by the index of actors, and of staff who looked as this member, by an index of their own. Privacy:
 * the network of staff is not told.
 */
export async function deedsOf(db: Db, member_id: Id<'members'>, limit: number): Promise<readonly Deed[]> {
  const { rows } = await sql<Deed>`
    (select id, at, operation, peer from audit_entries where actor_id = ${member_id} and operation = any(${OWN}::text[]) order by id desc limit ${limit})
    union all
    (select id, at, operation, '' from audit_entries
      where operation in ('POST /admin/members/{id}/view-as', 'POST /view-as/end', 'accounts.view_over') and ids->>'member_id' = ${member_id}
      order by id desc limit ${limit})
    order by id desc limit ${limit}`.execute(db)
  return rows
}
