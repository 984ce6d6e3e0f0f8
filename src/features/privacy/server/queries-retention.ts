import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type Retention, retention } from './retention.ts'

/** Performance: the clock in a subquery is evaluated once, so that an index can be used. */
const isOver = ({ after, period, when }: Retention) =>
  sql<boolean>`${sql.ref(after)} < (select clock_timestamp() - ${period}::interval) and ${sql.raw(when ?? 'true')}`

const someOf = (one: Retention) => sql`select from ${sql.table(one.table)} where ${isOver(one)}`

/** Index of rules with rows to delete. */
export async function overdue(db: Db): Promise<string[]> {
  const asked = retention.map((one, at) => sql`select ${sql.lit(at)}::text as at where exists (${someOf(one)})`)
  const { rows } = await sql<{ at: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows.map(({ at }) => at)
}

/** One batch, oldest first; locked rows are left for the next run. */
export async function throwAway(tx: Tx, one: Retention, most: number) {
  const table = sql.table(one.table)
  await sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${isOver(one)} order by ${sql.ref(one.after)} limit ${most} for update skip locked))`.execute(tx)
}
