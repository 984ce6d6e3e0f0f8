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
const WATCHING = sql`bookmarks k where k.book_markable_type = ${sql.lit(auctionSubject.name)} and k.book_markable_id = auctions.id`
const WATCHERS = sql<number>`(select count(*)::int from ${WATCHING})`
const isWatched = (viewer: string | null) => sql<boolean>`exists (select from ${WATCHING} and k.member_id = ${viewer}::uuid)`
const hasBid = (viewer: string | null) =>
  sql<boolean>`exists (select from auction_bidders b where b.auction_id = auctions.id and b.member_id = ${viewer}::uuid)`
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
      WATCHERS.as('watcher_count'),
      isWatched(viewer).as('is_watched'),
      hasBid(viewer).as('has_bid'),
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
  db.selectFrom('auctions').select('auctions.id').where('auctions.stamp_item_id', 'is not', null).where(where)

/** Keys are the database's own text, so that no microsecond is lost. Wanted most is what most bid on. */
const orders = {
  ending: { key: sql`auctions.ends_at`, direction: 'asc', as: 'timestamptz' },
  newest: { key: sql`auctions.published_at`, direction: 'desc', as: 'timestamptz' },
  price_low: { key: sql`coalesce(auctions.current_price, auctions.initial_bid)`, direction: 'asc', as: 'bigint' },
  price_high: { key: sql`coalesce(auctions.current_price, auctions.initial_bid)`, direction: 'desc', as: 'bigint' },
  wanted: { key: sql`auctions.bid_count`, direction: 'desc', as: 'int' },
} as const satisfies Record<(typeof auctionSorts)[number], object>
export const isNumbered = (sort: keyof typeof orders) => orders[sort].as !== 'timestamptz'

export interface OpenPage {
  readonly viewer: string | null
  readonly where: ReturnType<typeof sql<SqlBool>>
  readonly sort: keyof typeof orders
  readonly place: PagePosition<readonly [string, string]>
}
function placed({ where, sort, place: { after } }: OpenPage) {
  const { key, direction, as } = orders[sort]
  const [sign, way] = direction === 'asc' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')]
  const beyond = after ? sql`and (${key}, auctions.id) ${sign} (${after[0]}::${sql.raw(as)}, ${after[1]}::uuid)` : sql``
  return { key, fits: sql<SqlBool>`${where} ${beyond}`, order: sql`${key} ${way}, auctions.id ${way}` }
}

/** ETag: whatever a card tells, but what `marksIn` adds. What else it tells is frozen while a lot runs. */
const WRITTEN = sql<string>`concat_ws(' ', auctions.id, auctions.xmin, stamp_items.xmin, members.full_name,
  (select concat_ws(' ', d.id, d.xmin) from stamp_item_medias m join medias d on d.id = m.media_id
    where m.stamp_item_id = auctions.stamp_item_id order by m.position limit 1))`

export function openPage(db: Db, page: OpenPage) {
  const { key, fits, order } = placed(page)
  return cardRows(db, page.viewer)
    .select([sql<string>`(${key})::text`.as('key'), WRITTEN.as('written')])
    .where(fits)
    .orderBy(order)
    .limit(page.place.limit)
    .offset(page.place.offset)
    .execute()
}
type PageRow = Awaited<ReturnType<typeof openPage>>[number]
/** The marks of a page from what was read. */
export const marksIn = (rows: readonly PageRow[]) =>
  rows.map((row) => `${row.written} ${row.watcher_count} ${Number(row.is_watched)} ${Number(row.has_bid)}`).join('|')

/** The same asked alone, with the clock. Compiled once, because it runs for each cached answer. */
export function marksOf(db: Db, page: OpenPage) {
  const { fits, order } = placed(page)
  const { viewer, place } = page
  const marks = db
    .selectFrom('auctions')
    .innerJoin('stamp_items', 'stamp_items.id', 'auctions.stamp_item_id')
    .innerJoin('members', 'members.id', 'auctions.seller_id')
    .select(sql<string>`concat_ws(' ', ${WRITTEN}, ${WATCHERS}, ${isWatched(viewer)}::int, ${hasBid(viewer)}::int)`.as('mark'))
    .where(fits)
    .orderBy(order)
    .limit(place.limit)
    .offset(place.offset)
  const asked = sql<{ marks: string[]; at: Date }>`select array(${marks}) as marks, clock_timestamp() as at`.compile(db)
  return async () => (await db.executeQuery(asked)).rows[0]!
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
