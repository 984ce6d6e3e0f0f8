import { type SqlBool, sql } from 'kysely'
import { describedBy, facetsAsked, numberWanted, wordsWanted, yearsAsked } from '#features/listings/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { DescribedList } from '#server/db/facet-counts.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { type auctionSorts, auctionSubject, type auctions } from '../../contract.ts'
import type { ListType, Participation } from '../../rules.ts'
import { auctionRows } from '../queries.ts'

type MarketInput = InputOf<typeof auctions.counts> & { readonly user_id?: InputOf<typeof auctions.list>['user_id'] }
/** With the item as a card shows it, in one statement: page size rows, each with its own looks into indexes. */
export const cardRows = (db: Db, viewer: string | null) =>
  auctionRows(db)
    .innerJoin('stamp_items', 'stamp_items.id', 'auctions.stamp_item_id')
    .innerJoin('members', 'members.id', 'auctions.seller_id')
    .leftJoin('orders', 'orders.id', 'auctions.order_id')
    .select(['stamp_items.item_kind', 'stamp_items.country as item_country', 'stamp_items.year_issued', 'stamp_items.condition'])
    .select(['stamp_items.width_mm', 'stamp_items.height_mm', 'members.full_name as seller_name', 'orders.status as order_status'])
    .select([
      sql<string | null>`(select m.media_id from stamp_item_medias m where m.stamp_item_id = auctions.stamp_item_id order by m.position limit 1)`.as(
        'media_id',
      ),
      sql<{ type: string; number: string } | null>`(select jsonb_build_object('type', n.type, 'number', n.number) from stamp_item_catalogue_numbers n
        where n.stamp_item_id = auctions.stamp_item_id order by n.position limit 1)`.as('first_number'),
      sql<number>`(select count(*)::int from bookmarks k where k.book_markable_type = ${auctionSubject.name} and k.book_markable_id = auctions.id)`.as(
        'watcher_count',
      ),
      sql<boolean>`exists (select from bookmarks k where k.book_markable_type = ${auctionSubject.name} and k.book_markable_id = auctions.id
        and k.member_id = ${viewer}::uuid)`.as('is_watched'),
      sql<boolean>`exists (select from auction_bidders b where b.auction_id = auctions.id and b.member_id = ${viewer}::uuid)`.as('has_bid'),
    ])
export type AuctionCardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

const FACETS = sql.ref('auctions.facets')
/** What runs, and what of it fits. The equality with the end is over, though its lot may not be closed yet. */
export function running(input: MarketInput, viewer: string | null) {
  const where = [
    sql<SqlBool>`auctions.status = 'active' and ${ownerVisibleTo(viewer, 'auctions.seller_id')}`,
    ...facetsAsked(FACETS, input),
    ...yearsAsked(FACETS, input),
    ...wordsWanted(sql.ref('auctions.words'), input.search),
  ]
  if (input.catalogue_number) where.push(numberWanted(sql.ref('auctions.catalogue_numbers'), input.catalogue_number))
  if (input.user_id) where.push(sql`auctions.seller_id = ${input.user_id}`)
  if (input.member_id) where.push(sql`auctions.seller_id = (select m.id from members m where m.uid = ${input.member_id})`)
  if (input.price_from !== undefined) where.push(sql`coalesce(auctions.current_price, auctions.initial_bid) >= ${input.price_from}`)
  if (input.price_to !== undefined) where.push(sql`coalesce(auctions.current_price, auctions.initial_bid) <= ${input.price_to}`)
  if (input.is_without_reserve) where.push(sql`auctions.reserve_price is null`)
  if (input.is_buy_it_now) where.push(sql`auctions.buy_it_now_price is not null and auctions.leader_id is null`)
  if (viewer && input.my_stuff) where.push(input.my_stuff === 'only' ? sql`auctions.seller_id = ${viewer}` : sql`auctions.seller_id <> ${viewer}`)
  if (!viewer && input.my_stuff === 'only') where.push(sql`false`)
  return sql<SqlBool>`${sql.join(where, sql` and `)}`
}

/** The lists of an owner, a partition of all their lots; `participated` is the one of a bidder. */
const typed: Readonly<Record<ListType, (member: string) => ReturnType<typeof sql<SqlBool>>>> = {
  active: (member) => sql`auctions.seller_id = ${member} and auctions.status = 'active'`,
  draft: (member) => sql`auctions.seller_id = ${member} and auctions.status = 'draft'`,
  scheduled: (member) => sql`auctions.seller_id = ${member} and auctions.status = 'scheduled'`,
  'order-placed': (member) => sql`auctions.seller_id = ${member} and auctions.status = 'closed_sold'`,
  expired: (member) =>
    sql`auctions.seller_id = ${member} and auctions.status in ('closed_unsold', 'defaulted', 'cancelled') and auctions.bid_count = 0`,
  'order-not-placed': (member) =>
    sql`auctions.seller_id = ${member} and auctions.status in ('closed_unsold', 'defaulted', 'cancelled') and auctions.bid_count > 0`,
  participated: (member) => sql`exists (select from auction_bidders b where b.auction_id = auctions.id and b.member_id = ${member})`,
}
export const ofType = (type: ListType, member_id: Id<'members'>) => typed[type](member_id)

const parts: Readonly<Record<Participation, (member: string) => ReturnType<typeof sql<SqlBool>>>> = {
  active: () => sql`auctions.status = 'active'`,
  won: (member) => sql`auctions.status = 'closed_sold' and auctions.winner_id = ${member}`,
  loss: (member) => sql`auctions.status = 'closed_sold' and auctions.winner_id <> ${member}`,
  expired: () => sql`auctions.status in ('closed_unsold', 'defaulted', 'cancelled')`,
}
export const partOf = (part: Participation, member_id: Id<'members'>) => sql<SqlBool>`${typed.participated(member_id)} and ${parts[part](member_id)}`

export const counted = (db: Db, where: ReturnType<typeof sql<SqlBool>>) =>
  db.selectFrom('auctions').innerJoin('stamp_items', 'stamp_items.id', 'auctions.stamp_item_id').select('auctions.id').where(where)

/** Keys are the database's own text, so that no microsecond is lost. Wanted most is what most bid on. */
const orders = {
  ending: { key: sql`auctions.ends_at`, direction: 'asc', as: 'timestamptz' },
  newest: { key: sql`auctions.published_at`, direction: 'desc', as: 'timestamptz' },
  price_low: { key: sql`coalesce(auctions.current_price, auctions.initial_bid)`, direction: 'asc', as: 'bigint' },
  price_high: { key: sql`coalesce(auctions.current_price, auctions.initial_bid)`, direction: 'desc', as: 'bigint' },
  wanted: { key: sql`auctions.bid_count`, direction: 'desc', as: 'int' },
} as const satisfies Record<(typeof auctionSorts)[number], object>
export const isNumbered = (sort: keyof typeof orders) => orders[sort].as !== 'timestamptz'

type Place = PagePosition<readonly [string, string]>
export function openPage(db: Db, viewer: string | null, where: ReturnType<typeof sql<SqlBool>>, sort: keyof typeof orders, place: Place) {
  const { key, direction, as } = orders[sort]
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  const after = place.after
    ? sql<SqlBool>`(${key}, auctions.id) ${sign} (${place.after[0]}::${sql.raw(as)}, ${place.after[1]}::uuid)`
    : sql<SqlBool>`true`
  return cardRows(db, viewer)
    .select(sql<string>`(${key})::text`.as('key'))
    .where(where)
    .where(after)
    .orderBy(key, direction)
    .orderBy('auctions.id', direction)
    .limit(place.limit)
    .offset(place.offset)
    .execute()
}
export const ownPage = (db: Db, viewer: string, where: ReturnType<typeof sql<SqlBool>>, place: PagePosition<readonly [string]>) =>
  cardRows(db, viewer)
    .select(sql<string>`auctions.id::text`.as('key'))
    .where(where)
    .where(beyond(['auctions.id'], 'desc', place))
    .orderBy('auctions.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** What its counts are made of. */
export const lots: DescribedList = { from: sql`auctions`, id: sql`auctions.id`, facets: sql`auctions.facets`, counted: [...describedBy, 'years'] }
