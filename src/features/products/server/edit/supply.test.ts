import { beforeAll, expect, test } from 'vitest'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

const world = useWorld()
beforeAll(() => openShop(world.ann))
const tongs = { name: 'Spade tip tongs', item_kind: 'other', condition: null, country: null, year_issued: null, catalogue_number: [] } as const

test('ann lists her tongs as a supply: they are new, and facts of collectibles are left out', async () => {
  const item = await keepItem(world, world.ann, { ...tongs, quantity_owned: { mint: 3, used: 0 } } as never)
  const given = {
    productable_type: 'Supply',
    productable_id: item.id,
    unit: 'mint',
    name: tongs.name,
    regular_price: 690,
    quantity: 3,
    is_published: true,
  } as const
  const { product } = await world.ann.gets(products.create, given as never)
  expect(product).toMatchObject({ productable_type: 'Supply', names: { condition: 'New' } })
  const { data } = (await world.guest.gets(products.list, { productable_type: 'Supply' })).products
  expect(data).toMatchObject([{ id: product.id, productable_type: 'Supply', condition_name: 'New', country_name: null, catalogue_number: null }])
})

test('a stamp is no supply, neither when it is listed nor later', async () => {
  const stamp = await sell(world, world.ann)
  const { id, productable_id, unit, name, regular_price } = stamp
  const given = { productable_id, unit, name, regular_price, productable_type: 'Supply' } as never
  const refused = { status: 422, code: 'product.supply_kind' }
  expect(await world.ann.ask(products.create, given)).toMatchObject(refused)
  expect(await world.ann.ask(products.update, { ...(given as object), id } as never)).toMatchObject(refused)
})

test('a condition N/A is left out', async () => {
  const coin = await sell(world, world.ann, { item: { name: 'Sower franc', item_kind: 'coin', condition: 'NA' } } as never)
  const { product } = await world.guest.gets(products.show, { id: coin.id })
  const [card] = (await world.guest.gets(products.list, { item_kind: ['coin'] })).products.data
  expect([product.names.condition, card?.condition_name]).toEqual([undefined, null])
})
