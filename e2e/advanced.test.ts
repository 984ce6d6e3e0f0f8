import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

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
