import { beforeAll, expect, test } from 'vitest'
import { serverParts } from '#app/server.ts'
import type { Sweeper } from '#server/operations/slice.ts'
import { transact } from '#server/operations/transaction.ts'
import { expectBooks } from '../../support/books.ts'
import type { Actor } from '../../support/cast.ts'
import { openShop, sell } from '../../support/fixtures.ts'
import { until } from '../../support/outside/payments-harness.ts'
import { connectBank } from '../../support/outside/payouts.ts'
import { useWorld } from '../../support/world.ts'
import { PlainLedger } from './plain-ledger.ts'
import { allArrive, EVENTS_OF, pick, type Sql, type Thing, type Walk } from './walk-events.ts'

/** Events of the walk; the books are read by themselves and compared with the gateway every so many. */
const EVENTS = Number(process.env.PROVE_N ?? 250)
const LOOK_EVERY = EVENTS > 1_000 ? 500 : 100
const SEED = Number(process.env.PROVE_SEED ?? Math.floor(Math.random() * 2 ** 31))
const world = useWorld({ COMMISSION: '250' })
let ada: Actor
let sweepers: readonly Sweeper[]
const things: Thing[] = []
const sql: Sql = async (text, ...values) => (await world.pool.query(text, values)).rows
const who = (name: 'ann' | 'cleo') => world[name]

/** What the world outside does waits until an event of the walk lets it happen. */
const WAITS = `
  create function sandbox.wait() returns trigger language plpgsql as $$ begin new.due = clock_timestamp() + interval '1 year'; return new; end $$;
  create trigger wait before insert on sandbox.planned for each row execute function sandbox.wait();
  create function sandbox.wait_payout() returns trigger language plpgsql as $$ begin new.created = new.created + 31536000; return new; end $$;
  create trigger wait before insert on sandbox.objects for each row when (new.object = 'payout') execute function sandbox.wait_payout();`

beforeAll(async () => {
  for (const seller of [world.ann, world.cleo]) await openShop(seller)
  ada = await world.join('ada.walk', { role: 'administrator' })
  await connectBank(world, world.ann)
  // Her bank returns what has arrived.
  await connectBank(world, world.cleo, '000111111116')
  for (const [seller, price] of [
    ['ann', 4_301],
    ['ann', 12_500],
    ['cleo', 777],
    ['cleo', 9_999],
  ] as const)
    things.push({ id: (await sell(world, who(seller), { product: { quantity: 100_000, regular_price: price } })).id, seller, price, stock: 1 })
  await world.product.timers.stop()
  sweepers = (await serverParts(world.running)(world.product.db)).slices.flatMap((slice) => slice.sweepers)
  await world.pool.query(WAITS)
})

/** Runs one sweeper for one id, as its clock would. */
async function sweep(name: string, id: string) {
  const { db, tools, relay } = world.product
  const { outside, finish } = sweepers.find((one) => one.name === name)!
  const found = await outside(db, id as never, tools)
  await transact({ db, tools, wake: () => {} }, (tx) => finish(tx, id as never, found))
  await relay.drain()
}
/** The gateway does what was let happen, and its letters have arrived. */
async function outside() {
  await world.gateway.gateway.stripe.balance.retrieve()
  const open = `select (select count(*) from sandbox.deliveries) + (select count(*) from sandbox.planned where due <= clock_timestamp())
    + (select count(*) from sandbox.objects where object = 'payout' and body->>'status' = 'pending' and created < extract(epoch from now()) - 3) as n`
  await until(async () => (await sql(open))[0].n === 0)
  await world.product.relay.drain()
}

const STANDS = `select coalesce(m.username, '') || ' ' || a.code as name, (a.credits_posted - a.debits_posted)::int as balance, a.debits_pending::int as held
  from ledger_accounts a left join members m on m.id = a.owner_id where a.credits_posted <> a.debits_posted or a.debits_pending <> 0`
async function stands() {
  const rows = await sql(STANDS)
  return Object.fromEntries(rows.map(({ name, balance, held }) => [name, [balance, held]]))
}
/** The night has come: today is compared with the gateway's balance as if it were over. */
async function night(where: string) {
  const [{ today }] = await sql("select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD') as today")
  await sweep('reconciliation.compare', today)
  const found = await sql('select missing_here, missing_there, amounts, matched from reconciliations where day = $1::date', today)
  expect(found, where).toEqual([{ missing_here: 0, missing_there: 0, amounts: 0, matched: expect.any(Number) }])
  return found[0].matched as number
}
/** mulberry32: a walk can be repeated by its seed. */
function random(seed: number) {
  let state = seed
  return (n: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
}

test(`${EVENTS} random events of money: after each one the ledger is what a plain one is, and the nights find nothing`, {
  timeout: 7_200_000,
}, async () => {
  const walk: Walk = {
    ...{ world, ada, things, sql, sweep, outside },
    ledger: new PlainLedger(),
    purchases: [],
    withdrawn: [],
    packs: [],
    below: random(SEED),
  }
  let matched = 0
  for (let n = 1; n <= EVENTS; n++) {
    const [name, event] = pick(walk, EVENTS_OF)!
    const where = `event ${n} of seed ${SEED}: ${name}`
    if (n % 50 === 1) await sql('update sessions set fresh_at = clock_timestamp()')
    await event(walk).catch((fault) => Promise.reject(new Error(where, { cause: fault })))
    expect(await stands(), where).toEqual(walk.ledger.stands())
    if (n % LOOK_EVERY && n !== EVENTS) continue
    await allArrive(walk)
    await expectBooks(world, where)
    matched = await night(where)
  }
  console.info(
    `seed ${SEED}: ${walk.purchases.length} purchases, ${walk.withdrawn.length} withdrawals, ${walk.packs.length} packs; ${matched} lines in both books`,
  )
  expect(matched).toBeGreaterThan(EVENTS / 20)
})
