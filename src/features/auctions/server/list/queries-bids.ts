import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { AuctionId } from '../../contract.ts'

export const bidsOf = (db: Db, auction_id: AuctionId) => db.selectFrom('auction_bids').select('version').where('auction_id', '=', auction_id)
export const bidPage = (db: Db, auction_id: AuctionId, place: PagePosition<readonly [number]>) =>
  db
    .selectFrom('auction_bids')
    .innerJoin('members', 'members.id', 'auction_bids.member_id')
    .leftJoin('auction_openings', (join) =>
      join.onRef('auction_openings.auction_id', '=', 'auction_bids.auction_id').onRef('auction_openings.version', '=', 'auction_bids.version'),
    )
    .select([
      'auction_bids.version',
      'auction_bids.kind',
      'auction_bids.bidder',
      'auction_bids.price as amount',
      'auction_bids.at',
      'auction_bids.ends_at',
    ])
    .select(['auction_bids.member_id', 'auction_openings.max_amount', 'members.username', 'members.full_name'])
    .select(
      sql<boolean>`auction_bids.kind in ('bid', 'buy_now') and not exists (select from auction_bids f
        where f.auction_id = auction_bids.auction_id and f.fallen <> '{}' and auction_bids.version = any(f.fallen))`.as('is_standing'),
    )
    .where('auction_bids.auction_id', '=', auction_id)
    .where(beyond(['auction_bids.version'], 'desc', place))
    .orderBy('auction_bids.version', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
