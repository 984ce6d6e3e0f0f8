import { sql } from 'kysely'
import { type ItemRow, itemRows } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

const AT_ONCE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Batches by id. Memory: only one batch at a time. */
async function* paged<RowId extends string, Row extends { readonly id: RowId }>(
  page: (after: RowId) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = FIRST as RowId; ; ) {
    const rows = await page(after)
    if (rows.length) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

/** Items in the collection, without deleted ones. */
export const itemsOf = (db: Db, member_id: Id<'members'>): AsyncGenerator<readonly ItemRow[]> =>
  paged((after: Id<'stamp_items'>) =>
    itemRows(db).where('member_id', '=', member_id).where('deleted_at', 'is', null).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute(),
  )

export interface OrderLine {
  readonly id: string
  readonly number: number
  readonly placed_at: Date
  readonly bought: boolean
  readonly store_name: string
  readonly status: string
  readonly items: string
  readonly item_total: number
  readonly shipping_total: number
  readonly total: number
  readonly currency: string
}
/** Purchases and sales. Privacy: without name and address of the other party. */
export const ordersOf = (db: Db, member_id: Id<'members'>): AsyncGenerator<readonly OrderLine[]> =>
  paged(async (after) => {
    const { rows } = await sql<OrderLine>`
      select o.id, o.number, o.placed_at, o.buyer_id = ${member_id} as bought, o.store_name, o.status,
        coalesce((select string_agg(i.order_quantity || ' × ' || i.name, '; ' order by i.id) from order_items i where i.order_id = o.id), '') as items,
        o.item_total, o.shipping_total, o.total, o.currency
      from orders o where (o.buyer_id = ${member_id} or o.seller_id = ${member_id}) and o.id > ${after}::uuid order by o.id limit ${AT_ONCE}`.execute(
      db,
    )
    return rows
  })

export interface AddressLine {
  readonly id: string
  readonly full_name: string
  readonly address: string
  readonly zipcode: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly phone: string
}
export const addressesOf = (db: Db, member_id: Id<'members'>): AsyncGenerator<readonly AddressLine[]> =>
  paged((after: Id<'addresses'>) =>
    db
      .selectFrom('addresses')
      .select(['id', 'full_name', 'address', 'zipcode', 'city', 'state', 'country', 'phone'])
      .where('member_id', '=', member_id)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  )

export interface TieLine {
  readonly id: string
  readonly uid: number
  readonly tie: 'following' | 'follower' | 'blocked' | 'muted'
  readonly at: Date
}
/** Followed members, followers, blocks and mutes, by spoken number. */
export const tiesOf = (db: Db, member_id: Id<'members'>): AsyncGenerator<readonly TieLine[]> =>
  paged(async (after) => {
    const { rows } = await sql<TieLine>`
      select m.id, m.uid, t.tie, t.at from (
        select f.followed_id as other, 'following' as tie, f.changed_at as at from follows f where f.follower_id = ${member_id} and f.status = 'Accepted'
        union all select f.follower_id, 'follower', f.changed_at from follows f where f.followed_id = ${member_id} and f.status = 'Accepted'
        union all select b.blocked_id, 'blocked', b.created_at from blocks b where b.blocker_id = ${member_id}
        union all select u.muted_id, 'muted', u.created_at from mutes u where u.muter_id = ${member_id}) t
      join members m on m.id = t.other
      where m.id in (select other from (
        select f.followed_id as other from follows f where f.follower_id = ${member_id}
        union select f.follower_id from follows f where f.followed_id = ${member_id}
        union select b.blocked_id from blocks b where b.blocker_id = ${member_id}
        union select u.muted_id from mutes u where u.muter_id = ${member_id}) k where k.other > ${after}::uuid order by k.other limit ${AT_ONCE})
      order by m.id, t.tie`.execute(db)
    return rows
  })

export interface SettingLine {
  readonly group: string
  readonly property: string
  readonly value: string
}
/** Settings chosen by the member. */
export const choicesOf = (db: Db, member_id: Id<'members'>): Promise<readonly SettingLine[]> =>
  db
    .selectFrom('settings')
    .select(['group', 'property', sql<string>`settings.value #>> '{}'`.as('value')])
    .where('member_id', '=', member_id)
    .orderBy('group')
    .orderBy('property')
    .execute()
