import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { stores } from '../../contract.ts'

const world = useWorld()
let id: never
beforeAll(async () => {
  id = (await openShop(world.ann)).id as never
})
const known = async (who: Pick<Actor, 'gets'> = world.guest) =>
  Object.fromEntries((await who.gets(stores.show, { id })).record.map(({ name, value }) => [name, value]))
async function sold(buyer: Actor, hours: number) {
  const { id: product_id } = await sell(world, world.ann)
  const { id: order_id } = (await buyer.gets(orders.checkout, await cartOf(buyer, [product_id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id: order_id, carrier: 'La Poste' })
  await world.pool.query('update orders set shipped_at = paid_at + make_interval(hours => $2) where id = $1', [order_id, hours])
  return order_id
}

test('of a new store only what is true is said: since when, postage and returns', async () => {
  const { since, ...rest } = await known()
  expect(since).toMatch(/^[A-Z][a-z]+ 20\d\d$/)
  expect(rest).toEqual({ postage: 'from $\u00a03.00', returns: 'within 14 days' })
})

test('what was paid counts as sold; how fast ann sends is said from three buyers on, not before', async () => {
  await sold(world.ben, 20)
  const back = await sold(world.ben, 20)
  await sold(world.cleo, 30)
  expect(await known()).toMatchObject({ sold: '3 orders' })
  expect(await known()).not.toHaveProperty('sends')
  await sold(await world.join('dora'), 40)
  expect(await known()).toMatchObject({ sold: '4 orders', sends: 'mostly within 2 days' })
  await world.pool.query("update orders set status = 'refunded', payment_status = 'refunded' where id = $1", [back])
  expect(await known()).toMatchObject({ sold: '3 orders' })
})

test('a score is said with how many gave it, and without a score only how many', async () => {
  const kept = `insert into feedback_scores (target_type, target_id, total, year, partners, score) values ('Store', $1, 1, 1, 1, null)`
  await world.pool.query(kept, [id])
  expect(await known()).toMatchObject({ feedback: '1 feedback' })
  await world.pool.query(
    'update feedback_scores set total = 212, year = 58, partners = 40, score = 488, as_described = 490, packing = 490, speed = 480, contact = 490 where target_id = $1',
    [id],
  )
  expect(await known()).toMatchObject({ feedback: '4.9 of 212' })
})

test('followers are counted, and a seller who keeps the network to themselves has no number', async () => {
  await world.ben.gets(network.follow, { id: world.ann.id })
  await world.settle()
  expect(await known()).toMatchObject({ followers: '1' })
  await world.ann.gets(profiles.setVisibility, { visibility: { network: 'nobody' } })
  expect(await known()).not.toHaveProperty('followers')
  expect(await known(world.ben)).not.toHaveProperty('followers')
  expect(await known(world.ann)).toMatchObject({ followers: '1' })
})

test('whom cleo has blocked does not count her among the followers, on the store as on the profile', async () => {
  const counted = async (who: Actor) => [
    (await known(who)).followers,
    (await who.gets(network.standing, { id: world.ann.id })).follow.followers_count,
  ]
  await world.ann.gets(profiles.setVisibility, { visibility: { network: 'everyone' } })
  await world.cleo.gets(network.follow, { id: world.ann.id })
  await world.settle()
  expect(await counted(world.ben)).toEqual(['2', 2])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.cleo.id, world.ben.id])
  expect(await counted(world.ben)).toEqual(['1', 1])
  expect(await counted(world.ann)).toEqual(['2', 2])
})

const deals = async (who: Pick<Actor, 'gets'> = world.guest) => (await who.gets(products.specialities, { store_id: id })).specialities

test('what ann has chosen and has for sale is shown, the fullest first; what she has nothing of is not', async () => {
  expect(await deals()).toEqual([])
  const choice = { name: 'ann’s shop', country: 'FR', city: 'Lyon', country_ids: ['FR', 'DE'], topic_ids: ['birds'] }
  await world.ann.gets(stores.update, { id, ...choice })
  await sell(world, world.ann, { item: { country: 'FR', topic_ids: ['birds'] } as never })
  await sell(world, world.ann, { item: { country: 'FR' } as never })
  await world.settle()
  const found = await deals()
  expect(found.map(({ facet, code, count }) => [facet, code, count])).toEqual([
    ['country', 'FR', 2],
    ['topic_ids', 'birds', 1],
  ])
  expect(found[0]).toMatchObject({ name: 'France', piece: { productable_type: 'StampItem' } })
})

const add = async (number: number, item: object) => {
  for (let nth = 0; nth < number; nth++) await sell(world, world.ann, { item: item as never })
  await world.settle()
}
const shelves = async () => (await deals()).filter(({ shelf }) => shelf.length).map(({ code, count }) => [code, count])

test('a store has a shelf of its fullest from twice as many pieces on, with the newest as its cards; what does not fill one has none', async () => {
  await add(5, { country: 'FR' })
  expect(await shelves()).toEqual([])
  await add(1, { country: 'FR' })
  expect(await shelves()).toEqual([['FR', 8]])
  const [france] = await deals()
  const { products: newest } = await world.guest.gets(products.list, { store_id: id, country: ['FR'], page_size: 4 })
  expect(france!.shelf.map((card) => card.id)).toEqual(newest.data.map((card) => card.id))
})

test('two shelves need twice as many pieces as both show, and none that the other shows', async () => {
  await add(8, { country: 'FR', topic_ids: ['birds'] })
  expect(await shelves()).toEqual([['FR', 16]])
  await add(4, { country: 'FR' })
  expect(await shelves()).toEqual([
    ['FR', 20],
    ['birds', 9],
  ])
})

test('whom ann has blocked sees nothing of what her store deals in', async () => {
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect(await deals(world.cleo)).toEqual([])
  expect(await deals(world.ben)).toHaveLength(2)
})
