import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AuctionId } from '../../contract.ts'
import type { Placed } from '../../rules.ts'

export interface NewLink {
  readonly kind: 'bid' | 'buy_now' | 'retract' | 'cancel'
  readonly member_id: Id<'members'>
  readonly bidder: number
  readonly price: number | null
  readonly leader: number | null
  readonly ends_at: Date
  readonly at: Date
  readonly fallen: readonly number[]
  readonly reason: string
}

export const bidderOf = (db: Db, auction_id: AuctionId, member_id: Id<'members'>) =>
  db
    .selectFrom('auction_bidders')
    .select(['bidder', 'max_amount'])
    .where('auction_id', '=', auction_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
export const bidderNames = async (db: Db, auction_id: AuctionId): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('auction_bidders').select(['member_id', 'bidder']).where('auction_id', '=', auction_id).execute()
  return new Map(rows.map(({ member_id, bidder }) => [member_id as string, bidder]))
}

/** Pseudonym on this lot, in the order of first bids. Precondition: the lot is locked. */
export async function keepBidder(tx: Tx, auction_id: AuctionId, member_id: Id<'members'>, bidder: number, max_amount: number | null) {
  await sql`insert into auction_bidders (auction_id, member_id, bidder, max_amount) values (${auction_id}, ${member_id}, ${bidder}, ${max_amount})
    on conflict (auction_id, member_id) do update set max_amount = excluded.max_amount`.execute(tx)
}

interface Kept extends NewLink {
  readonly auction_id: AuctionId
  readonly version: number
  readonly hash: Buffer
  readonly opening: { readonly max_amount: number; readonly nonce: Buffer; readonly commitment: Buffer } | null
}
export async function keepLink(tx: Tx, { opening, fallen, ...link }: Kept) {
  await tx
    .insertInto('auction_bids')
    .values({ ...link, fallen: [...fallen], commitment: opening?.commitment ?? null })
    .execute()
  if (!opening) return
  const { auction_id, version, member_id } = link
  await tx.insertInto('auction_openings').values({ auction_id, version, member_id, max_amount: opening.max_amount, nonce: opening.nonce }).execute()
}

/** Bids that were not withdrawn, the oldest first, with their ceilings; of one bidder or of all. Precondition: the lot is locked. */
export async function standingBids(db: Db, auction_id: AuctionId, of?: Id<'members'>): Promise<(Placed & { bidder_id: Id<'members'> })[]> {
  const { rows } = await sql<Placed & { bidder_id: Id<'members'> }>`
    with fell as materialized (select unnest(f.fallen) as version from auction_bids f where f.auction_id = ${auction_id} and f.fallen <> '{}')
    select b.version, b.member_id as bidder_id, o.max_amount as amount, b.at
    from auction_bids b join auction_openings o on o.auction_id = b.auction_id and o.version = b.version
    where b.auction_id = ${auction_id} and b.kind = 'bid' and ${of ? sql<SqlBool>`b.member_id = ${of}` : sql<SqlBool>`true`}
      and not exists (select from fell where fell.version = b.version)
    order by b.version`.execute(db)
  return rows
}
