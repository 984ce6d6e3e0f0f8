import type { Db } from '#server/db/db.ts'
import type { AuctionId } from '../../contract.ts'

export const wholeBook = (db: Db, auction_id: AuctionId) =>
  db
    .selectFrom('auction_bids')
    .leftJoin('auction_openings', (join) =>
      join.onRef('auction_openings.auction_id', '=', 'auction_bids.auction_id').onRef('auction_openings.version', '=', 'auction_bids.version'),
    )
    .select(['auction_bids.version', 'kind', 'auction_bids.member_id', 'bidder', 'price', 'leader', 'ends_at', 'commitment', 'fallen', 'hash', 'at'])
    .select(['max_amount', 'nonce'])
    .where('auction_bids.auction_id', '=', auction_id)
    .orderBy('auction_bids.version')
    .execute()
