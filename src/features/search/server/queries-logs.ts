import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** So many are remembered. */
const MOST = 100
const POPULAR_FROM = 3
const POPULAR = 10

export const logsOf = (db: Db, member_id: Id<'members'>, type: string | undefined) => {
  const found = db.selectFrom('search_logs').where('member_id', '=', member_id)
  return type === undefined ? found : found.where('search_log_type', '=', type)
}
/** Times as keys: the database's own text, so that no microsecond is lost. */
export function logPage(
  db: Db,
  member_id: Id<'members'>,
  type: string | undefined,
  { after, limit, offset }: PagePosition<readonly [string, string]>,
) {
  const beyond = after ? sql<SqlBool>`(searched_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql<SqlBool>`true`
  return logsOf(db, member_id, type)
    .select(['id', 'search', 'search_log_type', 'searched_at', sql<string>`searched_at::text`.as('key')])
    .where(beyond)
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function keepSearch(tx: Tx, row: { member_id: Id<'members'>; words: string; search: string; search_log_type: string }) {
  const { search } = row
  await tx
    .insertInto('search_logs')
    .values(row)
    .onConflict((met) => met.columns(['member_id', 'search_log_type', 'words']).doUpdateSet({ search, searched_at: sql`clock_timestamp()` }))
    .execute()
  await sql`delete from search_logs where member_id = ${row.member_id} and id in (
    select l.id from search_logs l where l.member_id = ${row.member_id} order by l.searched_at desc, l.id desc offset ${sql.lit(MOST)})`.execute(tx)
}
export const dropSearches = async (tx: Tx, member_id: Id<'members'>, id?: Id<'search_logs'>) => {
  const all = tx.deleteFrom('search_logs').where('member_id', '=', member_id)
  return (await (id === undefined ? all : all.where('id', '=', id)).returning('id').execute()).length > 0
}

/** Words of at least so many members: what one alone searches for is told to nobody. */
export async function popularSearches(db: Db): Promise<string[]> {
  const { rows } = await sql<{ search: string }>`
    select (array_agg(search order by searched_at desc))[1] as search from search_logs where searched_at > clock_timestamp() - interval '30 days'
    group by words having count(distinct member_id) >= ${sql.lit(POPULAR_FROM)}
    order by count(distinct member_id) desc, words limit ${sql.lit(POPULAR)}`.execute(db)
  return rows.map(({ search }) => search)
}
