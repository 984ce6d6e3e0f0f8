import { beforeAll, expect, test } from 'vitest'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { rest } from '#test/support/client.ts'
import type { World } from '#test/support/world.ts'
import { useCluster } from '../../cluster/cluster.ts'
import { act, amountFor, type Bidder, bidderAt, look, type Seen } from './bidding.ts'
import { haltAt, installHalts, STEPS, type Step } from './halts.ts'
import { type Deed, faultsIn } from './history.ts'
import { historyOf, type Lot, openMarket, openTimedLot, setEnds } from './lots.ts'
import { openVictims, type Victims } from './processes.ts'
import { figuresOf, part, rush } from './rush.ts'

/** Calls on the hot lot; a hundredth of it are lots that end under fire. In `npm test` a few, and no process is killed: each takes seconds to come back. */
const CALLS = Number(process.env.PROVE_N ?? 120)
const IS_WHOLE = CALLS > 1_000
const BIDDERS = Math.min(200, Math.max(8, Math.round(CALLS / 250)))
const LOTS = Math.max(5, Math.round(CALLS / 100))
const KILLS = IS_WHOLE ? 12 : 0
/** From the beginning of the fire to a lot's hard end. */
const FIRE_MS = IS_WHOLE ? 5_000 : 2_500
const LONGEST = 3_600_000
/** Between the hard ends of two lots, so that those who bid at one are answered. */
const SPACING_MS = 90

const cluster = useCluster({ processes: 0 })
let victims: Victims
let ann: Actor
let all: Actor[]
let bidders: Bidder[]
beforeAll(async () => {
  victims = await openVictims(cluster, IS_WHOLE ? 2 : 1)
  ;({ ann, all } = await openMarket(cluster, BIDDERS))
  bidders = all.map((who) => bidderAt(victims.urls, who))
  await installHalts(cluster.pool)
}, LONGEST)

const isEnded = async (lots: readonly Lot[]) =>
  (await cluster.pool.query("select from auctions where id = any($1) and status = 'active'", [lots.map(({ id }) => id)])).rowCount === 0
async function untilEnded(lots: readonly Lot[]) {
  await expect.poll(() => isEnded(lots), { timeout: 300_000, interval: 200 }).toBe(true)
}
async function faultsOf(lots: readonly Lot[]) {
  const faults: string[] = []
  const histories = []
  for (const lot of lots) {
    const history = await historyOf(cluster.pool, lot, all)
    histories.push(history)
    for (const fault of faultsIn(history)) faults.push(`${lot.id}: ${fault}`)
  }
  return { faults, histories }
}

test(
  `F1 bidders on two lots, some withdraw, one buys at once${KILLS ? ', while processes are killed' : ''}: the history is linearizable`,
  async () => {
    const { pool } = cluster
    const long = { soft_s: 120, ends: 110_000, hard: 7_200_000 }
    const hot = await openTimedLot(pool, ann, long)
    const bought = await openTimedLot(pool, ann, { ...long, reserve: 900_000_000, buy_now: 990_000_000 })
    const lots = [hot, bought]
    const began = performance.now()
    const { calls, kills } = await rush({ bidders, hot, bought, victims, most: CALLS, kills: KILLS }, async () => {
      for (const lot of lots) await setEnds(pool, lot, { ends: 1_200, hard: 2_000 })
      await untilEnded(lots)
      await rest(200, 0)
    })
    const { faults, histories } = await faultsOf(lots)
    console.info(
      `${BIDDERS} bidders, ${calls} calls in ${((performance.now() - began) / 1_000).toFixed(0)} s, ${kills} kills: ${figuresOf(histories)}`,
    )
    expect(faults.slice(0, 10)).toEqual([])
    expect(histories.flatMap(({ links }) => links).length).toBeGreaterThan(CALLS / 20)
    await expectBooks({ pool } as World, 'after the bidding')
  },
  LONGEST,
)

test(
  'F2 F10 lots that end under fire: one winner each, nothing accepted late, nothing lost',
  async () => {
    const { pool } = cluster
    const lots: Lot[] = []
    for (let n = 0; n < LOTS; n++) lots.push(await openTimedLot(pool, ann, { soft_s: 1, ends: 3_600_000, hard: 3_600_000 }))
    const from = Date.now() + LOTS * 100
    for (const [n, lot] of lots.entries()) {
      const hard = from + FIRE_MS + n * SPACING_MS - Date.now()
      await setEnds(pool, lot, { ends: hard - FIRE_MS * 0.8, hard })
    }
    const until = (at: number) => rest(Math.max(0, at - Date.now()), 0)
    const around = async (lot: Lot, n: number) => {
      const [used, about] = [new Set<string>(), { version: 0, price: null, is_open: true } as Seen]
      const hard = lot.ends.at(-1)!.hard
      const shot = async (before: number, m: number) => {
        await until(hard - before)
        const bidder = bidders[(n + m) % bidders.length]!
        await act(bidder, lot, about, 'bid', amountFor(lot, about, used, bidder.name) + 200)
      }
      const moving = [0.86, 0.74, 0.6, 0.46, 0.32, 0.18].map((part, m) => shot(FIRE_MS * part, m))
      const fire = Array.from({ length: 6 }, (_, m) => shot(200 - Math.random() * 400, m + 6))
      await Promise.all([...moving, ...fire])
      await look(bidders[n % bidders.length]!, lot, about)
    }
    const rounds = Promise.all(lots.map(around))
    if (IS_WHOLE) {
      await until(from + (LOTS * SPACING_MS) / 2)
      await victims.kill(0)
    }
    await rounds
    await untilEnded(lots)
    const { faults, histories } = await faultsOf(lots)
    const late = histories.map(({ closed, links, ends }) => closed[0]!.at - (links.at(-1)?.ends ?? ends.at(-1)!.ends))
    const at_hard = histories.filter(({ links, ends }) => links.at(-1)?.ends === ends.at(-1)!.hard).length
    const deeds = lots.flatMap(({ ops }) => ops).filter((op): op is Deed => op.op !== 'read')
    console.info(
      `${LOTS} lots, ${deeds.length} bids, ${histories.flatMap(({ links }) => links).length} accepted, ${deeds.filter(({ said }) => said === 'auction.closed').length} late; ${at_hard} lots were carried to their hard end; closed after their end: median ${part(late, 0.5)} ms, p99 ${part(late, 0.99)} ms`,
    )
    expect(faults.slice(0, 10)).toEqual([])
    // How many are carried so far is a matter of the machine; that some bids arrive in time is not.
    expect(histories.flatMap(({ links }) => links).length).toBeGreaterThan(0)
    expect(histories.every(({ closed }) => closed.length === 1)).toBe(true)
    await expectBooks({ pool } as World, 'after the ends')
  },
  LONGEST,
)

const steps = Object.keys(STEPS) as Step[]
/** Notices of a lot's end, and how many letters there are about such ends. */
async function toldOf(lot: Lot) {
  const { rows } = await cluster.pool.query<{ told: string }>(
    `select m.username || ' ' || n.type as told from notifications n join members m on m.id = n.member_id
     where n.subject_id = $1 and n.type in ('auction_won_bidder', 'auction_won_owner', 'auction_closed') order by 1`,
    [lot.id],
  )
  return rows.map(({ told }) => told)
}
const letters = async () =>
  (await cluster.pool.query("select from mails where template in ('auction_sold', 'auction_won', 'auction_closed')")).rowCount!
const isHeard = async () => (await cluster.pool.query("select from outbox where done_at is null and name = 'auctions.closed'")).rowCount === 0
test.each(IS_WHOLE ? steps : [])(
  'F10 killed twice when %s: one winner, one order, one set of notices',
  async (step) => {
    const { pool } = cluster
    await rest(1_000, 0)
    const lot = await openTimedLot(pool, ann, { soft_s: 1, ends: 3_600_000, hard: 3_600_000 })
    const about = { version: 0, price: null, is_open: true } as Seen
    for (const [n, amount] of [3_000, 2_000].entries()) await act(bidders[n]!, lot, about, 'bid', amount)
    await rest(1_000, 0)
    const before = await letters()
    const halt = await haltAt(pool, step)
    await setEnds(pool, lot, { ends: 100, hard: 100 })
    for (let n = 0; n < 2; n++) {
      await halt.reached()
      await victims.killAll(halt.release)
    }
    await halt.end()
    await untilEnded([lot])
    await expect.poll(isHeard, { timeout: 300_000 }).toBe(true)
    expect((await faultsOf([lot])).faults).toEqual([])
    expect(await toldOf(lot)).toEqual(['ann auction_won_owner', `${bidders[0]!.name} auction_won_bidder`, `${bidders[1]!.name} auction_closed`])
    expect((await letters()) - before).toBe(3)
    await expectBooks({ pool } as World, step)
  },
  LONGEST,
)
