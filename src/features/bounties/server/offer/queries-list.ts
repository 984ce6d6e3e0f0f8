import { type SqlBool, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { bounties } from '../../contract.ts'
import type { BountyStatus } from '../../rules.ts'
import { offerRows } from './queries.ts'

/** With the bounty, the finder and what can be compared, in one statement. */
export const wholeOffers = (db: Db) =>
  offerRows(db)
    .innerJoin('bounties', 'bounties.id', 'bounty_offers.bounty_id')
    .innerJoin('members', 'members.id', 'bounty_offers.user_id')
    .leftJoin('products', 'products.id', 'bounty_offers.product_id')
    .leftJoin('auctions', 'auctions.id', 'bounty_offers.auction_id')
    .leftJoin('trades', 'trades.id', 'bounty_offers.trade_id')
    .leftJoin('stamp_items', 'stamp_items.id', 'bounty_offers.stamp_item_id')
    .select(['bounties.title', 'bounties.status as bounty_status', 'bounties.reward', 'bounties.currency'])
    .select(['members.uid', 'members.username', 'members.full_name', 'members.image_url', 'members.created_at as member_since'])
    .select([
      'products.name as product_name',
      'auctions.name as auction_name',
      'trades.title as trade_title',
      'stamp_items.grade',
      'stamp_items.quality',
      'stamp_items.format',
    ])
    .select(['stamp_items.certificate_body', 'stamp_items.certificate_number'])
    .select([
      sql<number | null>`coalesce(products.price, auctions.current_price, auctions.initial_bid)`.as('price'),
      sql<string | null>`coalesce(products.currency, auctions.currency)`.as('price_currency'),
      sql<Id<'medias'> | null>`(select m.media_id from stamp_item_medias m where m.stamp_item_id = bounty_offers.stamp_item_id order by m.position limit 1)`.as(
        'media_id',
      ),
    ])
    .$narrowType<{ bounty_status: BountyStatus }>()
export type WholeOffer = Awaited<ReturnType<ReturnType<typeof wholeOffers>['executeTakeFirstOrThrow']>>

type Input = Pick<InputOf<typeof bounties.offers>, 'bounty_id' | 'user_id' | 'referable_type' | 'status'>
/** Only one's own, whatever the filters say: made or received. */
export function offersWanted(db: Db, member_id: Id<'members'>, { bounty_id, user_id, referable_type, status }: Input) {
  let found = wholeOffers(db).where(sql<SqlBool>`(bounty_offers.user_id = ${member_id} or bounty_offers.poster_id = ${member_id})`)
  if (bounty_id) found = found.where('bounty_offers.bounty_id', '=', bounty_id)
  if (user_id) found = found.where('bounty_offers.user_id', '=', user_id)
  if (referable_type) found = found.where('bounty_offers.referable_type', '=', referable_type)
  return status ? found.where('bounty_offers.status', '=', status) : found
}
export const offerPage = (db: Db, member_id: Id<'members'>, input: Input, place: PagePosition<readonly [string]>): Promise<WholeOffer[]> =>
  offersWanted(db, member_id, input)
    .where(beyond(['bounty_offers.id'], 'desc', place))
    .orderBy('bounty_offers.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
