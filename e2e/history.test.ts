import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const LIST = '/marketplace/for-sale?page_size=10'

beforeAll(async () => {
  await openShop(world.ann)
  for (let n = 1; n <= 23; n++)
    await sell(world, world.ann, { item: { name: `Stamp ${n}`, country: 'FR' }, product: { name: `Stamp ${n}`, regular_price: 500 } })
}, 120_000)

const links = ({ page }: BrowserUser) => page.locator('.results .card-link')
const read = ({ page }: BrowserUser) => page.evaluate(() => Math.round(scrollY))
const PATIENT = { timeout: 5_000 }
const settled = (seat: BrowserUser, top: number) => expect.poll(() => read(seat), PATIENT).toSatisfy((now: number) => Math.abs(now - top) < 3)

test('the way back leads to where the list was read, with all that was loaded; the way forward to where the page was', async () => {
  const seat = await stage.seat({ width: 390 })
  const { page } = seat
  await goTo(seat, at(LIST))
  await page.getByRole('link', { name: /^Load/ }).click()
  await expect.poll(() => links(seat).count(), PATIENT).toBe(20)
  const names = await links(seat).allTextContents()
  expect(new Set(names).size).toBe(20)
  await links(seat).nth(15).scrollIntoViewIfNeeded()
  const place = await read(seat)
  expect(place).toBeGreaterThan(800)

  // Clicked by script: Playwright's click would scroll the page first.
  await links(seat)
    .nth(15)
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/products\//)
  await settled(seat, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 300))
  await page.waitForTimeout(300)
  const there = await read(seat)
  expect(there).toBeGreaterThan(0)
  await page.goBack()
  await page.waitForURL(at(LIST))
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(names)
  await settled(seat, place)
  await page.goForward()
  await page.waitForURL(/\/products\//)
  await settled(seat, there)
  expectQuiet(seat)
}, 60_000)

test('after a reload a list stands where it was, with all that was loaded; a page too; and back still leads there', async () => {
  const seat = await stage.seat({ width: 390 })
  const { page } = seat
  const reload = async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForTimeout(300)
  }
  await goTo(seat, at(LIST))
  for (const count of [20, 23]) {
    await page.getByRole('link', { name: /^Load/ }).click()
    await expect.poll(() => links(seat).count(), PATIENT).toBe(count)
  }
  const names = await links(seat).allTextContents()
  await links(seat).nth(21).scrollIntoViewIfNeeded()
  const place = await read(seat)
  await reload()
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(names)
  await settled(seat, place)

  await links(seat)
    .nth(21)
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/products\//)
  await settled(seat, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 300))
  await page.waitForTimeout(300)
  const there = await read(seat)
  await reload()
  await settled(seat, there)
  await page.goBack()
  await page.waitForURL(at(LIST))
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(names)
  await settled(seat, place)
  expectQuiet(seat)
}, 90_000)

test('numbered pages are steps of their own: each begins at its top, and back is where the one before was left', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at(LIST))
  const first = await links(seat).allTextContents()
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' })
  await next.scrollIntoViewIfNeeded()
  const place = await read(seat)
  await next.click()
  await page.waitForURL(/[?&]page=2/)
  await expect.poll(() => links(seat).allTextContents(), PATIENT).not.toEqual(first)
  await settled(seat, 0)
  const second = await links(seat).allTextContents()
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await page.goBack()
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(first)
  await settled(seat, place)

  await page.goForward()
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(second)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await links(seat).allTextContents()).toEqual(second)
  await page.goBack()
  await expect.poll(() => links(seat).allTextContents(), PATIENT).toEqual(first)
  expectQuiet(seat)
}, 60_000)

test('all filters of a visit are one step: what was read stays in sight, another view adds none, and back is the list without them', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/'))
  await page.getByRole('link', { name: 'Market Place' }).first().click()
  await page.getByRole('link', { name: 'For Sale', exact: true }).click()
  await page.waitForURL(/for-sale/)
  const unfiltered = page.url()
  const france = page.getByRole('checkbox', { name: 'France' })
  await france.waitFor()
  await settled(seat, 0)
  await page.evaluate(() => scrollTo(0, 200))
  await france.hover()
  const place = await read(seat)
  expect(place).toBeGreaterThan(0)
  await france.check()
  await page.waitForURL(/country=FR/)
  await page.getByRole('status').filter({ hasText: '23 results' }).waitFor()
  await settled(seat, place)
  await page.getByRole('checkbox', { name: 'Mint' }).check()
  await page.waitForURL(/condition=MINT/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_low')
  await page.waitForURL(/sort=price_low/)
  await page.getByRole('link', { name: 'List' }).click()
  await page.waitForURL(/view=list/)
  await page.goBack()
  await page.waitForURL(unfiltered)
  await expect.poll(() => page.getByRole('checkbox', { name: 'France' }).isChecked(), PATIENT).toBe(false)
  await page.goForward()
  await page.waitForURL(/country=FR.*view=list/)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL((url) => !url.search.includes('country'))
  await page.goBack()
  await page.waitForURL(unfiltered)
  await page.goBack()
  await page.waitForURL(at('/marketplace'))
  expectQuiet(seat)
}, 60_000)
