import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { productOffers } from '#features/product-offers/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { baskets } from '../contract.ts'

const world = useWorld()
let entries: string[] = []
const shops = new Map<string, { id: string }>()
const home = { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE' }

const want = (who: Actor, at: number, more: object = {}) =>
  who.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entries[at]!, ...more })
const list = (who: Actor, at: number, regular_price: number, { item = {}, product = {} }: { item?: object; product?: object } = {}) =>
  sell(world, who, { item: { catalogue_entry_id: entries[at] as never, name: `Want ${at}`, ...item }, product: { regular_price, ...product } })
const basketOf = async (who: Actor, input: GivenOf<typeof baskets.show> = {}) => (await who.gets(baskets.show, input)).basket
const bought = async (who: Actor, input: GivenOf<typeof baskets.show> = {}) =>
  (await basketOf(who, input)).parcels.flatMap(({ lines }) => lines.map(({ product_id }) => product_id)).sort()
const reasons = async (who: Actor) => (await basketOf(who)).missing.map(({ reason }) => reason)

beforeAll(async () => {
  entries = await keepEntry(world, ...Array.from({ length: 6 }, (_, at) => ({ name: `Entry ${at}`, catalogue_number: [] })))
  for (const who of [world.ann, world.cleo]) shops.set(who.name, await openShop(who))
})
/** A buyer of one's own for each test, with an address in Ireland. */
async function buyer(name: string) {
  const who = await world.join(name)
  await who.gets(places.create, home)
  return who
}

test('two wants come in one parcel where that costs less than the cheaper copy from another store, and the total is the checkout’s', async () => {
  const dora = await buyer('dora')
  await want(dora, 0)
  await want(dora, 1)
  const [first, second] = [await list(world.ann, 0, 1_000), await list(world.ann, 1, 1_100)]
  // A dollar cheaper, and three of postage.
  const far = await list(world.cleo, 1, 1_000)
  const basket = await basketOf(dora)
  expect(basket).toMatchObject({
    country: 'IE',
    exact: true,
    item_total: 2_100,
    shipping_total: 350,
    total: 2_450,
    bound: 2_450,
    missing: [],
    wants: 2,
  })
  expect(basket.parcels.map(({ lines }) => lines.map(({ product_id }) => product_id).sort())).toEqual([[first.id, second.id].sort()])
  const line = basket.parcels[0]!.lines.find(({ product_id }) => product_id === second.id)!
  expect(line.others).toMatchObject([{ product_id: far.id, price: 1_000, total: 1_000 + 300 + 1_000 + 300 }])
  const cart = await cartOf(dora, [first.id, second.id])
  expect(cart.expected_total).toBe(basket.total)
  const pinned = await basketOf(dora, { with: [far.id] })
  expect([pinned.total, pinned.exact]).toEqual([2_600, true])
  expect(pinned.parcels.flatMap(({ lines }) => lines).find(({ product_id }) => product_id === far.id)?.is_chosen).toBe(true)
  const { group } = await dora.gets(orders.checkout, cart)
  expect(group).toMatchObject({ total: basket.total, status: 'paid' })
})

test('own copies, reserved ones, those of stores that are away and of blocked sellers are none; each has its twin', async () => {
  const erin = await buyer('erin')
  await want(erin, 2)
  await want(world.ann, 2)
  const stamp = await list(world.ann, 2, 900)
  expect(await bought(erin)).toEqual([stamp.id])
  expect((await basketOf(world.ann)).missing).toMatchObject([{ reason: 'none' }])
  await world.pool.query('update products set stock_reserved = 1 where id = $1', [stamp.id])
  expect(await reasons(erin)).toEqual(['none'])
  await world.pool.query('update products set stock_reserved = 0 where id = $1', [stamp.id])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, erin.id])
  expect(await reasons(erin)).toEqual(['none'])
  await world.pool.query('delete from blocks')
  const away =
    "update stores set away_from = clock_timestamp() - interval '1 hour', away_until = clock_timestamp() + interval '1 day' where member_id = $1"
  await world.pool.query(away, [world.ann.id])
  expect(await reasons(erin)).toEqual(['none'])
  await world.pool.query('update stores set away_from = null, away_until = null where member_id = $1', [world.ann.id])
  expect(await bought(erin)).toEqual([stamp.id])
  expect((await basketOf(erin, { without: [(await basketOf(erin)).parcels[0]!.lines[0]!.wish_id] })).left_out).toMatchObject([{ title: 'Entry 2' }])
})

test('a highest price, a condition and a grade keep out what is dearer or worse; what stands in the way is said', async () => {
  const finn = await buyer('finn')
  await want(finn, 3, { max_amount: 500, least_condition: 'MLH' })
  const hinged = await list(world.ann, 3, 400, { item: { condition: 'MH', grade: 'VF' } })
  expect(await reasons(finn)).toEqual(['floor'])
  const dear = await list(world.cleo, 3, 501, { item: { condition: 'MNH', grade: 'F' } })
  expect(await reasons(finn)).toEqual(['price'])
  await want(finn, 3, { max_amount: 501 })
  expect(await bought(finn)).toEqual([dear.id])
  await want(finn, 3, { least_condition: null, least_grade: 'VF' })
  expect(await bought(finn)).toEqual([hinged.id])
  await want(finn, 3, { least_grade: 'XF' })
  expect(await reasons(finn)).toEqual(['floor'])
  const refused = await finn.ask(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entries[3]!, least_grade: 'de_vz' })
  expect([refused.status, refused.code]).toEqual([422, 'wish.grade'])
  const own = (await finn.gets(wishlists.list, {})).wishlists.data[0]
  expect(own).toMatchObject({ max_amount: 501, least_condition: null, least_grade: 'XF' })
  const seen = (await world.ann.gets(wishlists.list, { user_id: finn.id as never })).wishlists.data[0]
  expect(seen).toMatchObject({ max_amount: null, least_grade: null })
})

test('a seller who does not send to the country is left out there, and counts elsewhere', async () => {
  const gina = await buyer('gina')
  await want(gina, 4)
  const stamp = await list(world.cleo, 4, 700)
  const rate = { shipping_option: 'letter_tracked', amount: 300, amount_next: 50, days_least: 2, days_most: 5 } as const
  await world.cleo.gets(shipping.setRates, { rates: [{ ...rate, reach: 'home' }] })
  expect(await reasons(gina)).toEqual(['way'])
  expect(await bought(gina, { country: 'FR' })).toEqual([stamp.id])
  await world.cleo.gets(shipping.setRates, { rates: [{ ...rate, reach: 'everywhere' }] })
  expect(await bought(gina)).toEqual([stamp.id])
})

test('below a minimum order nothing is sent: the basket reaches it or says so, the checkout refuses, and an agreed price is free of it', async () => {
  const hugo = await buyer('hugo')
  await want(hugo, 5)
  const [shop, stamp] = [shops.get('cleo')!, await list(world.cleo, 5, 800, { product: { accepting_best_offer: true } })]
  const named = { id: shop.id as never, name: 'cleo’s shop', country: 'FR', city: 'Lyon' }
  const changed = await world.cleo.gets(stores.update, { ...named, minimum_order: 1_000 })
  expect(changed.store.minimum_order).toBe(1_000)
  expect(await reasons(hugo)).toEqual(['minimum'])
  const cart = await cartOf(hugo, [stamp.id])
  const { quote } = await hugo.gets(orders.quote, { lines: cart.lines, country: 'IE' })
  expect([quote.ready, quote.stores[0]]).toMatchObject([false, { minimum_order: 1_000, lacks: 200 }])
  const refused = await hugo.ask(orders.checkout, cart)
  expect([refused.status, refused.code]).toEqual([422, 'order.minimum'])
  // A dearer copy reaches it.
  const dearer = await list(world.cleo, 5, 1_000)
  expect(await bought(hugo)).toEqual([dearer.id])
  expect((await hugo.gets(orders.checkout, await cartOf(hugo, [dearer.id]))).group.status).toBe('paid')
  const { product_offer } = await hugo.gets(productOffers.place, { product_id: stamp.id, amount: 700 })
  await world.cleo.gets(productOffers.answer, { id: product_offer.id, status: 'Accepted' })
  expect((await hugo.gets(orders.checkout, await cartOf(hugo, [stamp.id]))).group).toMatchObject({ status: 'paid', total: 1_000 })
})
