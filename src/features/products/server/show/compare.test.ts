import { beforeAll, expect, test } from 'vitest'
import type { ProductId } from '#features/products/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

const world = useWorld()
const made: ProductId[] = []
const compared = async (who: typeof world.ben, ids: readonly ProductId[]) =>
  (await who.gets(products.compare, { ids: [...ids] })).products.map(({ id }) => id)

beforeAll(async () => {
  await openShop(world.ann)
  for (let n = 0; n < 4; n++) made.push((await sell(world, world.ann, { product: { name: `Stamp ${n}` } })).id)
})

test('ben compares up to four in his own order; a fifth is refused', async () => {
  const [first, second, third, fourth] = made as [ProductId, ProductId, ProductId, ProductId]
  expect(await compared(world.ben, [third, first, fourth, second])).toEqual([third, first, fourth, second])
  expect(await compared(world.guest, [second])).toEqual([second])
  const five = [...made, crypto.randomUUID() as ProductId]
  expect((await world.ben.ask(products.compare, { ids: five })).status).toBe(422)
})

test('a draft and what a blocked seller sells are left out, for ann herself they are there', async () => {
  const draft = (await sell(world, world.ann, { product: { is_published: false } })).id
  expect(await compared(world.ben, [draft, made[0]!])).toEqual([made[0]])
  expect(await compared(world.ann, [draft, made[0]!])).toEqual([draft, made[0]])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.ben.id])
  expect(await compared(world.ben, [made[0]!])).toEqual([])
  await world.pool.query('delete from blocks')
  expect(await compared(world.ben, [made[0]!])).toEqual([made[0]])
})
