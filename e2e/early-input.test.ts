import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann)
  for (const [name, country, color] of [
    ['Cérès', 'FR', 'carmine'],
    ['Robin', 'NL', 'black'],
  ])
    await sell(world, world.ann, { item: { name: name!, country, color }, product: { name: name!, regular_price: 500 } })
})

/** Holds back the script of the pages that come; call the result to let it load. */
async function hold({ page }: BrowserUser): Promise<() => Promise<void>> {
  const { promise: gate, resolve: let_in } = Promise.withResolvers<void>()
  await page.route(/assets\/browser-.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  return async () => {
    let_in()
    await page.waitForLoadState('networkidle')
  }
}
async function open(seat: BrowserUser, path: string): Promise<() => Promise<void>> {
  const come = await hold(seat)
  await seat.page.goto(at(path), { waitUntil: 'domcontentloaded' })
  return come
}

test('on a phone the filters are pressed before the page is alive: the sheet opens as soon as it is', async () => {
  const seat = await stage.seat({ width: 390 })
  const { page } = seat
  const come = await open(seat, '/marketplace/for-sale')
  await page.getByRole('button', { name: 'Filters' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await come()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'France' }).check()
  await page.waitForURL(/country=FR/)
  expectQuiet(seat)
})

test('what ben ticked, opened and typed too early counts', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const come = await open(seat, '/marketplace/for-sale')
  await page.getByRole('checkbox', { name: 'France' }).check()
  await page.locator('summary', { hasText: 'More filters' }).click()
  await page.locator('summary', { hasText: 'Colour' }).click()
  await page.getByLabel('Search in For Sale').fill('cér')
  await come()
  await page.waitForURL((url) => url.searchParams.get('country') === 'FR' && url.searchParams.get('search') === 'cér')
  expect(await page.getByRole('checkbox', { name: 'France' }).isChecked()).toBe(true)
  await page.locator('input[value=family_red]').check()
  await page.waitForURL(/color=family_red/)
  expect(await page.locator('.results .card-link').allTextContents()).toEqual(['Cérès'])
  expectQuiet(seat)
})

test('a form without an address is not sent by the browser: what cleo typed stays off the address, and is sent by the page', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const come = await open(seat, '/login')
  await page.getByRole('main').getByLabel('E-mail').fill(world.cleo.email)
  await page.getByLabel('Password').fill('a penny black')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  expect(page.url()).toBe(at('/login'))
  await come()
  await page.waitForURL((url) => url.pathname !== '/login')
  expectQuiet(seat)
})

test('back before the page is alive shows the page of that address', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale?search=robin'))
  await page.locator('.results .card-link').first().click()
  await page.waitForURL(/products/)
  await page.getByRole('heading', { level: 1, name: 'Robin' }).waitFor()
  const come = await hold(seat)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await page.locator('.results .card-link', { hasText: 'Robin' }).waitFor()
  await come()
  expect(await page.locator('.results .card-link').allTextContents()).toEqual(['Robin'])
  expectQuiet(seat)
})
