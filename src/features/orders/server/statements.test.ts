import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
beforeAll(async () => {
  await openShop(world.ann)
  // Timers read the database at unpredictable moments: stopped, so that statements can be counted.
  await world.product.timers.stop()
})

/** Statements not counted: the payment sandbox and jobs share this database; what the process reads once a second; transaction control is constant. */
const NOT_OURS = /sandbox\.|pgboss|"site_settings"|"closed_parts"|extract\(epoch|advisory|with noted as|^(begin|commit|rollback|savepoint|release)/i
/** Allowance for reads of the outbox, whose number varies. */
const TURNS = 6
const asked: string[] = []
const query = pg.Client.prototype.query
beforeAll(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text: string }]) {
    const text = typeof given[0] === 'string' ? given[0] : given[0].text
    if (!NOT_OURS.test(text.trim())) asked.push(text.trim().replace(/\s+/g, ' '))
    return query.apply(this, given as never)
  } as never
})
afterAll(() => {
  pg.Client.prototype.query = query
})

async function keptCard(buyer: Actor): Promise<string> {
  return (await buyer.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })).payment_method.payment_method_id
}

test('a complete order takes at most forty-six statements: until ben’s answer, both notices, and the webhook', async () => {
  const stamp = await sell(world, world.ann, { product: { quantity: 20 } })
  const cart = await cartOf(world.ben, [stamp.id], await keptCard(world.ben))
  const buy = async () => {
    expect((await world.ben.gets(orders.checkout, cart)).group.status).toBe('paid')
    await until(async () => (await world.pool.query('select from sandbox.deliveries')).rowCount === 0)
    await world.product.relay.drain()
  }
  for (const _ of [1, 2]) await buy()
  // A session last seen long ago is updated, which would add a statement.
  await world.pool.query('update sessions set seen_at = clock_timestamp()')
  asked.length = 0
  await buy()
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(TURNS + 40)
  expect(asked.length).toBeGreaterThan(28)
})
