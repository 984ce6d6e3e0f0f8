import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { RecommendationSource } from '#server/slices/recommendation-source.ts'
import type { Why } from '../contract.ts'

export async function reasonsOff(db: Db, member_id: MemberId): Promise<string[]> {
  const rows = await db.selectFrom('recommendations_off').select('why').where('member_id', '=', member_id).execute()
  return rows.map(({ why }) => why)
}

/** What all of these sources find, in one statement; the reach is asked with the cards. */
export async function foundBy(db: Db, viewer: MemberId, sources: readonly RecommendationSource[], limit: number) {
  if (!sources.length) return []
  const parts = sources.map(
    ({ things }, at) => sql`(select ${sql.lit(at)}::int as source, t.id, row_number() over () as nth from (${things(viewer, limit)}) t)`,
  )
  const { rows } = await sql<{
    source: number
    id: string
  }>`select source, id from (${sql.join(parts, sql` union all `)}) found order by source, nth`.execute(db)
  return rows
}

export const turnOff = (tx: Tx, member_id: MemberId, why: Why) =>
  tx
    .insertInto('recommendations_off')
    .values({ member_id, why })
    .onConflict((on) => on.doNothing())
    .execute()
export const turnOn = (tx: Tx, member_id: MemberId, why: Why) =>
  tx.deleteFrom('recommendations_off').where('member_id', '=', member_id).where('why', '=', why).execute()
