import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'

/** Members per role, counted to 1,000. */
export async function countHolders(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; n: number }>`
    select code, (select count(*)::int from (select from member_roles r where r.role = roles.code limit 1001) as counted) as n from roles`.execute(db)
  return new Map(rows.map(({ code, n }) => [code, n]))
}

export interface HolderRow {
  readonly id: Id<'members'>
  readonly uid: number
  readonly full_name: string
  readonly username: string
  readonly granted_at: Date
  readonly giver_id: Id<'members'> | null
  readonly giver_name: string | null
}

/** In the order of the index of roles. */
export async function findHolders(db: Db, role: string, place: PagePosition): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select m.id, m.uid, m.full_name, m.username, r.granted_at, g.id as giver_id, g.full_name as giver_name
    from member_roles r join members m on m.id = r.member_id left join members g on g.id = r.granted_by
    where r.role = ${role} and ${beyond(['r.member_id'], 'asc', place)}
    order by r.member_id offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}

export interface ChangeRow {
  readonly id: Id<'role_changes'>
  readonly at: Date
  readonly kind: 'made' | 'edited' | 'dropped' | 'given' | 'taken'
  readonly role: string
  readonly actor_id: Id<'members'>
  readonly actor_name: string
  readonly member_id: Id<'members'> | null
  readonly member_name: string | null
  readonly name_before: string | null
  readonly name_after: string | null
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Newest first: ids grow with time. */
export async function findChanges(db: Db, place: PagePosition): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, c.kind, c.role, c.actor_id, a.full_name as actor_name, c.member_id, m.full_name as member_name,
      c.name_before, c.name_after, c.before, c.after
    from role_changes c join members a on a.id = c.actor_id left join members m on m.id = c.member_id
    where ${beyond(['c.id'], 'desc', place)}
    order by c.id desc offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}
