import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { products } from '#features/products/contract.ts'
import { AFTER, type Model, type ModelGroup, type ModelOrder, placed } from '#test/proofs/order-model.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { answerBank } from '#test/support/outside/payments-harness.ts'
import { cartOf, DECLINED, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const WALKS = Number(process.env.PROVE_N ?? 4)
const STEPS = 25
const world = useWorld({ COMMISSION: '250' })
const who = (name: string): Actor => ({ ann: world.ann, ben: world.ben, cleo: world.cleo, dora })[name]!
let dora: Actor

beforeAll(async () => {
  dora = await world.join('dora')
  await world.pool.query("update members set plan = 'premium'")
  for (const seller of [world.ann, world.cleo]) await openShop(seller)
})

/** Isolation: each walk has its own items; earlier orders are not counted. */
async function openModel(): Promise<Model> {
  const things: Model['things'] = []
  for (const [seller, price] of [
    ['ann', 4_301],
    ['ann', 12_500],
    ['cleo', 777],
  ] as const) {
    const { id } = await sell(world, who(seller), { product: { quantity: 4, regular_price: price } })
    things.push({ id, seller, price, stock: 4 })
  }
  const wallets = { ann: await wallet('ann'), cleo: await wallet('cleo') }
  return { things, groups: [], wallets }
}
async function wallet(name: string) {
  const [balance] = (await who(name).gets(ledger.wallet, {})).wallet.balances
  return { available: balance?.available ?? 0, reserved: balance?.reserved ?? 0 }
}

type Step = readonly [what: keyof typeof STEPS_OF, buyer: 'ben' | 'dora', n: number, m: number]
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]
const allOrders = (model: Model) => model.groups.flatMap((group) => group.orders.map((order) => [group, order] as const))

async function buy(model: Model, card: 'sound' | 'asked' | 'declined', buyer: 'ben' | 'dora', n: number) {
  const chosen = model.things.filter((_, at) => (n >> at) & 1)
  if (!chosen.length) return
  const there = chosen.every(({ stock }) => stock > 0)
  const ids = chosen.map(({ id }) => id)
  const cart = await cartOf(who(buyer), ids, { sound: 'pm_card_visa', asked: THREE_D, declined: DECLINED }[card])
  const group = placed(chosen, buyer)
  const said = await who(buyer).ask(orders.checkout, {
    ...cart,
    expected_total: group.total,
    deliveries: cart.deliveries.filter(({ rate_id }) => rate_id),
  })
  if (!there) return void expect(said.code).toBe('cart.changed')
  if (card === 'declined') return void expect(said.code).toBe('payment.declined')
  expect(said.status, said.text).toBe(200)
  const { id, orders: made, payment, total } = said.result.group
  expect(total).toBe(group.total)
  for (const order of group.orders) order.id = made.find(({ store_name }) => store_name.startsWith(order.seller))!.id
  model.groups.push(Object.assign(group, { id, action_url: payment!.action_url }))
  for (const thing of chosen) thing.stock--
  if (card === 'sound') AFTER.pay(model, group)
}

async function atTheBank(model: Model, outcome: 'complete' | 'fail', n: number) {
  const group = pick(
    model.groups.filter(({ status }) => status === 'pending_payment'),
    n,
  )
  if (!group) return
  await answerBank(group.action_url!, outcome)
  const said = await who(group.buyer).ask(orders.settle, { id: group.id as never })
  expect(said.code ?? said.status).toBe(outcome === 'complete' ? 200 : 'payment.declined')
  if (outcome === 'complete') AFTER.pay(model, group)
  else AFTER.cancel(model, group)
}

async function cancel(model: Model, buyer: string, n: number) {
  const group = pick(model.groups, n)
  if (!group) return
  const said = await who(buyer).ask(orders.cancelGroup, { id: group.id as never })
  const mine = group.buyer === buyer
  const open = group.status === 'pending_payment'
  expect(said.code ?? said.status).toBe(!mine ? 'order.not_found' : open ? 200 : 'order.wrong_state')
  if (mine && open) AFTER.cancel(model, group)
}

async function ship(model: Model, seller: 'ann' | 'cleo', n: number) {
  const [, order] = pick(allOrders(model), n) ?? []
  if (!order) return
  const said = await who(seller).ask(orders.ship, { id: order.id as never, carrier: 'La Poste', tracking: 'RR482117305FR' })
  const seen = order.seller === seller && order.paid
  expect(said.code ?? said.status).toBe(!seen ? 'order.not_found' : order.status === 'processing' ? 200 : 'order.wrong_state')
  if (seen && order.status === 'processing') order.status = 'shipped'
}

async function confirm(model: Model, buyer: string, n: number) {
  const [group, order] = pick(allOrders(model), n) ?? []
  if (!group || !order) return
  const said = await who(buyer).ask(orders.confirm, { id: order.id as never })
  const mine = group.buyer === buyer
  expect(said.code ?? said.status).toBe(!mine ? 'order.not_found' : order.status === 'shipped' ? 200 : 'order.wrong_state')
  if (mine && order.status === 'shipped') AFTER.deliver(model, order)
}

/** Moves the due time of one order into the past. */
async function passes(model: Model, from: ModelOrder['status'], column: string, by: string, n: number, then: (order: ModelOrder) => void) {
  const [, order] =
    pick(
      allOrders(model).filter(([, { status }]) => status === from),
      n,
    ) ?? []
  if (!order) return
  await world.pool.query(`update orders set ${column} = clock_timestamp() - $2::interval where id = $1`, [order.id, by])
  await world.settle()
  then(order)
}
async function expire(model: Model, n: number) {
  const group = pick(
    model.groups.filter(({ status }) => status === 'pending_payment'),
    n,
  )
  if (!group) return
  await world.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", [group.id])
  await world.settle()
  AFTER.cancel(model, group)
}

const STEPS_OF = {
  buys: (model: Model, buyer: 'ben' | 'dora', n: number) => buy(model, 'sound', buyer, n),
  'buys, and the bank asks': (model: Model, buyer: 'ben' | 'dora', n: number) => buy(model, 'asked', buyer, n),
  'buys with a bad card': (model: Model, buyer: 'ben' | 'dora', n: number) => buy(model, 'declined', buyer, n),
  'says yes to the bank': (model: Model, _: string, n: number) => atTheBank(model, 'complete', n),
  'says no to the bank': (model: Model, _: string, n: number) => atTheBank(model, 'fail', n),
  cancels: cancel,
  ships: (model: Model, _: string, n: number, m: number) => ship(model, m % 2 ? 'ann' : 'cleo', n),
  'ships hers': (model: Model, _: string, n: number) => ship(model, (pick(allOrders(model), n)?.[1].seller ?? 'ann') as 'ann', n),
  confirms: confirm,
  'lets it expire': (model: Model, _: string, n: number) => expire(model, n),
  'says nothing until it is released': (model: Model, _: string, n: number) =>
    passes(model, 'shipped', 'release_at', '1 second', n, (order) => AFTER.deliver(model, order)),
  'is done with it': (model: Model, _: string, n: number) =>
    passes(model, 'delivered', 'delivered_at', '14 days', n, (order) => {
      order.status = 'completed'
    }),
} as const

/** Compares all that the API shows with the model. */
async function compare(model: Model) {
  const groups = await Promise.all(model.groups.map(({ buyer, id }) => who(buyer).gets(orders.showGroup, { id: id as never })))
  expect(groups.map(({ group }) => group.status)).toEqual(model.groups.map(({ status }) => status))
  const shown = await Promise.all(
    allOrders(model).map(([{ buyer }, { id }]: readonly [ModelGroup, ModelOrder]) => who(buyer).gets(orders.show, { id: id as never })),
  )
  expect(shown.map(({ order }) => [order.status, order.total])).toEqual(allOrders(model).map(([, { status, total }]) => [status, total]))
  const stock = await Promise.all(model.things.map(({ id }) => world.ann.gets(products.show, { id: id as never })))
  expect(stock.map(({ product }) => product.quantity)).toEqual(model.things.map((thing) => thing.stock))
  expect({ ann: await wallet('ann'), cleo: await wallet('cleo') }).toEqual(model.wallets)
}

const step = fc.tuple(fc.constantFrom(...(Object.keys(STEPS_OF) as Step[0][])), fc.constantFrom('ben', 'dora'), fc.nat(999), fc.nat(1))
test('random actions of ann, ben, cleo and dora: orders, money and stock equal a plain model', async () => {
  const run = async (steps: readonly Step[]) => {
    const model = await openModel()
    for (const [what, buyer, n, m] of steps) {
      await STEPS_OF[what](model, buyer, n, m)
      await compare(model)
    }
    await world.settle()
    await compare(model)
    await expectBalanced(world)
  }
  const walks = fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { minLength: STEPS, maxLength: STEPS }), run)
  await fc.assert(walks, { numRuns: WALKS, endOnFailure: true })
}, 3_600_000)
