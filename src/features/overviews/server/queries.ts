import { sql } from 'kysely'
import { isKept } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Source } from './queries-sources.ts'

export interface OverviewDbRow {
  readonly id: string
  readonly number: string | null
  readonly title: string
  readonly status: string
  readonly amount: number | null
  readonly currency: string | null
  readonly created_at: Date
  readonly decision_id: string | null
  readonly is_closed: boolean
  readonly owner_id: Id<'members'> | null
  readonly uid: number | null
  readonly username: string | null
  readonly full_name: string | null
  readonly image_url: string | null
  readonly member_since: Date | null
}
export interface OverviewAsked {
  readonly search?: string | undefined
  readonly status?: string | undefined
  /** Whom the search names, if anybody. */
  readonly owner_id?: string | undefined
}

/** A number, a member, or in a short list words of the name: each has an index. */
function found({ number, owner, title, is_few }: Source, { search, owner_id }: OverviewAsked) {
  if (search === undefined) return sql`true`
  const ways = [
    ...(/^[\w-]{1,20}$/.test(search) ? [sql`${number}::text = ${search}`] : []),
    ...(owner_id ? [sql`${owner} = ${owner_id}::uuid`] : []),
    ...(is_few ? [sql`${title} ilike ${containing(search)}`] : []),
  ]
  return ways.length ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
}
/** The decision that keeps a thing out of sight. */
const DECISION = sql`(select d.id from decisions d where d.subject_id = x.id and d.measure in ('hide', 'remove') and d.has_effect
  and d.status <> 'reversed' and d.lapsed_at is null order by d.id desc limit 1)`

export async function overviewPage(db: Db, source: Source, asked: OverviewAsked, place: PagePosition<readonly [string]>): Promise<OverviewDbRow[]> {
  const { from, number, title, owner, status, amount, currency, at, only = sql`true`, is_closed = sql`false`, reportable_type } = source
  const where = [only, found(source, asked), ...(asked.status ? [sql`${status} = ${asked.status}`] : [])]
  const after = place.after ? sql`and x.id < ${place.after[0]}::uuid` : sql``
  const { rows } = await sql<OverviewDbRow>`
    select t.*, m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since
    from (select x.id, ${number}::text as number, ${title} as title, ${status} as status, ${amount}::bigint as amount, ${currency} as currency,
        ${at} as created_at, ${is_closed} as is_closed, ${owner} as owner_id, ${reportable_type ? DECISION : sql`null::uuid`} as decision_id
      from ${from} where ${sql.join(where, sql` and `)} ${after} order by x.id desc limit ${place.limit} offset ${place.offset}) t
    left join members m on m.id = t.owner_id and ${isKept()} order by t.id desc`.execute(db)
  return rows
}
export const overviewCounted = ({ from, only = sql`true`, status, ...source }: Source, asked: OverviewAsked) => ({
  limit: (most: number) =>
    sql`select x.id from ${from} where ${only} and ${found({ from, status, ...source }, asked)}
      ${asked.status ? sql`and ${status} = ${asked.status}` : sql``} limit ${most}`,
})
/** Whom a search means: a username, a number of eight digits or an address. */
export async function whoIsMeant(db: Db, said: string): Promise<string | undefined> {
  const name = said.trim().toLowerCase()
  const one = /^\d{8}$/.test(name) ? sql`m.uid = ${Number(name)}` : name.includes('@') ? sql`m.email = ${name}` : sql`m.username = ${name}`
  return (await sql<{ id: string }>`select m.id from members m where ${one} limit 1`.execute(db)).rows[0]?.id
}
