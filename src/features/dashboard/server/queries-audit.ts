import { sql } from 'kysely'
import { isoOfCalendarDate } from '#kernel/calendar-date.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface AuditFilter {
  readonly family?: string | undefined
  readonly operation?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly actor_id?: Id<'members'> | undefined
  readonly time_zone: string
}
export interface EntryRow {
  id: number
  at: Date
  actor_id: Id<'members'> | null
  family: string
  operation: string
  ids: Record<string, string | number>
  peer: string
  seq: number | null
  hash: Buffer | null
  uid: number | null
  full_name: string | null
  username: string | null
}
interface Window {
  readonly after?: number | undefined
  readonly offset: number
  readonly limit: number
}

/** Start of a calendar day in the viewer's time zone; if daylight saving time skips midnight, the first moment that exists. */
const startOf = (day: string, zone: string) => sql`(${isoOfCalendarDate(day)}::date::timestamp at time zone ${zone})`
const endOf = (day: string, zone: string) => sql`((${isoOfCalendarDate(day)}::date + 1)::timestamp at time zone ${zone})`

export async function findEntries(db: Db, filter: AuditFilter, { after, offset, limit }: Window): Promise<EntryRow[]> {
  const { family, operation, from, to, actor_id, time_zone } = filter
  const all = [
    family && sql`e.family = ${family}`,
    operation && sql`e.operation = ${operation}`,
    actor_id && sql`e.actor_id = ${actor_id}::uuid`,
    from && sql`e.at >= ${startOf(from, time_zone)}`,
    to && sql`e.at < ${endOf(to, time_zone)}`,
    after !== undefined && sql`e.id < ${after}`,
  ].filter((one) => typeof one === 'object')
  const where = all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
  const { rows } = await sql<EntryRow>`
    select e.id, e.at, e.actor_id, e.family, e.operation, e.ids, e.peer, s.seq, s.hash, m.uid, m.full_name, m.username
    from audit_entries e left join audit_seals s on s.entry_id = e.id left join members m on m.id = e.actor_id
    ${where} order by e.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** Resolves a number, an id, an address or a username. */
export async function whoIs(db: Db, said: string): Promise<Id<'members'> | undefined> {
  const name = said.trim().toLowerCase()
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name)) return name as Id<'members'>
  const found = db.selectFrom('members').select('id')
  const one = /^\d{8}$/.test(name)
    ? found.where('uid', '=', Number(name))
    : name.includes('@')
      ? found.where('email', '=', name)
      : found.where('username', '=', name)
  return (await one.limit(1).executeTakeFirst())?.id
}
