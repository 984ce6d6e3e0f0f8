import { expect, test } from 'vitest'
import { coins } from '#features/coins/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('ben lays a pack into the coin cart, empties it, lays it again, pays, sees the badge, and gives it back', async () => {
  await world.ben.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa', is_default: true })
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await seat.context.addCookies([{ name: 'session', value: world.ben.token, url: world.settings.public_url }])
  await goTo(seat, at('/wallet/coins'))
  await main.getByText('No Recent Transaction').waitFor()
  await main.getByText('2,500').click()
  await main.getByRole('button', { name: 'Put in the cart' }).click()
  await page.waitForURL(at('/wallet/cart'))
  await main.getByText('Pack of 2,500 coins').waitFor()
  await main.getByRole('button', { name: 'Empty the cart' }).click()
  await main.getByText('Your Cart is Empty').waitFor()
  await main.getByRole('link', { name: 'Choose a pack' }).click()
  await main.getByText('1,000', { exact: true }).click()
  await main.getByRole('button', { name: 'Put in the cart' }).click()
  // Kept in this browser: a reload finds it again.
  await page.reload()
  await main.getByText('Pack of 1,000 coins').waitFor()
  await main.getByRole('button', { name: 'One more' }).click()
  await main.getByRole('button', { name: /^Pay \$.20.00/ }).click()
  await main.getByText('2,000 coins are in your wallet.').waitFor()
  await page.locator('header').getByRole('link', { name: 'Wallet, 2000 coins' }).getByText('2.0K').waitFor()
  expect((await world.ben.gets(coins.wallet, {})).coins).toMatchObject({ available: 2_000, bought: 2_000 })
  await goTo(seat, at('/wallet/cart'))
  await main.getByText('Your Cart is Empty').waitFor()

  await goTo(seat, at('/wallet/coins'))
  await main.getByRole('button', { name: 'Give 2,000 back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give them back' }).click()
  await main.getByText('Given back', { exact: true }).waitFor()
  await expect.poll(async () => (await world.ben.gets(coins.wallet, {})).coins.available).toBe(0)
  expectQuiet(seat)
}, 120_000)
