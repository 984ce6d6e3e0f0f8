import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo, selfOrVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'

export const ownDeals = (db: Db, ids: readonly string[], viewer: string) =>
  db
    .selectFrom('feedback_deals as d')
    .select('d.id')
    .where(sql<SqlBool>`d.id = any(${[...ids]}::uuid[]) and ${viewer}::uuid in (d.buyer_id, d.seller_id)`)
    .execute()

export async function targetsSeen(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select m.id from members m where m.id = any(${[...ids]}::uuid[]) and ${selfOrVisibleTo(viewer)}
    union all select s.id from stores s where s.id = any(${[...ids]}::uuid[])
      and (s.member_id = ${viewer}::uuid or ${ownerVisibleTo(viewer, 's.member_id')})`.execute(db)
  return rows
}
