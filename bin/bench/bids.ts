import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { type AuctionId, auctions } from '#features/auctions/contract.ts'
import { mayBid, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import { joinOver } from '#test/support/client.ts'
import type { World } from '#test/support/world.ts'
import { type Counted, counting, type Figure } from './measure.ts'

const BIDDERS = 64
const LOTS = 1_000
const SELLERS = 4

export interface Bench {
  /** How long each load lasts. */
  readonly seconds: number
  readonly all: readonly Actor[]
  readonly lots: readonly AuctionId[]
}
/** Sellers of many lots, and one bidder for each connection. */
export async function openBidding(url: string, pool: Pool, seconds: number): Promise<Bench> {
  const world = { pool } as World
  const sellers: Actor[] = []
  for (let nth = 0; nth < SELLERS; nth++) sellers.push(await joinOver(url, `benchlots${nth}`))
  const all: Actor[] = []
  for (let nth = 0; nth < BIDDERS; nth++) all.push(await joinOver(url, `bidder${nth}`))
  await pool.query("update members set email_verified_at = clock_timestamp(), plan = 'premium' where username ~ '^(benchlots|bidder)'")
  for (const seller of sellers) await mayBid(world, seller, 'FR')
  for (const who of all) await mayBid(world, who)
  const lots: AuctionId[] = []
  // A seller opens one after the other: their row is locked, because plans limit how many are open.
  await Promise.all(
    sellers.map(async (seller) => {
      for (let nth = 0; nth < LOTS / SELLERS; nth++) lots.push((await openLot(world, seller)).id)
    }),
  )
  return { seconds, all, lots }
}

let price = 1_000
/** Bids at 64 connections on so many of the lots, for some seconds; each is higher than all before, so that it is accepted unless another overtakes it. */
export function bidOften(counted: Counted, { seconds, all, lots }: Bench, on: number): Promise<Figure> {
  const [walls, until]: [number[], number] = [[], performance.now() + seconds * 1_000]
  const bid = async (who: Actor, nth: number) => {
    for (let turn = nth; performance.now() < until; turn++) {
      const from = performance.now()
      price += 11_000
      const amount = price
      const { status, text } = await who.ask(auctions.bid, { id: lots[turn % on]!, amount })
      if (status !== 200 && status !== 422 && status !== 503) throw new Error(`a bid was answered ${status} ${text}`)
      if (status === 200) walls.push(performance.now() - from)
    }
  }
  return perBid(`bid on ${on === 1 ? 'one hot lot' : `${on} lots`}, ${BIDDERS} connections`, counted, walls, () =>
    Promise.all(all.map((who, nth) => bid(who, nth * 17))),
  )
}

async function perBid(what: string, counted: Counted, walls: number[], work: () => Promise<unknown>): Promise<Figure> {
  const from = performance.now()
  const figure = await counting(what, counted, 1, async () => {
    await work()
    const sorted = walls.toSorted((a, b) => a - b)
    return { per_second: Math.round(walls.length / ((performance.now() - from) / 1_000)), wall: sorted[sorted.length >> 1] ?? 0 }
  })
  return { ...figure, node: figure.node / walls.length, postgres: figure.postgres / walls.length }
}

/** The statements of a bid's transaction, in their order, with nothing of the product around them. */
const SCRIPT = `
\\set lot random(1, :lots)
\\set who random(1, ${BIDDERS})
\\set amount random(1000, 100000000)
select auction_id, member_id from bench_lots, bench_bidders where bench_lots.n = :lot and bench_bidders.n = :who \\gset
begin;
insert into idempotency_keys (member_id, op, key, hash) values (':member_id', 'POST /auctions/{id}/bids', gen_random_uuid()::text, 'x') on conflict do nothing returning key \\gset
select a.* from auctions a where a.id = ':auction_id' and a.status <> 'draft';
select version + 1 as version, bidder_count + 1 as next, seller_id from auctions where id = ':auction_id' for update \\gset
select clock_timestamp();
select (select d.country from addresses d where d.member_id = ':member_id' and d.deleted_at is null order by d.is_default desc, d.id desc limit 1),
  exists (select from payment_methods p where p.member_id = ':member_id' and p.deleted_at is null),
  (select count(*) from auction_strikes s where s.member_id = ':member_id' and s.at > clock_timestamp() - interval '1 year');
select coalesce((select k.bidder from auction_bidders k where k.auction_id = ':auction_id' and k.member_id = ':member_id'), :next) as bidder \\gset
insert into auction_bidders (auction_id, member_id, bidder, max_amount) values (':auction_id', ':member_id', :bidder, :amount)
  on conflict (auction_id, member_id) do update set max_amount = excluded.max_amount;
insert into auction_bids (auction_id, version, kind, member_id, bidder, price, leader, ends_at, commitment, hash, at)
  select id, :version, 'bid', ':member_id', :bidder, :amount, :bidder, ends_at, sha256('m'), sha256('h'), clock_timestamp() from auctions where id = ':auction_id';
insert into auction_openings (auction_id, version, member_id, max_amount, nonce) values (':auction_id', :version, ':member_id', :amount, sha256('n'));
update auctions set version = :version, bidder_count = greatest(bidder_count, :bidder), bid_count = bid_count + 1, current_price = greatest(initial_bid, 1000),
  leader_id = ':member_id', top_max = 1000000000, second_max = 1000, head = sha256('h') where id = ':auction_id';
insert into outbox (name, data, touches, shows, done_at) values ('bench.bid', '{}', array['auction:' || ':auction_id'], '{}', clock_timestamp());
select m.uid, m.username, m.full_name from members m where m.id = ':seller_id';
select member_id, bidder from auction_bidders where auction_id = ':auction_id';
select max(version) from auction_bids where member_id = ':member_id' and auction_id = ':auction_id' and kind = 'bid';
update idempotency_keys set status = 200, body = repeat('x', 3000), done_at = clock_timestamp() where member_id = ':member_id' and key = ':key';
commit;
`

/** What pgbench reaches with them, on the same server: how many a second. */
export async function pgbench(pool: Pool, database: string, { seconds, all, lots }: Bench, on: number): Promise<number> {
  await pool.query(`drop table if exists bench_lots, bench_bidders;
    create table bench_lots (n int primary key, auction_id uuid not null); create table bench_bidders (n int primary key, member_id uuid not null)`)
  await pool.query('insert into bench_lots select n, id from unnest($1::uuid[]) with ordinality as t(id, n)', [lots.slice(0, on)])
  await pool.query('insert into bench_bidders select n, id from unnest($1::uuid[]) with ordinality as t(id, n)', [all.map(({ id }) => id)])
  const dir = mkdtempSync(join(tmpdir(), 'cachet-pgbench-'))
  const file = join(dir, 'bid.sql')
  writeFileSync(file, SCRIPT)
  const told = await new Promise<string>((done, fail) => {
    const child = spawn('pgbench', ['-n', '-c', String(BIDDERS), '-j', '2', '-T', String(seconds), '-D', `lots=${on}`, '-f', file, database], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (more) => {
      said += more
    })
    child.once('error', fail).once('close', () => done(said))
  }).finally(() => rmSync(dir, { recursive: true, force: true }))
  const tps = /tps = ([\d.]+)/.exec(told)?.[1]
  if (!tps) throw new Error(`pgbench has said:\n${told}`)
  return Number(tps)
}
export const BIDS_ON = [1, LOTS] as const
