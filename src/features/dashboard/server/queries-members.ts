import { sql } from 'kysely'
import { type Absence, absenceColumns, absences, isKept, nameBegins } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { MemberSort } from '../shapes.ts'

export interface MemberRow extends Absence {
  id: Id<'members'>
  uid: number
  full_name: string
  username: string
  email: string
  plan: string
  roles: string[]
  created_at: Date
}
interface MemberFilter {
  search: string | undefined
  state: 'all' | 'suspended' | 'unverified' | 'staff'
  plan: string | undefined
  sort: MemberSort
}

/** Each column is unique and indexed; ids grow with the time of sign-up. */
export const orders = {
  newest: { column: 'id', direction: 'desc' },
  oldest: { column: 'id', direction: 'asc' },
  number: { column: 'uid', direction: 'asc' },
  number_down: { column: 'uid', direction: 'desc' },
  username: { column: 'username', direction: 'asc' },
  username_down: { column: 'username', direction: 'desc' },
} as const satisfies Readonly<Record<MemberSort, { column: 'id' | 'uid' | 'username'; direction: 'asc' | 'desc' }>>

const COLUMNS = sql`m.id, m.uid, m.full_name, m.username, m.email, m.plan, ${absenceColumns}, m.created_at,
  coalesce((select array_agg(r.role order by r.role) from member_roles r where r.member_id = m.id), '{}') as roles`
const STATES = {
  all: sql`true`,
  ...absences,
  staff: sql`exists (select from member_roles r where r.member_id = m.id)`,
}
const startOf = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** Performance: each kind of name has its own index; matches are found first, then sorted. */
function matching(search: string | undefined) {
  if (!search) return sql`true`
  if (/^\d{8}$/.test(search)) return sql`m.uid = ${Number(search)}`
  const start = startOf(search)
  if (search.includes('@')) return sql`m.email like ${start}`
  return sql`(${nameBegins(search)} or m.email like ${start})`
}

export async function findMembers(db: Db, { search, state, plan, sort }: MemberFilter, place: PagePosition): Promise<MemberRow[]> {
  const { column, direction } = orders[sort]
  const { rows } = await sql<MemberRow>`
    select ${COLUMNS} from members m
    where ${matching(search)} and ${STATES[state]} and ${plan ? sql`m.plan = ${plan}` : sql`true`} and ${beyond([`m.${column}`], direction, place)} and ${isKept()}
    order by ${sql.ref(`m.${column}`)} ${sql.raw(direction)} offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}

interface Whole extends MemberRow {
  image_url: string | null
  country: string | null
  language: string
  bought: number
  sold: number
  unsent: number
}
export async function findMember(db: Db, id: Id<'members'>): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select ${COLUMNS}, m.image_url, m.country, m.locale as language,
      (select count(*)::int from (select from orders where buyer_id = m.id and paid_at is not null limit 1000) as b) as bought,
      (select count(*)::int from (select from orders where seller_id = m.id and paid_at is not null limit 1000) as s) as sold,
      (select count(*)::int from (select from orders where seller_id = m.id and status = 'processing' limit 1000) as u) as unsent
    from members m where m.id = ${id} and ${isKept()}`.execute(db)
  return rows[0]
}

export interface Person {
  id: Id<'members'>
  full_name: string
}
/** Names of authors, in one statement. */
export async function peopleOf(db: Db, ids: readonly (Id<'members'> | null)[]): Promise<ReadonlyMap<string, Person>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (!known.length) return new Map()
  const rows = await db.selectFrom('members').select(['id', 'full_name']).where('id', 'in', known).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const openSessionsOf = (db: Db, member_id: Id<'members'>) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'peer', 'created_at', 'expires_at'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
export const suspensionsOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('member_suspensions').selectAll().where('member_id', '=', member_id).orderBy('id', 'desc').limit(50).execute()
export const notesOf = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('member_notes').selectAll().where('member_id', '=', member_id).orderBy('id', 'desc').limit(50).execute()

interface Totals {
  members: number
  members_today: number
  suspended: number
  mails_waiting: number
  outbox_waiting: number
  outbox_oldest: Date | null
  refunds_refused: number
  orders: { status: string; n: number }[]
}
/** One statement of index scans that count to 1,000. Above 10,000 members the planner's estimate is used. */
export async function totals(db: Db, statuses: readonly string[], time_zone: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select case when reltuples > 10000 then reltuples::bigint else (select count(*) from members) end from pg_class where oid = 'members'::regclass) as members,
      (select count(*)::int from members where created_at >= date_trunc('day', clock_timestamp(), ${time_zone})) as members_today,
      (select count(*)::int from (select from members m where ${absences.suspended} limit 1000) as s) as suspended,
      (select count(*)::int from (select from mails where sent_at is null and dead_at is null limit 1000) as w) as mails_waiting,
      (select count(*)::int from (select from outbox where done_at is null and dead_at is null limit 1000) as w) as outbox_waiting,
      (select count(*)::int from (select from payment_refunds where status = 'failed' and reason <> 'order' limit 1000) as f) as refunds_refused,
      (select created_at from outbox where done_at is null and dead_at is null order by id limit 1) as outbox_oldest,
      (select jsonb_agg(jsonb_build_object('status', s.status, 'n', (select count(*) from (select from orders o where o.status = s.status limit 1000) as c)) order by s.at)
        from unnest(${[...statuses]}::text[]) with ordinality as s (status, at)) as orders`.execute(db)
  return rows[0]!
}

export const zoneOf = async (db: Db, id: Id<'members'>) =>
  (await db.selectFrom('members').select('time_zone').where('id', '=', id).executeTakeFirst())?.time_zone ?? 'UTC'
