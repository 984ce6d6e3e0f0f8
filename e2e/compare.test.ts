import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const LIST = '/marketplace/for-sale?view=list'

beforeAll(async () => {
  await openShop(world.ann)
  for (const [name, year_issued] of [
    ['Ceres', 1849],
    ['Sage', 1876],
    ['Sower', 1903],
  ] as const)
    await sell(world, world.ann, { item: { name, year_issued }, product: { name, regular_price: 1_000 } })
  await drawPictures(world)
}, 120_000)

test('ben marks two in the list with the keyboard and compares them: what differs is marked, one is taken out again', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at(LIST))
  for (const name of ['Ceres', 'Sower']) {
    await main.getByRole('checkbox', { name: `Compare ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  await main.getByRole('button', { name: 'Compare the marked' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/marketplace\/compare\?ids=/)
  await main.getByRole('heading', { name: 'Compare', level: 1 }).waitFor()
  expect(await main.getByRole('columnheader').count()).toBe(2)
  expect(await main.getByRole('row', { name: /Country and year differs/ }).count()).toBe(1)
  expect(await main.getByRole('rowheader', { name: 'Price', exact: true }).count()).toBe(1)
  expect(await axe(page)).toEqual([])
  await main.getByRole('link', { name: 'Remove Ceres' }).click()
  await expect.poll(() => main.getByRole('columnheader').count()).toBe(1)
  expectQuiet(seat)
}, 120_000)

test('without script and on a phone it is read as well; nothing marked says what to do', async () => {
  const seat = await stage.seat({ script: false, width: 390 })
  const { page } = seat
  await page.goto(at(LIST))
  for (const name of ['Ceres', 'Sage', 'Sower']) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  await page.getByRole('button', { name: 'Compare the marked' }).click()
  expect(await page.getByRole('main').getByRole('columnheader').count()).toBe(3)
  await page.goto(at('/marketplace/compare'))
  expect(await page.getByText('Nothing marked yet').count()).toBe(1)
  const plain = await stage.seat({ width: 390 })
  await goTo(plain, at('/marketplace/compare'))
  expect(await clipped(plain.page)).toEqual([])
}, 120_000)
