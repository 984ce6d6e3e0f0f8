import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Albums')
  await sell(world, world.ann, { product: { name: 'Penny Red, plate 148' } })
})

const fieldOf = ({ page }: BrowserUser) => page.getByRole('combobox', { name: 'Search', exact: true })
const options = ({ page }: BrowserUser) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test('the list is loaded with the first focus; what cleo types meanwhile counts, and the field stays the same', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const { promise: gate, resolve: arrives } = Promise.withResolvers<void>()
  const lists: string[] = []
  await page.route(/assets\/(OptionList|SearchSuggestions)-.*\.js/, async (route) => {
    lists.push(route.request().url())
    await gate
    await route.continue()
  })
  await goTo(seat, at('/marketplace/for-sale'))
  expect(lists).toEqual([])
  const field = fieldOf(seat)
  const before = await field.elementHandle()
  await field.focus()
  await expect.poll(() => lists.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await page.keyboard.type('penny')
  arrives()
  await page.getByRole('option', { name: /Penny Red, plate 148/ }).waitFor()
  expect(await field.inputValue()).toBe('penny')
  expect(await before!.evaluate((input) => input === document.activeElement)).toBe(true)
  expectQuiet(seat)
}, 60_000)

test('what cleo typed before the page was hydrated is offered for as soon as it is', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const { promise: gate, resolve: arrives } = Promise.withResolvers<void>()
  await page.route(/assets\/browser-.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(at('/marketplace/for-sale'), { waitUntil: 'domcontentloaded' })
  await fieldOf(seat).click()
  await page.keyboard.type('penny')
  arrives()
  await page.getByRole('option', { name: /Penny Red, plate 148/ }).waitFor()
  expect(await fieldOf(seat).inputValue()).toBe('penny')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\//)
  expectQuiet(seat)
}, 60_000)

test('the open list is a combobox of ARIA 1.2 in which axe finds nothing; Home and End move in the text, Enter without a choice searches', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale'))
  const field = fieldOf(seat)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await field.fill('pen')
  await options(seat).first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await field.getAttribute('aria-controls')).toBe(await page.getByRole('listbox', { name: 'Suggestions' }).getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options(seat).first().getAttribute('id'))
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  expect(await field.inputValue()).toBe('xpen')
  expect(await field.getAttribute('aria-activedescendant')).toBe(null)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search-result\?.*search=xpen/)
  expectQuiet(seat)
}, 60_000)

test('recent searches are forgotten one by one with Delete, or all by a button that Tab reaches', async () => {
  const seat = await stage.seat()
  const { page } = seat
  for (const text of ['ceres', 'robin', 'penny']) {
    await goTo(seat, at('/marketplace/for-sale'))
    await fieldOf(seat).fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`search=${text}`))
  }
  await goTo(seat, at('/marketplace/for-sale'))
  await fieldOf(seat).focus()
  await expect.poll(() => options(seat).allTextContents(), { timeout: 15_000 }).toEqual(['penny', 'robin', 'ceres'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await expect.poll(() => options(seat).allTextContents()).toEqual(['penny', 'robin'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear recent searches')
  await page.keyboard.press('Enter')
  await options(seat).first().waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => localStorage.getItem('recent searches'))).toBe('[]')
  await fieldOf(seat).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search')
  expectQuiet(seat)
}, 60_000)
