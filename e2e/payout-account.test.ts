import { expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import { products } from '#features/products/contract.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('ann sets up payouts: a document is needed, she gives it, is verified before her eyes, and loses the account again', async () => {
  await openShop(world.ann)
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await seat.context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
  await goTo(seat, at('/setting/wallet'))
  await main.getByRole('button', { name: 'Set up payouts' }).click()
  await main.getByText('Choose the country of your bank.').waitFor()
  await main.getByLabel('Country of your bank').selectOption('DE')
  await main.getByRole('button', { name: 'Set up payouts' }).click()
  await page.getByRole('heading', { name: 'Receive your earnings' }).waitFor()
  expect(new URL(page.url()).origin).toBe(world.gateway.origin)
  await page.getByLabel('How the check ends').selectOption('document')
  await page.getByRole('button', { name: 'Activate my account' }).click()
  await page.waitForURL(at('/setting/wallet/onboarding?step=back'))
  await main.getByText('Something is needed').waitFor()
  await main.getByText('A document that shows who you are').waitFor()

  const wares = await fixturesOf(world, world.ann)
  expect(await world.ann.ask(products.create, wares)).toMatchObject({ code: 'product.store_inactive' })
  await goTo(seat, at('/store'))
  await main.getByRole('link', { name: 'Look at your account for payouts' }).click()
  await page.waitForURL(at('/store/payment-listing'))
  await main.getByRole('button', { name: 'Give what is needed' }).click()
  await page.getByRole('button', { name: 'Send a test document' }).click()
  await page.waitForURL(at('/setting/wallet/onboarding?step=back'))
  await main.getByText('Active', { exact: true }).waitFor({ timeout: 20_000 })
  await main.getByText('STRIPE TEST BANK, account ending 6789').waitFor()
  expect((await world.ann.gets(products.create, wares)).product.status).toBe('published')

  await main.getByRole('button', { name: 'Open my account there' }).click()
  await page.getByRole('button', { name: 'Disconnect it from the shop' }).click()
  await page.getByText('Done. You can close this page.').waitFor()
  const status = async () => (await world.ann.gets(payments.account, {})).connected_account?.status
  await expect.poll(status, { timeout: 20_000 }).toBe('lost')
  await goTo(seat, at('/setting/wallet'))
  await main.getByText('Disconnected', { exact: true }).waitFor({ timeout: 20_000 })
  await main.getByRole('button', { name: 'Connect another account' }).waitFor()
  expect((await world.ann.gets(payments.account, {})).connected_account).toMatchObject({ status: 'lost', is_active: false })
  expectQuiet(seat)
}, 120_000)
