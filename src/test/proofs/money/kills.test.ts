import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargebacks } from '#features/chargebacks/contract.ts'
import { coins } from '#features/coins/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { swapOf } from '#features/trades/test/fixtures.ts'
import { withdrawals } from '#features/withdrawals/contract.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import { expectBooks } from '../../support/books.ts'
import type { Actor } from '../../support/cast.ts'
import { giveCoins, openShop, sell } from '../../support/fixtures.ts'
import { until } from '../../support/outside/payments-harness.ts'
import { connectBank, outsideHappens } from '../../support/outside/payouts.ts'
import { cartOf } from '../../support/sale.ts'
import { useWorld } from '../../support/world.ts'
import { type Mark, markNow, movesMoney, type Trace, traceSince } from './trace.ts'
import { openVictims, type Work } from './victims.ts'

/** How often each work is killed: spread over its steps, and at every one of them when there are no more. */
const KILLS = Number(process.env.PROVE_N ?? 1)
const HOURS = 7_200_000
const world = useWorld({ COMMISSION: '250' })
let [victims, ada]: [ReturnType<typeof openVictims>, Actor] = [] as never
let product_id: string

beforeAll(async () => {
  const { ann } = world
  await openShop(ann)
  ada = await world.join('ada.kills', { role: 'administrator' })
  await connectBank(world, ann)
  await sql("update members set plan = 'premium' where id = any($1)", [ann.id, world.ben.id])
  for (const who of [ann, world.ben]) await giveCoins(world, who, 100_000)
  product_id = (await sell(world, ann, { product: { quantity: 5_000, regular_price: 4_320 } })).id
  // What she withdraws and gives back.
  await arrived((await sell(world, ann, { product: { regular_price: 400_000 } })).id)
  // From here on its clocks run when a test says so: what the victim is to do is left for it.
  await world.product.timers.stop()
  const { sweep } = world.product.timers
  Object.assign(world.product.timers, { sweep: () => (awake ? sweep() : Promise.resolve(0)) })
  victims = openVictims(world, Math.min(2, KILLS))
})
afterAll(() => victims?.close())

/** Clocks run in this process only when a test says so, not for the job of each minute. */
let awake = false
async function settle() {
  awake = true
  await world.settle()
  awake = false
}
const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
async function bought(card?: string, of = product_id) {
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [of], card))).group.orders[0]!.id
}
async function arrived(of?: string) {
  const id = await bought(undefined, of)
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await world.ben.gets(orders.confirm, { id })
  return id
}
/** Everything that is under way comes to its end, whoever has begun it. */
async function rests() {
  for (let n = 0; n < 3; n++) {
    await outsideHappens(world)
    for (const table of ['payments', 'payment_refunds', 'withdrawals', 'chargebacks'])
      await sql(`update ${table} set check_at = clock_timestamp() where check_at is not null`)
    await sql('update outbox set due_at = clock_timestamp() where done_at is null')
    await settle()
  }
}
const asks = ({ token }: Actor, op: AnyOperation, input: object): Work => ({ asks: op.http, input, token, key: crypto.randomUUID() })
const pack = { coins: 500, quantity: 1, payment_method_id: 'pm_card_visa', expected_amount: 500 } as const

/** A payment that its buyer disputes: heard of, and nothing done about it yet. */
async function disputed() {
  await bought('pm_card_createDispute')
  await outsideHappens(world)
  await world.product.relay.drain()
  return async () => (await sql("select id from chargebacks where status = 'needs_response' order by id desc limit 1"))[0].id
}
async function toSend() {
  const { withdrawal } = await world.ann.gets(withdrawals.ask, { amount: 2_000 })
  const due = () => sql('update withdrawals set check_at = clock_timestamp() where id = $1', withdrawal.id)
  await due()
  return due
}

/** Ann's trade with a deposit, and what ben puts into his offer: a piece and coins. */
async function swap() {
  const { ann, ben } = world
  const [item, mine] = [await swapOf(world, ann, 'Junk 3 cents'), await swapOf(world, ben, 'Dragon')]
  const { trade } = await ann.gets(trades.create, { tradeables: [{ stamp_item_id: item }], is_published: true, deposit: 30 })
  const [from_owner, from_proposer] = [[{ stamp_item_id: item }], [{ stamp_item_id: mine }]]
  return { trade_id: trade.id, items_from_owner: from_owner, items_from_proposer: from_proposer, coins_from_proposer: 25 }
}
const offerOf = async () => (await world.ben.gets(trades.placeOffer, await swap())).trade_offer.id
/** They have no key: whoever asks again is told that it is done. */
const KEYLESS: readonly string[] = [trades.answerOffer.http]

/** Brings a work about, so that only it is left to be done. */
const WORKS: Readonly<Record<string, () => Promise<Work>>> = {
  'coins are bought': async () => asks(world.ben, coins.buy, pack),
  'coins are given back': async () => {
    const { purchase } = await world.ben.gets(coins.buy, pack)
    return asks(world.ben, coins.refund, { id: purchase.id })
  },
  'a part is refunded after the release': async () => {
    const id = await arrived()
    return asks(world.ann, orders.refund, { id, amount: 700, reason: 'missing' })
  },
  'an order is called off': async () => asks(world.ann, orders.callOff, { id: await bought(), reason: 'Sold elsewhere' }),
  'a withdrawal is sent': async () => {
    await toSend()
    return { sweeps: 'withdrawals.send' }
  },
  'a withdrawal arrives': async () => {
    const due = await toSend()
    await settle()
    await outsideHappens(world)
    await world.product.relay.drain()
    await due()
    return { sweeps: 'withdrawals.send' }
  },
  'a bank takes a payment back': async () => {
    await disputed()
    return { sweeps: 'chargebacks.look' }
  },
  'a chargeback is lost': async () => {
    const id = await disputed()
    await settle()
    return asks(ada, chargebacks.accept, { id: await id() })
  },
  'T4 coins are offered for a trade': async () => asks(world.ben, trades.placeOffer, await swap()),
  'T4 an offer with coins is accepted': async () => asks(world.ann, trades.answerOffer, { id: await offerOf(), status: 'Accepted' }),
  'T4 an offer with coins is rejected': async () =>
    asks(world.ann, trades.answerOffer, { id: await offerOf(), status: 'Rejected', action_reason: 'Found elsewhere' }),
}

interface Opened {
  readonly todo: Work
  readonly mark: Mark
}
async function opened(name: string): Promise<Opened> {
  await sql('update sessions set fresh_at = clock_timestamp()')
  const todo = await WORKS[name]!()
  await world.product.relay.drain()
  // The process to be killed has a relay too: what it has taken is not done yet.
  await until(async () => (await sql('select from outbox where done_at is null limit 1')).length === 0)
  return { todo, mark: await markNow(world.pool) }
}
/** The same request with the same key, at the process that lives; until the database has noticed who died it may be busy. */
async function again(todo: Work): Promise<number | null> {
  if ('sweeps' in todo) return null
  const who = [world.ann, world.ben, ada].find(({ token }) => token === todo.token)!
  let status = 0
  await until(async () => {
    status = (await who.ask({ http: todo.asks, commits: true } as never, todo.input as never, { key: todo.key })).status
    return status < 500 && (status !== 409 || KEYLESS.includes(todo.asks))
  })
  return status
}
const traces = (mark: Mark) => rests().then(() => traceSince(world.pool, mark))

/** The work without a kill: what it leaves, and in how many steps. */
async function asItShould(name: string) {
  const { todo, mark } = await opened(name)
  const end = await victims.send({ todo, at: 0 })
  if (end.died || (end.status ?? 200) !== 200 || end.faults.length) throw new Error(`${name}: ${JSON.stringify(end)}`)
  const trace = await traces(mark)
  expect(movesMoney(trace)).toBe(true)
  return { steps: end.steps, trace }
}

/** Killed before this step: what is left ends whole or never was, by itself; asked again with its key it is done, once. */
async function killed(name: string, at: number, expected: Trace) {
  const { todo, mark } = await opened(name)
  const { died } = await victims.send({ todo, at })
  const alone = await traces(mark)
  const where = `${name}, killed before step ${at}`
  if (movesMoney(alone) || 'sweeps' in todo) expect(alone, where).toEqual(expected)
  const status = await again(todo)
  expect(await again(todo), where).toBe('asks' in todo && KEYLESS.includes(todo.asks) ? 409 : status)
  if (status !== null) expect(await traces(mark), `${where}, asked again: ${status}`).toEqual(status === 200 ? expected : alone)
  await expectBooks(world, where)
  return died
}

/** The small run kills one of each kind; all of them are killed at full size. */
const SMALL = [
  'coins are bought',
  'a part is refunded after the release',
  'a withdrawal is sent',
  'a chargeback is lost',
  'T4 an offer with coins is accepted',
]

test.each(KILLS > 1 ? Object.keys(WORKS) : SMALL)(
  '%s: killed at any of its writes it is done once or not at all',
  { timeout: HOURS },
  async (name) => {
    const { steps, trace } = await asItShould(name)
    // The last step of all is its answer.
    const [all, count] = [steps + 1, Math.min(KILLS, steps + 1)]
    const first = Math.random()
    let deaths = 0
    for (let n = 0; n < count; n++) {
      const at = 1 + (count === all ? n : Math.floor(((n + first) * all) / count))
      deaths += Number(await killed(name, at, trace))
    }
    console.info(`${name}: ${steps} writes and requests, its answer the last of them; killed ${deaths} times`)
    // What runs beside it can take a late step out of its hands.
    expect(deaths).toBeGreaterThan(count / 2 - 1)
  },
)
