import { beforeAll, expect, test } from 'vitest'
import { medias } from '#features/media/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { openShop, pictureOf, sell, sellSupply } from '#test/support/fixtures.ts'
import { cartOf, expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

const world = useWorld()
beforeAll(() => openShop(world.ann))
const line = (product_id: string, order_quantity: number) => ({ product_id: product_id as never, order_quantity })

test('ann lists her tongs as a supply: it needs no item, and facts of collectibles are left out', async () => {
  const { id } = await sellSupply(world, world.ann)
  const { product } = await world.guest.gets(products.show, { id })
  expect(product).toMatchObject({
    ...{ productable_type: 'Supply', productable: null, unit: null, quantity: 3, names: { condition: 'New', category_ids: 'Spade tongs' } },
    supply: { condition: 'NEW', category_ids: ['tongs_spade'], medias: [{ id: product.medias[0]!.id }] },
  })
  expect(product.productable_id).toBe(product.supply!.id)
  const { data } = (await world.guest.gets(products.list, { productable_type: 'Supply' })).products
  expect(data).toMatchObject([{ id, productable_type: 'Supply', condition_name: 'New', country_name: null, catalogue_number: null }])
})

test('supplies are found by what they are: kind, condition and the words of their kind', async () => {
  const used = await sellSupply(world, world.ann, { name: 'Old loupe', category_ids: ['magnifiers'], condition: 'USED', quantity: 1 })
  const found = async (filter: object) =>
    (await world.guest.gets(products.list, { productable_type: 'Supply', ...filter })).products.data.map(({ name }) => name)
  expect(await found({ category_ids: ['magnifiers'] })).toEqual(['Old loupe'])
  expect(await found({ condition: ['USED'] })).toEqual(['Old loupe'])
  expect(await found({ condition: ['NEW'] })).toEqual(['Spade tip tongs'])
  expect(await found({ search: 'pinzas' })).toEqual(['Spade tip tongs'])
  const { product } = await world.ann.gets(products.archive, { id: used.id })
  expect(product.status).toBe('archived')
})

test('a supply is bought: its stock falls, and the last piece sells it out', async () => {
  const { id, price } = await sellSupply(world, world.ann, { quantity: 3, name: 'Capsules' })
  const { quote } = await world.ben.gets(orders.quote, { lines: [line(id, 2)] })
  expect(quote.stores[0]!.lines).toMatchObject([{ product_id: id, price, quantity: 3, problem: null, facts: 'New' }])
  const buys = async (quantity: number) => {
    const cart = await cartOf(world.ben, [id])
    const lines = [line(id, quantity)]
    const { total } = (await world.ben.gets(orders.quote, { lines, deliveries: cart.deliveries, country: 'IE' })).quote
    return (await world.ben.gets(orders.checkout, { ...cart, lines, expected_total: total })).group
  }
  expect((await buys(2)).status).toBe('paid')
  expect((await world.guest.gets(products.show, { id })).product).toMatchObject({ status: 'published', quantity: 1 })
  const { orders: placed } = await buys(1)
  expect((await world.guest.gets(products.show, { id })).product).toMatchObject({ status: 'sold_out', quantity: 0 })
  expect((await world.ben.gets(orders.show, { id: placed[0]!.id })).order.lines).toMatchObject([{ name: 'Capsules', productable_type: 'Supply' }])
  await expectBalanced(world)
})

test('an item stays an item and a supply a supply', async () => {
  const stamp = await sell(world, world.ann)
  const tongs = await sellSupply(world, world.ann)
  const words = ({ name, regular_price }: { name: string; regular_price: number }) => ({ name, regular_price, is_published: true })
  const refused = { status: 422, code: 'product.other_kind' }
  expect(await world.ann.ask(products.update, { ...words(stamp), id: stamp.id, productable_type: 'Supply' })).toMatchObject(refused)
  expect(await world.ann.ask(products.update, { ...words(tongs), id: tongs.id, productable_id: stamp.productable_id })).toMatchObject(refused)
})

test('kinds that no list has and pictures of others are refused; without a picture it is not listed', async () => {
  const bens = await pictureOf(world, world.ben)
  const asked = (more: object) =>
    world.ann.ask(products.create, { productable_type: 'Supply', name: 'Tongs', regular_price: 690, is_published: true, ...more } as never)
  expect(await asked({ category_ids: ['nonsense'] })).toMatchObject({ status: 422, code: 'product.category' })
  expect(await asked({ media_ids: [bens] })).toMatchObject({ status: 422, code: 'product.media' })
  expect(await asked({})).toMatchObject({ status: 422, code: 'product.item_picture' })
})

test('the picture of a supply stays as long as the supply shows it', async () => {
  const { id, medias: shown, ...product } = await sellSupply(world, world.ann, { is_published: false })
  const first = shown[0]!.id as never
  expect((await world.ann.ask(medias.remove, { id: first })).status).toBe(409)
  const second = await pictureOf(world, world.ann)
  const words = { productable_type: 'Supply', name: product.name, regular_price: product.regular_price } as const
  await world.ann.gets(products.update, { id, ...words, media_ids: [second] })
  expect((await world.ann.ask(medias.remove, { id: first })).status).toBe(200)
  await world.ann.gets(products.remove, { id })
  expect((await world.ann.ask(medias.remove, { id: second })).status).toBe(200)
  expect((await world.pool.query('select from supplies where id = $1', [product.productable_id])).rowCount).toBe(0)
})

test('a condition N/A is left out', async () => {
  const coin = await sell(world, world.ann, { item: { name: 'Sower franc', item_kind: 'coin', condition: 'NA' } } as never)
  const { product } = await world.guest.gets(products.show, { id: coin.id })
  const [card] = (await world.guest.gets(products.list, { item_kind: ['coin'] })).products.data
  expect([product.names.condition, card?.condition_name]).toEqual([undefined, null])
})
