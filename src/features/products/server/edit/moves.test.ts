import { beforeAll, expect, test } from 'vitest'
import { moves } from '#kernel/machine.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'
import { productMachine } from '../../rules.ts'

const world = useWorld()
const ways = {
  publish: products.publish,
  schedule: products.schedule,
  unpublish: products.unpublish,
  archive: products.archive,
  restore: products.restore,
} as const
const given: Record<string, object> = { schedule: { published_at: new Date(Date.now() + 86_400_000).toISOString() } }
const isWay = (action: string): action is keyof typeof ways => action in ways
const all = moves(productMachine)
const sellers = all.filter(({ by, action }) => by === 'seller' && isWay(action))

beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  await openShop(world.ann)
})

/** A product set to this status directly in the database. */
async function standing(status: string) {
  const { id } = await sell(world, world.ann, { product: { is_published: ['published', 'suspended'].includes(status) } })
  await world.pool.query(
    "update products set status = $2, published_at = clock_timestamp(), stock_on_hand = case when $2 = 'sold_out' then 0 else stock_on_hand end where id = $1",
    [id, status],
  )
  return id
}
const statusOf = async (id: string) => (await world.pool.query('select status from products where id = $1', [id])).rows[0].status

test('the state machine has the statuses of a product, and sellers have exactly the actions of the API', () => {
  expect(sellers).toHaveLength(6 * 5)
  expect(all.filter(({ by, action, to }) => by === 'seller' && !isWay(action) && to)).toEqual([])
})

for (const { from, action, to } of sellers) {
  test(`ann may ${to ? '' : 'not '}${action} a product that is ${from}`, async () => {
    const id = await standing(from)
    const { status, code, result } = await world.ann.ask(ways[action as keyof typeof ways], { id, ...given[action] } as never)
    if (to) expect([status, result.product.status, await statusOf(id)]).toEqual([200, to, to])
    else expect([status, code, await statusOf(id)]).toEqual([409, 'product.wrong_state', from])
  })
  test(`ben may not ${action} ann’s product that is ${from}`, async () => {
    const id = await standing(from)
    for (const [who, status] of [
      [world.ben, 404],
      [world.guest, 401],
    ] as const)
      expect((await who.ask(ways[action as keyof typeof ways], { id, ...given[action] } as never)).status).toBe(status)
    expect(await statusOf(id)).toBe(from)
  })
}

test('who may open a product follows from its status', async () => {
  for (const [from, stranger] of [
    ['draft', 404],
    ['scheduled', 404],
    ['published', 200],
    ['sold_out', 200],
    ['archived', 404],
    ['suspended', 404],
  ] as const) {
    const id = await standing(from)
    expect([from, (await world.guest.ask(products.show, { id })).status, (await world.ann.ask(products.show, { id })).status]).toEqual([
      from,
      stranger,
      200,
    ])
  }
})
