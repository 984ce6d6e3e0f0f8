import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { productOffers } from '#features/product-offers/contract.ts'
import { products } from '#features/products/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type StoreId, stores } from '../../contract.ts'
import { awayDue } from '../queries.ts'
import { tellAways } from './away.timer.ts'

const world = useWorld()
let store: StoreId
beforeAll(async () => {
  store = (await openShop(world.ann)).id
})
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const listed = async (search: string) => (await world.guest.gets(products.list, { search })).products.data.length
const leave = (from: number, until: number) =>
  world.ann.gets(stores.vacation, { id: store, away_from: inDays(from), away_until: inDays(until), away_note: 'At the fair in Essen' })
const back = () => world.ann.gets(stores.vacation, { id: store })
/** What the timer would do now. */
async function tick() {
  for (const id of await awayDue(world.product.db, 10))
    await world.product.db
      .transaction()
      .execute((tx) => tellAways.run({ tx, emit: () => {}, clock: async () => new Date(), tools: {} as never, record: () => {} }, id))
}

test('while ann is away nothing of hers is on the market, nothing can be bought and no offer made; back, all of it is there again', async () => {
  const { id } = await sell(world, world.ann, { product: { name: 'Vacation stamp', accepting_best_offer: true } })
  const cart = await cartOf(world.ben, [id])
  expect(await listed('vacation')).toBe(1)
  expect((await leave(-1, 10)).store).toMatchObject({ on_vacation: true, away_note: 'At the fair in Essen' })
  await world.settle()
  expect(await listed('vacation')).toBe(0)
  const { quote } = await world.ben.gets(orders.quote, { lines: [{ product_id: id, order_quantity: 1 }] })
  expect(quote.stores[0]!.lines).toMatchObject([{ problem: 'gone' }])
  expect(await world.ben.ask(orders.checkout, cart)).toMatchObject({ status: 409, code: 'cart.changed' })
  expect(await world.ben.ask(productOffers.place, { product_id: id, amount: 10_000 })).toMatchObject({ status: 409, code: 'product_offer.closed' })
  expect((await world.guest.gets(products.show, { id })).product.store).toMatchObject({ on_vacation: true })
  const late = await sell(world, world.ann, { product: { name: 'Vacation second' } })
  expect(late.status).toBe('published')
  expect(await listed('vacation')).toBe(0)
  expect((await back()).store).toMatchObject({ on_vacation: false, away_until: null, away_note: '' })
  await world.settle()
  expect(await listed('vacation')).toBe(2)
  expect((await world.ben.gets(orders.checkout, cart)).group.status).toBe('paid')
})

test('dates that lie ahead begin and end by the clock, without a press', async () => {
  await sell(world, world.ann, { product: { name: 'Clockwork stamp' } })
  await leave(5, 20)
  await world.settle()
  expect(await listed('clockwork')).toBe(1)
  await world.pool.query("update stores set away_from = clock_timestamp() - interval '1 second' where id = $1", [store])
  await tick()
  await world.settle()
  expect((await world.guest.gets(stores.show, { id: store })).store.on_vacation).toBe(true)
  expect(await world.pool.query('select away_told from stores where id = $1', [store])).toMatchObject({ rows: [{ away_told: true }] })
  await world.pool.query("update stores set away_until = clock_timestamp() - interval '1 millisecond' where id = $1", [store])
  expect(await awayDue(world.product.db, 10)).toEqual([store])
  await tick()
  expect((await world.guest.gets(stores.show, { id: store })).store.on_vacation).toBe(false)
  await back()
})

test('ben cannot send ann away, and more than thirty days are refused', async () => {
  expect((await world.ben.ask(stores.vacation, { id: store, away_from: inDays(0), away_until: inDays(3) })).status).toBe(404)
  expect(await world.ann.ask(stores.vacation, { id: store, away_from: inDays(1), away_until: inDays(40) })).toMatchObject({
    ...{ status: 422, code: 'store.vacation_long' },
  })
})

test('stores are found by where they stand, what they deal in, and what they are', async () => {
  const given = {
    name: 'ann’s shop',
    country: 'FR',
    city: 'Lyon',
    topic_ids: ['birds'],
    country_ids: ['GB'],
    specialties: 'Sage and Ceres',
    state: 'Rhône',
  }
  const { store: kept } = await world.ann.gets(stores.update, { id: store, ...given })
  expect(kept).toMatchObject({ topics: [{ code: 'birds' }], countries: [{ code: 'GB' }], specialties: 'Sage and Ceres', state: 'Rhône' })
  const found = async (filter: object) => (await world.guest.gets(stores.list, filter)).stores.data.map((one) => one.id)
  expect(await found({ country: 'FR' })).toEqual([store])
  expect(await found({ country: 'GB' })).toEqual([store])
  expect(await found({ country: 'DE' })).toEqual([])
  expect(await found({ topic_id: 'birds', type: 'individual' })).toEqual([store])
  expect(await found({ topic_id: 'ships' })).toEqual([])
  expect(await found({ type: 'business' })).toEqual([])
  expect(await world.ann.ask(stores.update, { id: store, ...given, topic_ids: ['no such topic'] })).toMatchObject({ status: 422 })
  expect(await world.ann.ask(stores.update, { id: store, ...given, topic_ids: ['nothing'] })).toMatchObject({ status: 422, code: 'store.term' })
})
