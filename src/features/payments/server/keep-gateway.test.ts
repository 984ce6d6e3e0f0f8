import { expect, test } from 'vitest'
import { openPaymentsHarness } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { keepGateway } from './keep-gateway.ts'

const world = useWorld()
const till = openPaymentsHarness(world)
const starts = (provider: string, livemode: boolean | null = false, account: string | null = null) =>
  keepGateway(world.product.db, { provider, livemode, account })

test('a deployment may change its gateway until the first payment; then a start with another is refused', async () => {
  expect([await starts('stripe', true, 'acct_1'), await starts('sandbox')]).toEqual([undefined, undefined])
  await till.open(world.ben, 'pm_card_visa')
  expect(await starts('stripe', true, 'acct_1')).toMatch(/were opened with sandbox, and it is started with stripe in live mode \(acct_1\)/)
  expect(await starts('sandbox')).toBeUndefined()
})

test('another account or mode of the same gateway is another gateway; unknown parts are filled in', async () => {
  await world.pool.query("update payment_gateway set provider = 'stripe', livemode = null, account = null")
  expect([await starts('stripe', true), await starts('stripe', true, 'acct_1'), await starts('stripe', true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await starts('stripe', true, 'acct_2')).toContain('stripe in live mode (acct_1)')
  expect(await starts('stripe', false, 'acct_1')).toContain('started with stripe in test mode')
})
