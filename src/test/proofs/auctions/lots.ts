import type { Pool } from 'pg'
import type { AuctionId } from '#features/auctions/contract.ts'
import { mayBid, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import type { Cluster } from '../../cluster/cluster.ts'
import type { Deed, History, Sight } from './history.ts'
import type { Link, LotTerms } from './plain-book.ts'

export interface Lot {
  readonly id: AuctionId
  readonly terms: LotTerms
  readonly ends: { version: number; ends: number; hard: number }[]
  readonly ops: (Deed | Sight)[]
}
const START = 1_000

/** Ann, who sells, and many who bid, each with an address and a card. */
export async function openMarket(cluster: Cluster, bidders: number): Promise<{ ann: Actor; all: Actor[] }> {
  const world = { pool: cluster.pool } as World
  const ann = await cluster.join('ann', { plan: 'premium' })
  await mayBid(world, ann, 'FR')
  const all: Actor[] = []
  const names = Array.from({ length: bidders }, (_, n) => `bidder${n}`)
  while (names.length) all.push(...(await Promise.all(names.splice(0, 4).map((name) => cluster.join(name)))))
  for (const member of all) await mayBid(world, member)
  return { ann, all }
}

interface Wanted {
  readonly reserve?: number
  readonly buy_now?: number
  readonly soft_s: number
  /** Milliseconds from now, in the data. */
  readonly ends: number
  readonly hard: number
}
export async function openTimedLot(pool: Pool, ann: Actor, { reserve, buy_now, soft_s, ends, hard }: Wanted): Promise<Lot> {
  const asked = { initial_bid: START, ...(reserve && { reserve_price: reserve }), ...(buy_now && { buy_it_now_price: buy_now }) }
  const { id } = await openLot({ pool } as World, ann, asked)
  const lot = { id, terms: { start: START, reserve: reserve ?? null, buy_now: buy_now ?? null, soft_ms: soft_s * 1_000 }, ends: [], ops: [] }
  await setEnds(pool, lot, { soft_s, ends, hard })
  return lot
}

/** The rules name ends of an hour at least: the test dates the row, under its lock, and notes from which version on. */
export async function setEnds(pool: Pool, lot: Lot, { soft_s, ends, hard }: { soft_s?: number; ends: number; hard: number }) {
  const { rows } = await pool.query<{ version: number; ends_at: Date; hard_end_at: Date }>(
    `update auctions set soft_close_s = coalesce($2, soft_close_s), ends_at = date_trunc('milliseconds', clock_timestamp() + make_interval(secs => $3)),
       hard_end_at = date_trunc('milliseconds', clock_timestamp() + make_interval(secs => $4))
     where id = $1 and status = 'active' returning version, ends_at, hard_end_at`,
    [lot.id, soft_s ?? null, ends / 1_000, hard / 1_000],
  )
  for (const { version, ends_at, hard_end_at } of rows) lot.ends.push({ version, ends: ends_at.getTime(), hard: hard_end_at.getTime() })
}

/** What the database says about a lot that has ended; its calls and sights beside it. */
export async function historyOf(pool: Pool, lot: Lot, all: readonly Actor[]): Promise<History> {
  const names = new Map(all.map(({ id, name }) => [id as string, name]))
  const { rows: pseudonyms } = await pool.query<{ bidder: number; member_id: string }>(
    'select bidder, member_id from auction_bidders where auction_id = $1',
    [lot.id],
  )
  const named = new Map(pseudonyms.map(({ bidder, member_id }) => [String(bidder), names.get(member_id) ?? 'a stranger']))
  const { rows } = await pool.query<Link & { ends_at: Date; made_at: Date; member_id: string; leads: number | null }>(
    `select b.version, b.kind, b.member_id, o.max_amount::float8 as amount, b.at as made_at, b.price::float8 as price, b.leader as leads, b.ends_at
     from auction_bids b left join auction_openings o on o.auction_id = b.auction_id and o.version = b.version where b.auction_id = $1 order by b.version`,
    [lot.id],
  )
  const links = rows.map(({ ends_at, made_at, member_id, leads, ...link }) => ({
    ...link,
    ...{ user: names.get(member_id)!, at: made_at.getTime(), ends: ends_at.getTime(), leader: leads === null ? null : named.get(String(leads))! },
  }))
  const ops = lot.ops.map((op) => (op.op === 'read' ? { ...op, leader: op.leader === null ? null : (named.get(op.leader) ?? 'nobody') } : op))
  return { terms: lot.terms, ends: lot.ends, links, ops, closed: await closings(pool, lot, names) }
}

/** One for each order, or one where it ended without. */
async function closings(pool: Pool, { id }: Lot, names: ReadonlyMap<string, string>): Promise<History['closed']> {
  const { rows } = await pool.query<{ closed_at: Date; version: number; winner_id: string | null; price: number | null; orders: number }>(
    `select a.closed_at, a.version, a.winner_id, a.price::float8 as price, (select count(*)::int from orders o where o.source_id = a.id) as orders
     from auctions a where a.id = $1 and a.closed_at is not null`,
    [id],
  )
  return rows.flatMap(({ closed_at, version, winner_id, price, orders }) =>
    Array.from({ length: Math.max(winner_id === null ? 1 : 0, orders) }, () => ({
      ...{ at: closed_at.getTime(), version, price },
      winner: winner_id === null ? null : names.get(winner_id)!,
    })),
  )
}
