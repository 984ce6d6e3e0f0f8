import { findMedias } from '#features/media/server/public.ts'
import { findItems, itemNames, itemView } from '#features/stamp-items/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { auctions } from '../../contract.ts'
import { canBuyNow, isOver, LADDER, type Placed, retractable } from '../../rules.ts'
import { barrierOf } from '../bid/barrier.ts'
import { bidderNames, standingBids } from '../bid/queries-book.ts'
import type { AuctionRow } from '../queries.ts'
import { actionsOf } from './actions.ts'
import { aroundOf } from './queries-page.ts'
import { watchedState } from './state.ts'

export type AuctionView = OutputOf<typeof auctions.show>['auction']
export interface LotReader {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
  readonly viewer: Viewer
}

/** A lot as this viewer may see it: no ceiling but the own, no reserve but the seller's. */
export async function auctionView({ db, files, locale, viewer }: LotReader, row: AuctionRow): Promise<AuctionView> {
  const around = await aroundOf(db, row, viewer.id)
  const names = await bidderNames(db, row.id)
  const item = (await findItems(db, row.stamp_item_id ? [row.stamp_item_id] : [])).get(row.stamp_item_id)
  const medias = item && (await findMedias(db, item.media_ids))
  const nameOf = await termNames(db, locale)
  const shown = item && medias ? itemView(files, item, medias, viewer.id) : null
  const why_not = await whyNot(db, row, viewer, around.at)
  const is_own = viewer.id === row.seller_id
  const { id, number, name, description, seller_id: user_id, store_id, soft_close_s, published_at, original_ends_at, hard_end_at, closed_at } = row
  return {
    ...{ id, number, name, description, user_id, is_own, soft_close_s, published_at, original_ends_at, hard_end_at, closed_at },
    ...{
      auctionable_type: 'StampItem' as const,
      auctionable_id: item?.id ?? null,
      auctionable: shown,
      unit: row.unit as 'used',
      medias: shown?.medias ?? [],
    },
    names: item ? itemNames(nameOf, item) : {},
    user: {
      ...{ id: user_id, uid: around.uid, username: around.username, full_name: around.full_name },
      ...{ image_url: around.image_url, created_at: around.member_since },
    },
    store: store_id && around.store_name !== null ? { id: store_id, name: around.store_name } : null,
    ...watchedState(row, viewer.id, { ...around, has_bid: viewer.id !== null && names.has(viewer.id) }),
    server_time: around.at,
    ladder: LADDER.map(([from, step]) => ({ from, step })),
    leader: row.leader_id && (names.get(row.leader_id) ?? null),
    retraction_count: row.retraction_count,
    own: viewer.id === null ? null : await ownPart(db, row, { member_id: viewer.id, names, now: around.at }),
    ...{ can_bid: why_not === null, why_not, can_buy_now: (why_not === null || why_not === 'guest') && canBuyNow(row, row) },
    ...{ shipping_option: row.shipping_option, shipping_amount: row.shipping_amount, shipping_abroad: row.shipping_abroad, country: row.country },
    rates: row.rates.map((way) => ({ ...way, option_name: nameOf('shipping_options', way.shipping_option) })),
    return_policy: { domestic: row.return_domestic, international: row.return_international },
    ...endOf(row, viewer.id, { ...around, names }),
    reserve_price: is_own ? row.reserve_price : null,
    actions: is_own ? actionsOf(row, around.at, around.next_id !== null) : [],
    ...{ previous_auction_id: row.previous_id, next_auction_id: is_own ? around.next_id : null, is_final: row.final_at !== null },
  }
}

async function whyNot(db: Db, row: AuctionRow, viewer: Viewer, now: Date): Promise<AuctionView['why_not']> {
  if (row.status !== 'active' || isOver({ ends_at: row.ends_at! }, now)) return 'over'
  if (viewer.kind === 'guest') return 'guest'
  if (viewer.id === row.seller_id) return 'own'
  if (!viewer.permissions.has('marketplace.auctions.bid')) return 'plan'
  return (await barrierOf(db, row, viewer.id, now)) ?? null
}

interface Part {
  readonly member_id: Id<'members'>
  readonly names: ReadonlyMap<string, number>
  readonly now: Date
}
async function ownPart(db: Db, row: AuctionRow, { member_id, names, now }: Part): Promise<AuctionView['own']> {
  const bidder = names.get(member_id)
  if (bidder === undefined) return null
  const bids = await standingBids(db, row.id, member_id)
  const last = bids.at(-1)
  if (!last) return null
  const open = row.status === 'active' && !isOver({ ends_at: row.ends_at! }, now)
  return {
    bidder,
    maximum: last.amount,
    is_leading: row.leader_id === member_id,
    retractable: open ? howMany(bids, member_id, row.ends_at!, now) : 'none',
  }
}
function howMany(bids: readonly Placed[], member_id: string, ends_at: Date, now: Date) {
  const fall = retractable(bids, member_id, ends_at, now)
  if (!fall.length) return 'none' as const
  return fall.length === bids.length ? ('all' as const) : ('last' as const)
}

interface Ending {
  readonly order_status: string | null
  readonly group_id: Id<'order_groups'> | null
  readonly pay_until: Date | null
  readonly at: Date
  readonly names: ReadonlyMap<string, number>
}
function endOf(
  row: AuctionRow,
  viewer: string | null,
  { order_status, group_id, pay_until, at, names }: Ending,
): Pick<AuctionView, 'outcome' | 'second_chance'> {
  const is_party = viewer !== null && (viewer === row.winner_id || viewer === row.seller_id)
  const offered = row.second_chance_until && row.second_chance_until > at ? row.second_chance_id : null
  return {
    outcome:
      row.closed_at === null
        ? null
        : {
            ...{ is_sold: row.status === 'closed_sold', price: row.price, winner: row.winner_id && (names.get(row.winner_id) ?? null) },
            is_winner: viewer !== null && viewer === row.winner_id,
            ...{ order_id: is_party ? row.order_id : null, order_status: is_party ? order_status : null },
            ...{ group_id: viewer === row.winner_id ? group_id : null, pay_until: is_party ? pay_until : null },
          },
    second_chance: offered && {
      until: row.second_chance_until!,
      is_mine: offered === viewer,
      price: offered === viewer ? row.second_chance_price : null,
      bidder: names.get(offered) ?? 0,
    },
  }
}
