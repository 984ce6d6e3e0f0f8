import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { caller } from '#test/support/client.ts'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
beforeAll(async () => {
  await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
  await openShop(world.ann)
})

test('ann makes a key for her till, proves who she is, copies it once, and revokes it: the till is refused at once', async () => {
  const seat = await stage.seat()
  const { page, context } = seat
  await context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [world.ann.id])
  await goTo(seat, `${world.settings.public_url}/setting/account/management`)
  const main = page.getByRole('main')
  await main.getByText('No program holds a key of yours.').waitFor()
  await main.getByLabel('Name of the key').fill('the till')
  await main.getByLabel('Read my orders, sold and bought, and their papers').check()
  await main.getByRole('button', { name: 'Make the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const key = (await main.getByRole('alert').locator('code').first().textContent())!
  expect(key).toMatch(/^cachet_key_[\w-]{43}$/)
  const till = caller(world.url, { name: 'the till', token: key })
  expect((await till.ask(orders.list, { role: 'seller' })).status).toBe(200)
  await main.getByRole('button', { name: 'I have kept it' }).click()

  await goTo(seat, `${world.settings.public_url}/setting/account/management`)
  const row = main.getByRole('list', { name: 'API keys that work' }).getByRole('listitem')
  await row.getByText('Read my orders, sold and bought, and their papers').waitFor()
  await row.getByText('Last used').waitFor()
  expect([await axe(page), await clipped(page)]).toEqual([[], []])
  expect(await page.content()).not.toContain(key)
  await row.getByRole('button', { name: 'Revoke the till' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await main.getByRole('list', { name: 'API keys that have ended' }).getByText('Revoked').waitFor()
  expect((await till.ask(orders.list, {})).status).toBe(401)
  expectQuiet(seat)
})
