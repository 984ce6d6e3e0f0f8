import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, DECLINED, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { productOffers } from '../contract.ts'
import { expireOffers } from './expire.timer.ts'

const world = useWorld()
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  await openShop(world.ann)
})
const forOffers = (quantity = 1) => sell(world, world.ann, { product: { quantity, accepting_best_offer: true } })
const offer = async (who: Actor, product_id: string, amount = 10_000, quantity = 1) =>
  (await who.gets(productOffers.place, { product_id: product_id as never, amount, quantity })).product_offer
const answer = (id: string, status: 'Accepted' | 'Rejected') => world.ann.ask(productOffers.answer, { id: id as never, status })
const stock = async (id: string) =>
  (await world.pool.query('select stock_on_hand as hand, stock_reserved as held, status from products where id = $1', [id])).rows[0]
const shown = async (who: Actor, id: string) => (await who.gets(productOffers.show, { id: id as never })).product_offer
/** 48 hours pass: the row is dated back, because the clock is the database's. */
const pass = async (id: string) => {
  await world.pool.query("update product_offers set expires_at = clock_timestamp() - interval '1 second' where id = $1", [id])
}
const expire = async (id: string) => {
  await pass(id)
  await world.product.db
    .transaction()
    .execute((tx) =>
      expireOffers.run({ tx, emit: () => {}, clock: async () => new Date(Date.now() + 1_000), tools: {} as never, record: () => {} }, id as never),
    )
}
const noticesOf = async (who: Actor, type: string) =>
  (await world.pool.query('select count(*)::int as n from notifications where member_id = $1 and type = $2', [who.id, type])).rows[0].n

test('ben offers, ann accepts, and ben buys at the agreed price while nobody else can have the piece', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  expect(made).toMatchObject({ status: 'Pending', role: 'buyer', amount: 10_000, actions: ['withdraw'], product: { price: 12_500 } })
  expect((await shown(world.ann, made.id)).actions).toEqual(['accept', 'reject'])
  expect((await answer(made.id, 'Accepted')).result.product_offer).toMatchObject({ status: 'Accepted', is_bought: false })
  expect(await stock(id)).toMatchObject({ hand: 1, held: 1 })
  await world.settle()
  expect([await noticesOf(world.ann, 'product_offer_placed'), await noticesOf(world.ben, 'product_offer_action')]).toEqual([1, 1])

  const line = { product_id: id, order_quantity: 1 }
  const cleos = (await world.cleo.gets(orders.quote, { lines: [line] })).quote
  expect(cleos.stores[0]!.lines).toMatchObject([{ price: 12_500, problem: 'gone' }])
  const cart = await cartOf(world.ben, [id])
  expect((await world.ben.gets(orders.quote, { lines: [line] })).quote.stores[0]!.lines).toMatchObject([{ price: 10_000, problem: null }])
  const { group } = await world.ben.gets(orders.checkout, cart)
  expect(group).toMatchObject({ status: 'paid', total: 10_300 })
  expect(await stock(id)).toMatchObject({ hand: 0, held: 0, status: 'sold_out' })
  expect(await shown(world.ben, made.id)).toMatchObject({ status: 'Accepted', is_bought: true, actions: [] })
  await expectBalanced(world)
})

test('an agreed price is for its buyer and its pieces alone', async () => {
  const { id } = await forOffers(5)
  const made = await offer(world.ben, id, 9_000, 2)
  await answer(made.id, 'Accepted')
  const quoted = async (who: Actor, order_quantity: number) =>
    (await who.gets(orders.quote, { lines: [{ product_id: id, order_quantity }] })).quote.stores[0]!.lines[0]
  expect(await quoted(world.cleo, 3)).toMatchObject({ price: 12_500, problem: null })
  expect(await quoted(world.cleo, 4)).toMatchObject({ problem: 'fewer', order_quantity: 3 })
  expect(await quoted(world.ben, 2)).toMatchObject({ price: 9_000, problem: null })
  expect(await quoted(world.ben, 3)).toMatchObject({ price: 9_000, problem: 'fewer', order_quantity: 2 })
})

test('two offers for the last piece: one is accepted, even at the same moment', async () => {
  const { id } = await forOffers()
  const [bens, cleos] = [await offer(world.ben, id), await offer(world.cleo, id, 11_000)]
  const said = await Promise.all([bens, cleos].map(({ id }) => answer(id, 'Accepted')))
  expect(said.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(said.find(({ status }) => status === 409)!.code).toMatch(/^product_offer\.(stock|closed)$/)
  expect(await stock(id)).toMatchObject({ hand: 1, held: 1 })
})

test('accepting against archiving: either the piece is held or the product is put away', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  const [accepted, archived] = await Promise.all([answer(made.id, 'Accepted'), world.ann.ask(products.archive, { id })])
  expect([accepted.status, archived.status].sort()).toEqual([200, 409])
  await world.settle()
  const { status } = await shown(world.ben, made.id)
  if (accepted.status === 200) expect([await stock(id), status]).toMatchObject([{ held: 1, status: 'published' }, 'Accepted'])
  else expect([await stock(id), status]).toMatchObject([{ held: 0, status: 'archived' }, 'Rejected'])
})

test('two answers at the same moment: one counts', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  const said = await Promise.all([answer(made.id, 'Accepted'), answer(made.id, 'Rejected'), answer(made.id, 'Accepted')])
  expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('accepted and left unpaid, it is over after 48 hours, and the piece is on sale again', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  await answer(made.id, 'Accepted')
  await expire(made.id)
  expect(await shown(world.ben, made.id)).toMatchObject({ status: 'Rejected', action_reason: 'unpaid', actions: [] })
  expect(await stock(id)).toMatchObject({ hand: 1, held: 0, status: 'published' })
  const { quote } = await world.ben.gets(orders.quote, { lines: [{ product_id: id, order_quantity: 1 }] })
  expect(quote.stores[0]!.lines).toMatchObject([{ price: 12_500, problem: null }])
})

test('without an answer it is over after 48 hours; too late, ann cannot accept it any more', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  await pass(made.id)
  expect(await answer(made.id, 'Accepted')).toMatchObject({ status: 409, code: 'product_offer.wrong_state' })
  await expire(made.id)
  expect(await shown(world.ann, made.id)).toMatchObject({ status: 'Rejected', action_reason: 'unanswered' })
})

test('a purchase that is not paid gives the agreed price and the piece back, as long as the 48 hours last', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  await answer(made.id, 'Accepted')
  expect((await world.ben.ask(orders.checkout, await cartOf(world.ben, [id], DECLINED))).status).toBe(422)
  expect([await stock(id), await shown(world.ben, made.id)]).toMatchObject([{ held: 1 }, { status: 'Accepted', is_bought: false }])
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id], THREE_D))
  expect([await stock(id), await shown(world.ben, made.id)]).toMatchObject([{ held: 1 }, { is_bought: true }])
  await world.ben.gets(orders.cancelGroup, { id: group.id })
  expect([await stock(id), await shown(world.ben, made.id)]).toMatchObject([{ held: 1 }, { status: 'Accepted', is_bought: false }])
  expect((await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group).toMatchObject({ status: 'paid', total: 10_300 })
  await expectBalanced(world)
})

test('ben withdraws what was accepted, and the piece is free at once', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  await answer(made.id, 'Accepted')
  expect((await world.ben.gets(productOffers.withdraw, { id: made.id })).product_offer).toMatchObject({ action_reason: 'withdrawn' })
  expect(await stock(id)).toMatchObject({ held: 0 })
  expect(await world.ben.ask(productOffers.withdraw, { id: made.id })).toMatchObject({ status: 409 })
})

test('what is put away takes no offers, and those that wait are over', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  await world.ann.gets(products.unpublish, { id })
  await world.settle()
  expect(await shown(world.ben, made.id)).toMatchObject({ status: 'Rejected', action_reason: 'gone' })
})

test('an offer is refused for one’s own, for what takes none, at the price, twice, and a fourth time', async () => {
  const { id } = await forOffers()
  const plain = await sell(world, world.ann)
  const asked = (who: Actor, product_id: string, amount = 10_000) => who.ask(productOffers.place, { product_id: product_id as never, amount })
  expect(await asked(world.ann, id)).toMatchObject({ status: 409, code: 'product_offer.own' })
  expect(await asked(world.ben, plain.id)).toMatchObject({ status: 409, code: 'product_offer.closed' })
  expect(await asked(world.ben, id, 12_500)).toMatchObject({ status: 422, code: 'product_offer.amount' })
  expect((await asked(world.guest, id)).status).toBe(401)
  for (const _ of [1, 2, 3]) {
    const made = await offer(world.ben, id)
    expect(await asked(world.ben, id)).toMatchObject({ status: 409, code: 'product_offer.standing' })
    expect((await answer(made.id, 'Rejected')).status).toBe(200)
  }
  expect(await asked(world.ben, id)).toMatchObject({ status: 409, code: 'product_offer.many' })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect(await asked(world.cleo, id)).toMatchObject({ status: 404, code: 'product_offer.no_product' })
  await world.pool.query('delete from blocks')
})

test('nobody but its buyer and its seller knows of an offer', async () => {
  const { id } = await forOffers()
  const made = await offer(world.ben, id)
  expect((await world.cleo.ask(productOffers.show, { id: made.id })).status).toBe(404)
  expect((await world.cleo.ask(productOffers.answer, { id: made.id, status: 'Accepted' })).status).toBe(404)
  expect((await world.ben.ask(productOffers.answer, { id: made.id, status: 'Accepted' })).status).toBe(404)
  expect((await world.ann.ask(productOffers.withdraw, { id: made.id })).status).toBe(404)
  const of = async (who: Actor, more: object) => (await who.gets(productOffers.list, more)).product_offers.data.map((one) => one.id)
  expect(await of(world.cleo, { product_id: id })).toEqual([])
  expect(await of(world.ann, { product_id: id, role: 'seller' })).toEqual([made.id])
  expect(await of(world.ann, { product_id: id, role: 'buyer' })).toEqual([])
  expect(await of(world.ben, { product_id: id, user_id: world.ben.id, status: 'Pending' })).toEqual([made.id])
})
