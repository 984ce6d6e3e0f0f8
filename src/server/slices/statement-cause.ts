import { type RawBuilder, sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'

/** What a line of a statement was booked for, found in tables of a slice above `ledger`. */
export interface StatementCause {
  /** `ref_type` of the postings it knows. */
  readonly of: readonly string[]
  /**
   * Query of `ref_type`, `ref_id`, `name` (one of the names in the contract of `ledger`), `number` and `path`, over the rows of `refs`
   * (`ref_type`, `ref_id`). It finds only what the viewer takes part in.
   */
  readonly rows: (viewer: MemberId) => RawBuilder<unknown>
}
export interface CauseRow {
  readonly ref_type: string
  readonly ref_id: string
  readonly name: 'order' | 'trade' | 'bounty' | 'flag' | 'ticket'
  readonly number: number
  readonly path: string
}
type Ref = Pick<CauseRow, 'ref_type' | 'ref_id'>

/** The causes of these postings by `ref_id`, in one statement. */
export async function causesOf(
  db: Db,
  { statementCauses: all }: { readonly statementCauses: readonly StatementCause[] },
  viewer: MemberId,
  refs: readonly Ref[],
): Promise<ReadonlyMap<string, CauseRow>> {
  const types = new Set(refs.map(({ ref_type }) => ref_type))
  const known = all.filter(({ of }) => of.some((type) => types.has(type)))
  if (!known.length) return new Map()
  const { rows } = await sql<CauseRow>`
    with refs as (
      select distinct given.ref_type, given.ref_id
      from unnest(${refs.map(({ ref_type }) => ref_type)}::text[], ${refs.map(({ ref_id }) => ref_id)}::uuid[]) as given (ref_type, ref_id)
    )
    ${sql.join(
      known.map(({ rows }) => sql`(${rows(viewer)})`),
      sql` union all `,
    )}`.execute(db)
  return new Map(rows.map((row) => [row.ref_id, row]))
}
