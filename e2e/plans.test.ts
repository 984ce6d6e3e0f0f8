import { expect, test } from 'vitest'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { keepItem, openShop } from '#test/support/fixtures.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('ben reaches the limit of what he may sell, upgrades with a card that his bank asks about, and lands back where he was stopped', async () => {
  const { ben } = world
  await openShop(ben)
  await world.pool.query("update plan_limits set most = 0 where plan = 'free' and name = 'live_products'")
  const item = await keepItem(world, ben)
  const seat = await stage.seat()
  const { page, context } = seat
  await context.addCookies([{ name: 'session', value: ben.token, url: world.settings.public_url }])
  const blocked = `/products/create?productable_id=${item.id}`
  await goTo(seat, at(blocked))
  await page.getByRole('textbox', { name: /^Price/ }).fill('24.50')
  await page.getByRole('button', { name: /list it|List for sale/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Please upgrade your member ship to enable this feature.').waitFor()
  await dialog.getByText('Gold opens it').waitFor()
  await dialog.getByRole('link', { name: 'Upgrade Membership' }).click()
  // Unsaved changes: a dialog asks before the page is left.
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(/manage-subscriptions/)
  await page.getByRole('link', { name: 'Upgrade to Gold' }).click()
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  const card = page.frameLocator('iframe[title="Card details"]')
  await card.locator('input').nth(0).fill('4000002500003155')
  await card.locator('input').nth(1).fill('12 / 31')
  await card.locator('input').nth(2).fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/authenticate/)
  await page.getByRole('button', { name: /Complete/ }).click()
  await page.waitForURL(/subscription\/paid/)
  await page.getByRole('link', { name: 'Go on where you were' }).click()
  await page.waitForURL(at(blocked))
  expect((await ben.gets(subscriptions.mine, {})).membership.plan).toBe('basic')
  await expectBalanced(world)
  expectQuiet(seat)
}, 120_000)
