import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
let dora: Actor
beforeAll(async () => {
  dora = await world.join('dora', { plan: 'business' })
  await openShop(dora)
})
async function hers() {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: dora.token, url: world.settings.public_url }])
  return { seat, main: seat.page.getByRole('main') }
}

test('dora brings a table in, sees what is wrong, lists the rest, and takes it all back', async () => {
  const item = await keepItem(world, dora, { name: 'Ceres 10 c', status: 'PRIVATE', quantity_owned: { mint: 0, used: 2 } })
  const { seat, main } = await hers()
  await goTo(seat, at('/store/import'))
  const buffer = Buffer.from(`number,name,price,quantity,publish\n${item.number},,12.50,1,yes\n${item.number},Twice,x,9,no\n`)
  await seat.page.locator('input[type=file]').setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer })
  await seat.page.waitForURL(/\/store\/import\/[\w-]+$/)
  await main.getByRole('button', { name: 'List 1 item' }).click()
  await main.getByRole('button', { name: 'Take it all back' }).click()
  await main.getByText('Taken back', { exact: true }).waitFor()
  expectQuiet(seat)
}, 120_000)

test('what dora has sold stands on her sales page, in figures, days and months', async () => {
  const { id } = await sell(world, dora)
  await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))
  const { seat, main } = await hers()
  await goTo(seat, at('/store/sales'))
  await main.getByText('Sold in 30 days').waitFor()
  await main.getByRole('link', { name: /CSV/ }).first().waitFor()
  expect(await main.getByRole('table').count()).toBeGreaterThan(0)
  expectQuiet(seat)
}, 120_000)
