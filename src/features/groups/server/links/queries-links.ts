import { sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { GroupId } from '../../contract.ts'

export interface LinkRow {
  readonly id: Id<'group_links'>
  readonly token: string
  readonly uses: number
  readonly most_uses: number
  readonly ends_at: Date
  readonly made_by: string | null
}
const lasts = sql`l.ends_at > clock_timestamp() and l.uses < l.most_uses`
const columns = sql`l.id, l.token, l.uses, l.most_uses, l.ends_at, case when ${isPresent('m')} then m.full_name end as made_by`

export async function linksOf(db: Db, id: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`select ${columns} from group_links l join members m on m.id = l.made_by
    where l.group_id = ${id}::uuid and ${lasts} order by l.id desc limit 100`.execute(db)
  return rows
}
export async function keepLink(
  tx: Tx,
  id: GroupId,
  me: string,
  token: string,
  { days, most_uses }: { days: number; most_uses: number },
): Promise<LinkRow> {
  const { rows } = await sql<LinkRow>`with kept as (insert into group_links (group_id, token, made_by, most_uses, ends_at)
      values (${id}::uuid, ${token}, ${me}::uuid, ${most_uses}::int, clock_timestamp() + make_interval(days => ${days})) returning *)
    select ${columns} from kept l join members m on m.id = l.made_by`.execute(tx)
  return rows[0]!
}
export async function dropLink(tx: Tx, id: GroupId, link_id: string): Promise<boolean> {
  const { rows } = await sql`delete from group_links l where l.id = ${link_id}::uuid and l.group_id = ${id}::uuid returning l.id`.execute(tx)
  return rows.length > 0
}

export interface InvitationRow {
  readonly id: GroupId
  readonly name: string
  readonly member_count: number
  readonly ends_at: Date
  readonly is_member: boolean
}
/** Where a link leads that lasts. Nobody learns of a group that they were put out of, or that is closed. */
export async function findInvitation(db: Db, viewer: string, token: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`select g.id, g.name, l.ends_at,
      (select count(*)::int from group_members x where x.group_id = g.id and x.standing in ('member', 'admin', 'owner')) as member_count,
      coalesce(v.standing in ('member', 'admin', 'owner'), false) as is_member
    from group_links l join groups g on g.id = l.group_id left join group_members v on v.group_id = g.id and v.member_id = ${viewer}::uuid
    where l.token = ${token} and ${lasts} and not g.is_closed and g.club_id is null and coalesce(v.standing, 'none') <> 'removed'`.execute(db)
  return rows[0]
}
export const useLink = (tx: Tx, token: string) => sql`update group_links set uses = uses + 1 where token = ${token}`.execute(tx)
