import { expect, test } from 'vitest'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

const world = useWorld()

test('an item’s price is shown while it can be bought, to viewers who may buy it', async () => {
  await openShop(world.ann)
  const product = await sell(world, world.ann, { product: { regular_price: 1250 } })
  const kept = await keepItem(world, world.ann)
  await world.settle()
  const { rows } = await world.pool.query('select stamp_item_id from products where id = $1', [product.id])
  const stamp_item_ids = [rows[0].stamp_item_id, kept.id]
  const told = async (who: 'guest' | 'ben') => (await world[who].gets(products.prices, { stamp_item_ids })).prices
  const price = { stamp_item_id: rows[0].stamp_item_id, product_id: product.id, price: 1250, currency: 'USD' }
  expect([await told('guest'), await told('ben')]).toEqual([[price], [price]])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.ben.id])
  expect([await told('guest'), await told('ben')]).toEqual([[price], []])
  await world.ann.gets(products.unpublish, { id: product.id })
  await world.settle()
  expect(await told('guest')).toEqual([])
  expect((await world.guest.gets(products.prices, { stamp_item_ids: [] })).prices).toEqual([])
})
