import { beforeAll, expect, test } from 'vitest'
import { trades } from '#features/trades/contract.ts'
import { openLot } from '#test/support/auctions.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann)
  await sell(world, world.ann, { item: { name: 'Cérès', country: 'FR', year_issued: 1849, grade: 'VF' }, product: { name: 'Cérès' } })
  await sell(world, world.ann, { item: { name: 'Robin', country: 'NL', year_issued: 1979, grade: 'XF' }, product: { name: 'Robin' } })
})

test('ben refines the list in the form over it: it knows its filters, counts as he chooses, clears them, and leads to what was found', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale?country=NL'))
  const link = page.getByRole('banner').getByRole('link', { name: 'Advance search' })
  await link.click()
  const form = page.getByRole('dialog', { name: 'Advance Search form' })
  await form.getByRole('button', { name: 'Show 1 result' }).waitFor()
  expect(await form.getByRole('checkbox', { name: /^Netherlands/ }).isChecked()).toBe(true)
  await form.getByRole('link', { name: 'Clear All Filters' }).click()
  await form.getByRole('button', { name: 'Show 2 results' }).waitFor()
  expect(await form.getByRole('link', { name: 'Clear All Filters' }).count()).toBe(0)
  await form.getByLabel('To year').fill('1860')
  await form.getByRole('button', { name: 'Show 1 result' }).waitFor()
  await form.getByRole('button', { name: 'Show 1 result' }).click()
  await page.waitForURL(/\/search-result\?/)
  await form.waitFor({ state: 'hidden' })
  expect(JSON.parse(new URL(page.url()).searchParams.get('filters')!)).toEqual({ years: 'before-1861' })
  await page.getByRole('link', { name: 'Cérès' }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('Esc closes it and gives the focus back; the list stays as it was', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale'))
  const link = page.getByRole('banner').getByRole('link', { name: 'Advance search' })
  await link.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Advance Search form' })
  await form.getByRole('checkbox', { name: /^Mint/ }).check()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  expect(await link.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(page.url()).toBe(at('/marketplace/for-sale'))
  expectQuiet(seat)
}, 60_000)

test('it opens from the head of any page, and on a phone from the search; without script the link is a page', async () => {
  const [desk, phone, plain] = [await stage.seat(), await stage.seat({ width: 390 }), await stage.seat({ script: false })]
  await goTo(desk, at('/cart'))
  await desk.page.getByRole('banner').getByRole('link', { name: 'Advance search' }).click()
  await desk.page.getByRole('dialog', { name: 'Advance Search form' }).getByRole('button', { name: 'Show 2 results' }).waitFor()

  await goTo(phone, at('/cart'))
  await phone.page.getByRole('button', { name: 'Search' }).click()
  await phone.page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: 'Advance search' }).click()
  const form = phone.page.getByRole('dialog', { name: 'Advance Search form' })
  await form.getByRole('checkbox', { name: /^Mint/ }).check()
  await form.getByRole('button', { name: /^Show \d results?$/ }).click()
  await phone.page.waitForURL(/\/search-result\?/)
  await phone.page.getByRole('heading', { name: 'Search', exact: true }).waitFor()
  expect(await phone.page.locator('dialog[open]').count()).toBe(0)

  await plain.page.goto(at('/cart'))
  await plain.page.getByRole('banner').getByRole('link', { name: 'Advance search' }).click()
  await plain.page.waitForURL(at('/marketplace/advance-search'))
  expectQuiet(desk, phone, plain)
}, 60_000)

test('cleo changes the kind: its own filters, none chosen; countries by continent, today and gone; it leads to that kind’s results', async () => {
  const { ann } = world
  await openLot(world, ann, { name: 'Penny Red' }, { name: 'Penny Red', country: 'GB', year_issued: 1870 })
  await openLot(world, ann, { name: 'Soviet sheet' }, { name: 'Soviet sheet', country: 'x_soviet_union', year_issued: 1933 })
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: world.cleo.token, url: world.settings.public_url }])
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale?country=NL'))
  await page.getByRole('banner').getByRole('link', { name: 'Advance search' }).click()
  const form = page.getByRole('dialog', { name: 'Advance Search form' })
  await form.getByRole('radio', { name: 'Auction' }).check()
  await form.getByRole('button', { name: 'Show 2 results' }).waitFor()
  expect(await form.getByRole('link', { name: 'Clear All Filters' }).count()).toBe(0)
  expect([await form.getByLabel('Member id').count(), await form.getByLabel('Store id or item number').count()]).toEqual([1, 0])
  await form.getByRole('button', { name: /^Africa/ }).click()
  await form.getByRole('checkbox', { name: /^Egypt/ }).waitFor()
  await form.getByRole('button', { name: /^Europe/ }).click()
  await form.getByText('No longer issuing').waitFor()
  await form.getByRole('checkbox', { name: /^Soviet Union/ }).check()
  await form.getByRole('button', { name: 'Show 1 result' }).waitFor()
  expect(await axe(page)).toEqual([])
  await form.getByRole('button', { name: 'Show 1 result' }).click()
  await page.waitForURL(/searchable_type=Auction/)
  expect(JSON.parse(new URL(page.url()).searchParams.get('filters')!)).toEqual({ country: ['x_soviet_union'] })
  await page.getByRole('link', { name: 'Soviet sheet' }).waitFor()
  expect(await page.getByRole('link', { name: 'Penny Red' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByLabel('Name').fill('Soviet lots')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Soviet lots' }).waitFor()
  expectQuiet(seat)
}, 90_000)

test('without script a kind is chosen by a press, and its form leads to its results', async () => {
  const seat = await stage.seat({ script: false })
  const { page } = seat
  await page.goto(at('/marketplace/advance-search'))
  await page.getByRole('radio', { name: 'Auction' }).check()
  await page.getByRole('button', { name: 'Show its filters' }).click()
  await page.waitForURL(/advance-search\?.*searchable_type=Auction/)
  await page.getByLabel('Search in auctions').fill('penny')
  await page.getByRole('button', { name: /^Show/ }).last().click()
  await page.waitForURL(/search-result\?/)
  await page.getByRole('link', { name: 'Penny Red' }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('the rail of trades counts, drops what hides everything, and is a sheet on a phone', async () => {
  const item = await keepItem(world, world.ann, { name: 'Geese', status: 'FOR_TRADE', country: 'JP', year_issued: 1949 })
  await world.ann.gets(trades.create, { title: 'Geese', tradeables: [{ stamp_item_id: item.id }], is_published: true })
  const [desk, phone] = [await stage.seat(), await stage.seat({ width: 390 })]
  await goTo(desk, at('/marketplace/trades?country=JP&years=1950-1959'))
  await desk.page.getByText('Drop it and see everything else:').waitFor()
  await desk.page.getByRole('link', { name: /1950s/ }).last().click()
  await desk.page.getByRole('link', { name: 'Geese' }).waitFor()
  const rail = desk.page.getByRole('form', { name: 'Filters' })
  await rail.getByRole('radio', { name: /^Before 1950 1/ }).check()
  await desk.page.waitForURL(/years=before-1950/)
  await desk.page.getByRole('link', { name: 'Geese' }).waitFor()
  expect(await axe(desk.page)).toEqual([])
  await goTo(phone, at('/marketplace/trades'))
  await phone.page.getByRole('button', { name: 'Filters' }).click()
  const sheet = phone.page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Japan/ }).check()
  await sheet.getByRole('button', { name: 'Show 1 result' }).click()
  await phone.page.waitForURL(/country=JP/)
  expectQuiet(desk, phone)
}, 90_000)
