import { sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StaffId } from '../contract.ts'
import type { StaffRole, StaffStatus } from '../rules.ts'

interface PlaceRow {
  readonly id: StaffId
  readonly owner_id: Id<'members'>
  readonly member_id: Id<'members'>
  readonly role: StaffRole
  readonly status: StaffStatus
  readonly changed_at: Date
  readonly full_name: string
  readonly username: string
}
export interface WorkplaceRow extends PlaceRow {
  readonly store_id: Id<'stores'> | null
  readonly store_name: string
}
const COLUMNS = sql`w.id, w.owner_id, w.member_id, w.role, w.status, w.changed_at, m.full_name, m.username`

/** Who works in the store of this member, or is invited to, in the order of their coming. */
export async function staffOf(db: Db, owner_id: Id<'members'>): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select ${COLUMNS} from staff w join members m on m.id = w.member_id
    where w.owner_id = ${owner_id} and w.status in ('invited', 'active') order by w.id`.execute(db)
  return rows
}
/** Whatever became of it; of its owner alone. */
export async function ownStaff(db: Db, id: StaffId, owner_id: Id<'members'>): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`select ${COLUMNS} from staff w join members m on m.id = w.member_id
    where w.id = ${id} and w.owner_id = ${owner_id}`.execute(db)
  return rows[0]
}
export async function staffBetween(db: Db, owner_id: Id<'members'>, member_id: Id<'members'>): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`select ${COLUMNS} from staff w join members m on m.id = w.member_id
    where w.owner_id = ${owner_id} and w.member_id = ${member_id}`.execute(db)
  return rows[0]
}

const WORKPLACES = sql`select ${COLUMNS}, s.id as store_id, coalesce(s.name, m.full_name) as store_name
  from staff w join members m on m.id = w.owner_id left join stores s on s.member_id = w.owner_id`
export async function workplacesOf(db: Db, member_id: Id<'members'>): Promise<WorkplaceRow[]> {
  const { rows } =
    await sql<WorkplaceRow>`${WORKPLACES} where w.member_id = ${member_id} and w.status in ('invited', 'active') order by w.id`.execute(db)
  return rows
}
export async function ownWorkplace(db: Db, id: StaffId, member_id: Id<'members'>): Promise<WorkplaceRow | undefined> {
  const { rows } = await sql<WorkplaceRow>`${WORKPLACES} where w.id = ${id} and w.member_id = ${member_id}`.execute(db)
  return rows[0]
}

export async function countStaff(db: Db, owner_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staff where owner_id = ${owner_id}::uuid and status in ('invited', 'active')`.execute(db)
  return rows[0]!.n
}

/** A member of this name whom the viewer may know of. */
export async function memberNamed(db: Db, viewer: string, username: string): Promise<Id<'members'> | undefined> {
  const { rows } = await sql<{ id: Id<'members'> }>`
    select m.id from members m where m.username = ${username.toLowerCase().replace(/^@/, '')} and ${visibleTo(viewer)}`.execute(db)
  return rows[0]?.id
}

/** Precondition of these: the owner is locked. */
export async function keepInvited(tx: Tx, { owner_id, member_id, role, at }: Pick<PlaceRow, 'owner_id' | 'member_id' | 'role'> & { at: Date }) {
  await sql`insert into staff (owner_id, member_id, role, status, invited_at, changed_at)
    values (${owner_id}, ${member_id}, ${role}, 'invited', ${at}, ${at})
    on conflict (owner_id, member_id) do update set role = excluded.role, status = 'invited', invited_at = ${at}, changed_at = ${at}`.execute(tx)
}
export const keepStatus = (tx: Tx, id: StaffId, status: StaffStatus, at: Date) =>
  tx.updateTable('staff').set({ status, changed_at: at }).where('id', '=', id).execute()

export const storeIn = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('stores').select(['id', 'name']).where('member_id', '=', member_id).executeTakeFirst()
