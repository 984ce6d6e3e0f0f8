import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo, selfOrVisibleTo } from '#features/members/server/public.ts'
import { visibleRows } from '#server/operations/listening.ts'
import type { MayListen } from '#server/operations/slice.ts'

export const mayHearDeal: MayListen = visibleRows(async (db, ids, viewer) =>
  viewer.kind === 'member'
    ? db
        .selectFrom('feedback_deals as d')
        .select('d.id')
        .where(sql<SqlBool>`d.id = any(${[...ids]}::uuid[]) and ${viewer.id}::uuid in (d.buyer_id, d.seller_id)`)
        .execute()
    : [],
)
/** Members and stores whose feedback the viewer may read. */
export const mayHearAbout: MayListen = visibleRows(async (db, ids, viewer) => {
  const { rows } = await sql<{ id: string }>`select m.id from members m where m.id = any(${[...ids]}::uuid[]) and ${selfOrVisibleTo(viewer.id)}
    union all select s.id from stores s where s.id = any(${[...ids]}::uuid[])
      and (s.member_id = ${viewer.id}::uuid or ${ownerVisibleTo(viewer.id, 's.member_id')})`.execute(db)
  return rows
})
