import { type SqlBool, sql } from 'kysely'
import { storeSubject } from '#features/stores/contract.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { PARTNERS_LEAST, type RatingTarget, SCORE_MONTHS } from '../rules.ts'

/** Counts the score of a member or a store again: the same rule as `scoreOver`, in one statement over an index. */
export async function recount(tx: Tx, target_type: RatingTarget, target_id: string): Promise<void> {
  const about = target_type === 'Store' ? sql.ref('f.store_id') : sql.ref('f.receiver_id')
  const months = sql`make_interval(months => ${SCORE_MONTHS}::int)`
  await sql`
    with received as (
      select f.author_id, f.score, f.as_described, f.packing, f.speed, f.contact, f.revealed_at,
        f.revealed_at > clock_timestamp() - ${months} as counts
      from feedbacks f where ${about} = ${target_id}::uuid and f.revealed_at is not null
    ), partners as (
      select author_id, avg(score) as score, avg(as_described) as as_described, avg(packing) as packing, avg(speed) as speed, avg(contact) as contact
      from received where counts group by author_id
    ), means as (
      select count(*)::int as partners, avg(score) as score, avg(as_described) as as_described, avg(packing) as packing, avg(speed) as speed,
        avg(contact) as contact from partners
    )
    insert into feedback_scores as s (target_type, target_id, total, year, partners, score, as_described, packing, speed, contact, recount_at)
    select ${target_type}, ${target_id}::uuid, (select count(*) from received), (select count(*) from received where counts), means.partners,
      ${shown(sql`means.score`)}, ${shown(sql`means.as_described * 100`)}, ${shown(sql`means.packing * 100`)},
      ${shown(sql`means.speed * 100`)}, ${shown(sql`means.contact * 100`)},
      (select min(revealed_at) + ${months} from received where counts)
    from means
    on conflict (target_type, target_id) do update set (total, year, partners, score, as_described, packing, speed, contact, recount_at)
      = row(excluded.total, excluded.year, excluded.partners, excluded.score, excluded.as_described, excluded.packing, excluded.speed, excluded.contact,
        excluded.recount_at)`.execute(tx)
}
const shown = (mean: ReturnType<typeof sql>) => sql`case when means.partners >= ${PARTNERS_LEAST}::int then round(${mean})::smallint end`

export const scoreRow = (db: Db, target_type: RatingTarget, target_id: string) =>
  db
    .selectFrom('feedback_scores')
    .selectAll()
    .where('target_type', '=', target_type)
    .where('target_id', '=', target_id as never)
    .executeTakeFirst()

/** Scores of which a feedback has left the last twelve months, as `User:<id>`. */
export async function dueRecounts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback_scores')
    .select(['target_type', 'target_id'])
    .where(sql<SqlBool>`recount_at <= clock_timestamp()`)
    .orderBy('recount_at')
    .limit(limit)
    .execute()
  return rows.map(({ target_type, target_id }) => `${target_type}:${target_id}`)
}

const kept = (column: 'score' | 'total'): SubjectCount['count'] => {
  return (_, id) =>
    sql`select coalesce((select s.${sql.ref(column)} from feedback_scores s where s.target_type = 'Store' and s.target_id = ${id}::uuid), 0)`
}
/** Score in hundredths, zero below three partners; and how many feedbacks are shown. Both are public as the list is. */
export const storeScore: readonly SubjectCount[] = [
  { of: storeSubject.type, name: 'score', count: kept('score') },
  { of: storeSubject.type, name: 'feedbacks', count: kept('total') },
]
