import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { About, CommentRow } from './queries.ts'

/** Replies shown beneath a comment before anybody asks for more. */
const FIRST = 3

export interface ListedRow extends CommentRow {
  readonly is_seen: boolean
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly reply_count: number
}

const columns = (c: string, viewer: string | null) => sql`${sql.table(c)}.id, ${sql.ref(`${c}.subject_type`)}, ${sql.ref(`${c}.subject_id`)},
  ${sql.ref(`${c}.root_id`)}, ${sql.ref(`${c}.member_id`)}, ${sql.ref(`${c}.body`)}, ${sql.ref(`${c}.entities`)}, ${sql.ref(`${c}.version`)},
  ${sql.ref(`${c}.edited_at`)}, ${sql.ref(`${c}.deleted_at`)}, ${sql.ref(`${c}.created_at`)}, ${stands(c, viewer)} as is_seen,
  m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since`
const stands = (c: string, viewer: string | null) =>
  sql<SqlBool>`(${sql.ref(`${c}.deleted_at`)} is null and ${sql.ref(`${c}.hidden_at`)} is null and ${ownerVisibleTo(viewer, `${c}.member_id`)})`
/** Answers to `c` that this reader sees, counted up to a thousand. */
const answers = (viewer: string | null) => sql`select from comments r where r.root_id = c.id and ${stands('r', viewer)} limit 1000`

export interface ListAsked extends About {
  readonly parent_id: Id<'comments'> | undefined
  readonly order: 'asc' | 'desc'
}
/** A comment that is gone or hidden keeps its place while somebody's answer stands beneath it. */
const listed = (viewer: string | null, { subject_type, subject_id, parent_id }: ListAsked): RawBuilder<SqlBool> =>
  parent_id
    ? sql`c.root_id = ${parent_id} and c.subject_type = ${subject_type} and c.subject_id = ${subject_id} and ${stands('c', viewer)}`
    : sql`c.root_id is null and c.subject_type = ${subject_type} and c.subject_id = ${subject_id} and (${stands('c', viewer)} or exists (${answers(viewer)}))`

export async function commentPage(db: Db, viewer: string | null, asked: ListAsked, place: PagePosition<readonly [string]>): Promise<ListedRow[]> {
  const [sign, way] = asked.order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const after = place.after ? sql`c.id ${sign} ${place.after[0]}::uuid` : sql`true`
  const { rows } = await sql<ListedRow>`select ${columns('c', viewer)}, (select count(*)::int from (${answers(viewer)}) as found) as reply_count
    from comments c join members m on m.id = c.member_id where ${listed(viewer, asked)} and ${after}
    order by c.id ${way} limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const commentsCounted = (viewer: string | null, asked: ListAsked) => ({
  limit: (most: number) => sql`select c.id from comments c where ${listed(viewer, asked)} limit ${most}`,
})

/** The first replies of several comments, in one statement. */
export async function firstReplies(db: Db, viewer: string | null, ids: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select found.*, 0 as reply_count from unnest(${[...ids]}::uuid[]) as asked(id)
    cross join lateral (select ${columns('c', viewer)} from comments c join members m on m.id = c.member_id
      where c.root_id = asked.id and ${stands('c', viewer)} order by c.id limit ${FIRST}) found
    order by found.id`.execute(db)
  return rows
}
export async function oneListed(db: Db, viewer: string | null, id: string): Promise<ListedRow> {
  const { rows } = await sql<ListedRow>`select ${columns('c', viewer)}, (select count(*)::int from (${answers(viewer)}) as found) as reply_count
    from comments c join members m on m.id = c.member_id where c.id = ${id}::uuid`.execute(db)
  return rows[0]!
}
