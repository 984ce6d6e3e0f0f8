import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import type { Actor } from '#test/cast.ts'
import { openShop, sell } from '#test/goods.ts'
import { cartOf } from '#test/sale.ts'
import { openLetters } from '#test/till.ts'
import { useWorld } from '#test/world.ts'
import { orders } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
const { quiet } = openLetters(world)
beforeAll(async () => {
  await openShop(world.ann)
})

/** The sandbox of the card network speaks to the same database here. The clocks are read now and then, however much is bought; a transaction begins and ends. */
const NOT_OURS = /sandbox\.|extract\(epoch|advisory|^(begin|commit|rollback|savepoint|release)/i
const CLOCKS = /pgboss|order by "(due_at|check_at|reserved_until|release_at|delivered_at)"/i
/** How often the outbox is looked at differs with the moment. */
const TURNS = 6
const asked: string[] = []
const query = pg.Client.prototype.query
beforeAll(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text: string }]) {
    const text = typeof given[0] === 'string' ? given[0] : given[0].text
    if (!NOT_OURS.test(text.trim()) && !CLOCKS.test(text)) asked.push(text.trim().replace(/\s+/g, ' '))
    return query.apply(this, given as never)
  } as never
})
afterAll(() => {
  pg.Client.prototype.query = query
})

async function keptCard(buyer: Actor): Promise<string> {
  return (await buyer.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })).payment_method.payment_method_id
}

test('a complete order asks the database forty things: until ben is answered, until both are told, and for the gateway’s letter', async () => {
  const stamp = await sell(world, world.ann, { product: { quantity: 20 } })
  const cart = await cartOf(world.ben, [stamp.id], await keptCard(world.ben))
  const buy = async () => {
    expect((await world.ben.gets(orders.checkout, cart)).group.status).toBe('paid')
    await quiet()
  }
  for (const _ of [1, 2]) await buy()
  asked.length = 0
  await buy()
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(TURNS + 36)
  expect(asked.length).toBeGreaterThan(30)
})
