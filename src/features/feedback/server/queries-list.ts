import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo, selfOrVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { RatingTarget, Role } from '../rules.ts'
import type { DealRow } from './queries.ts'

/** A member or a store whose feedback this viewer may read: as long as the member, or the store's owner, is visible to them. */
export const targetSeen = async (db: Db, viewer: string | null, target_type: RatingTarget, id: string): Promise<boolean> => {
  const row =
    target_type === 'User'
      ? db
          .selectFrom('members as m')
          .select('m.id')
          .where('m.id', '=', id as never)
          .where(selfOrVisibleTo(viewer))
      : db
          .selectFrom('stores as s')
          .select('s.id')
          .where('s.id', '=', id as never)
          .where(sql<SqlBool>`(s.member_id = ${viewer}::uuid or ${ownerVisibleTo(viewer, 's.member_id')})`)
  return (await row.executeTakeFirst()) !== undefined
}

interface ListFilter {
  readonly target_type: RatingTarget
  readonly target_id: string
  readonly role: Role | undefined
}
const shownAbout = (db: Db, { target_type, target_id, role }: ListFilter) =>
  db
    .selectFrom('feedbacks as f')
    .where(target_type === 'Store' ? 'f.store_id' : 'f.receiver_id', '=', target_id as never)
    .where('f.revealed_at', 'is not', null)
    .$if(target_type === 'Store', (rows) => rows.where('f.store_id', 'is not', null))
    .$if(role !== undefined, (rows) => rows.where('f.role', '=', role!))
export const listCounted = (db: Db, filter: ListFilter) => shownAbout(db, filter).select('f.id')

export const listPage = (db: Db, filter: ListFilter, place: PagePosition<readonly [string, string]>) =>
  shownAbout(db, filter)
    .selectAll('f')
    .where(beyond(['f.revealed_at', 'f.id'], 'desc', place))
    .orderBy('f.revealed_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

export const dealsByIds = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('feedback_deals as d')
    .selectAll()
    .where(sql<SqlBool>`d.id = any(${[...ids]}::uuid[])`)
    .orderBy('d.closes_at')
    .orderBy('d.id')
    .execute() as Promise<unknown> as Promise<DealRow[]>

/** Deals that wait for this member's words. Each side has an index, so the two are read apart and merged. */
export async function openDeals(db: Db, viewer: string, place: PagePosition<readonly [string, string]>): Promise<string[]> {
  const writes = (role: Role) => (role === 'seller' ? sql`and d.circle_id is null` : sql``)
  const side = (party: 'buyer_id' | 'seller_id', role: Role) => sql`(select d.id, d.closes_at from feedback_deals d
    where d.${sql.ref(party)} = ${viewer}::uuid and d.closes_at > clock_timestamp() ${writes(role)}
      and not exists (select from feedbacks f where f.deal_id = d.id and f.role = ${role})
      and ${beyond(['d.closes_at', 'd.id'], 'asc', place)} order by d.closes_at, d.id limit ${place.limit + place.offset})`
  const { rows } = await sql<{ id: string }>`select id from (${side('buyer_id', 'buyer')} union all ${side('seller_id', 'seller')}) as waiting
    order by closes_at, id limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows.map(({ id }) => id)
}
