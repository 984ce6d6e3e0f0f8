import { expect, test, vi } from 'vitest'
import { places } from '#features/places/contract.ts'
import { addressGiven } from '#test/contract/objects.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useSilentServer } from '#test/support/outside/mailbox.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const mail = await useSilentServer()
const world = useWorld({ SMTP_URL: mail.smtp_url })

test('a mail server that accepts connections and never answers, with a hundred letters queued, delays no expired reservation', async () => {
  await openShop(world.ann)
  const product = await sell(world, world.ann)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [product.id], THREE_D))
  expect(group.status).toBe('pending_payment')
  await world.pool.query(
    "insert into mails (recipient, template, locale, facts) select 'a' || n || '@example.com', 'verify', 'en', '{}' from generate_series(1, 100) as n",
  )
  await vi.waitFor(() => expect(mail.open()).toBeGreaterThan(0), { timeout: 30_000 })
  await world.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second'")
  // Any commit triggers the timers.
  await world.ann.gets(places.create, addressGiven)
  const status = async () => (await world.pool.query('select status from order_groups where id = $1', [group.id])).rows[0].status
  await vi.waitFor(async () => expect(await status()).toBe('cancelled'), { timeout: 20_000, interval: 100 })
  const { rows } = await world.pool.query('select count(*)::int as waiting from mails where sent_at is null and dead_at is null')
  expect(rows[0].waiting).toBeGreaterThanOrEqual(100)
})
