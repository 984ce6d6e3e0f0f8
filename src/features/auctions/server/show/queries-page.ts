import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { auctionSubject } from '../../contract.ts'
import type { AuctionRow } from '../queries.ts'

/** What a page says beside the lot itself: its seller, watchers, one's own part, and how its order stands. */
interface Around {
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly store_name: string | null
  readonly watcher_count: number
  readonly is_watched: boolean
  readonly next_id: Id<'auctions'> | null
  readonly order_status: string | null
  readonly group_id: Id<'order_groups'> | null
  readonly pay_until: Date | null
  readonly at: Date
}
export async function aroundOf(db: Db, { id, seller_id, store_id, order_id }: AuctionRow, viewer: string | null): Promise<Around> {
  const kept = sql`bookmarks k where k.book_markable_type = ${auctionSubject.name} and k.book_markable_id = ${id}`
  const { rows } = await sql<Around>`
    select m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since, s.name as store_name,
      (select count(*)::int from ${kept}) as watcher_count,
      exists (select from ${kept} and k.member_id = ${viewer}::uuid) as is_watched,
      (select n.id from auctions n where n.previous_id = ${id}) as next_id,
      o.status as order_status, o.order_group_id as group_id, g.reserved_until as pay_until, clock_timestamp() as at
    from members m left join stores s on s.id = ${store_id}::uuid left join orders o on o.id = ${order_id}::uuid
      left join order_groups g on g.id = o.order_group_id
    where m.id = ${seller_id}`.execute(db)
  return rows[0]!
}
