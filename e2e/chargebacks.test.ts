import { expect, test } from 'vitest'
import { chargebacks } from '#features/chargebacks/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('ben’s bank takes a payment back: ann reads that she sends nothing, ada sends the evidence, and the order goes on', async () => {
  await openShop(world.ann)
  const ada = await world.join('ada', { role: 'administrator' })
  const { id } = await sell(world, world.ann)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id], 'pm_card_createDispute'))
  const order_id = group.orders[0]!.id
  const status = async () => (await ada.gets(chargebacks.list, {})).chargebacks[0]?.status
  await until(async () => {
    await world.settle()
    return (await status()) === 'needs_response'
  })
  const signedIn = async (token: string) => {
    const seat = await stage.seat()
    await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
    return { seat, main: seat.page.getByRole('main') }
  }
  const hers = await signedIn(world.ann.token)
  await goTo(hers.seat, at(`/store/order-detail/${order_id}`))
  await hers.main.getByText('The buyer disputes this payment with their bank.', { exact: false }).waitFor()

  const { seat, main } = await signedIn(ada.token)
  await goTo(seat, at('/dashboard/disputes'))
  await main.getByText('Waits for evidence').waitFor()
  await main.getByLabel('What do we say?').fill('winning_evidence: handed over with tracking')
  await main.getByRole('button', { name: 'Send the evidence' }).click()
  await main.getByText('The bank is looking at it').waitFor()
  await until(async () => {
    await world.settle()
    return (await status()) === 'won'
  })
  await goTo(seat, at('/dashboard/disputes'))
  await main.getByText('Won', { exact: true }).waitFor()
  await goTo(hers.seat, at(`/store/order-detail/${order_id}`))
  expect(await hers.main.getByText('The bank decides').count()).toBe(0)
  expectQuiet(seat, hers.seat)
}, 120_000)
