import { beforeAll, expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const LIST = '/marketplace/for-sale'

beforeAll(async () => {
  await openShop(world.ann)
  const put = (name: string, regular_price: number, item: object) =>
    sell(world, world.ann, { item: { name, ...item }, product: { name, regular_price } })
  await put('Cérès', 30_000, { country: 'FR', year_issued: 1849, condition: 'U', grade: 'VF', color: 'carmine', topic_ids: ['royalty'] })
  await put('Robin', 500, {
    country: 'NL',
    year_issued: 1979,
    condition: 'MNH',
    grade: 'XF',
    color: 'carmine',
    topic_ids: ['birds'],
    denomination: '80 c',
  })
  await put('Dove', 900, {
    country: 'IL',
    year_issued: 1956,
    condition: 'MNH',
    grade: 'XF',
    color: 'black',
    topic_ids: ['birds'],
    denomination: '50 c',
  })
})

const titles = ({ page }: BrowserUser) => page.locator('.results .card-link').allTextContents()
const focused = ({ page }: BrowserUser) => page.evaluate(() => document.activeElement?.getAttribute('value'))

test('ben filters with the keyboard alone: the list narrows, the focus stays, and all of it is one step back', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace'))
  await page.getByRole('navigation', { name: 'Marketplace' }).getByRole('link', { name: 'For Sale' }).click()
  await page.waitForURL(at(LIST))
  const rail = page.getByRole('form', { name: 'Filters' })
  await rail.locator('summary', { hasText: 'Topics' }).focus()
  await page.keyboard.press('Enter')
  await rail.getByRole('checkbox', { name: 'Birds' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('bird')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.waitForURL(/topic_ids=birds/)
  await page.locator('.res-head', { hasText: '2 results' }).waitFor()
  expect(await focused(seat)).toBe('birds')
  expect((await titles(seat)).sort()).toEqual(['Dove', 'Robin'])
  await rail.getByRole('radio', { name: '1970s' }).focus()
  await page.keyboard.press('Space')
  await page.locator('.res-head', { hasText: '1 result' }).waitFor()
  expect(await titles(seat)).toEqual(['Robin'])
  await page.locator('.chip', { hasText: 'Birds' }).press('Enter')
  await page.waitForURL((url) => !url.search.includes('birds'))
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await page.locator('.res-head', { hasText: '3 results' }).waitFor()
  await page.goBack()
  await page.waitForURL(at(LIST))
  await page.goBack()
  await page.waitForURL(at('/marketplace'))
  expectQuiet(seat)
})

test('each value says how many it would find, and nothing moves when the numbers come', async () => {
  const seat = await stage.seat()
  const { page } = seat
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/products/get-counts**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at(`${LIST}?country=FR`), { waitUntil: 'load' })
  const rail = page.getByRole('form', { name: 'Filters' })
  const used = rail.getByRole('checkbox', { name: /^Used/ })
  const place = () => used.evaluate((box) => JSON.stringify(box.getBoundingClientRect()))
  const before = await place()
  release()
  await rail.locator('label', { hasText: 'Used' }).getByText('1', { exact: true }).waitFor()
  expect(await place()).toBe(before)
  const count = (label: string) => rail.locator('label', { hasText: label }).locator('small').textContent()
  expect([await count('France'), await count('Before 1950')]).toEqual(['1', '1'])
  const countries = rail.locator('details', { has: page.locator('summary', { hasText: 'Countries' }) })
  const names = () => countries.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  // Chosen values first, then those with results; popular values without results only fill the remaining lines.
  await expect.poll(async () => (await names()).slice(0, 3).toSorted()).toEqual(['FR', 'IL', 'NL'])
  expect([(await names())[0], (await names()).length]).toEqual(['FR', 7])
  await countries.getByRole('button', { name: 'Show all countries' }).click()
  await countries.getByRole('checkbox', { name: 'Italy' }).waitFor()
  expectQuiet(seat)
})

test('the price is set with either handle by keyboard, or typed', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at(LIST))
  const rail = page.getByRole('form', { name: 'Filters' })
  await rail.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft')
  await page.waitForURL(/price_to=24500/)
  await rail.getByRole('slider', { name: 'Highest price' }).press('End')
  await page.waitForURL((url) => !url.search.includes('price_to'))
  const lowest = rail.getByRole('textbox', { name: 'Lowest price' })
  await lowest.fill('8')
  await lowest.press('Enter')
  await page.waitForURL(/price_from=800/)
  await page.locator('.res-head', { hasText: '2 results' }).waitFor()
  expectQuiet(seat)
})

test('without script the rail is a form, and folded values are a link away', async () => {
  const seat = await stage.seat({ script: false })
  const { page } = seat
  await page.goto(at(LIST))
  await page.locator('summary', { hasText: 'Topics' }).click()
  await page.getByRole('link', { name: 'Show all values' }).first().waitFor()
  await page.locator('details', { hasText: 'Topics' }).getByRole('link', { name: 'Show all values' }).last().click()
  await page.waitForURL(/open=topic_ids/)
  await page.getByRole('checkbox', { name: 'Birds' }).check()
  await page.locator('input[name=highest]').fill('6.00')
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.waitForURL(/topic_ids=birds/)
  expect(await titles(seat)).toEqual(['Robin'])
  expectQuiet(seat)
})

test('on a phone the filters are a sheet that says how many it will show; the chosen view is remembered', async () => {
  const seat = await stage.seat({ width: 390 })
  const { page } = seat
  await goTo(seat, at(LIST))
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('summary', { hasText: 'More filters' }).click()
  await sheet.locator('summary', { hasText: 'Colour' }).click()
  await sheet.locator('input[value=family_red]').check()
  await sheet.getByRole('button', { name: 'Show 2 results' }).click()
  await page.locator('.res-head', { hasText: '2 results' }).waitFor()
  expectQuiet(seat)

  const desk = await stage.seat()
  await goTo(desk, at(LIST))
  await desk.page.getByRole('link', { name: 'List' }).click()
  await desk.page.waitForURL(/view=list/)
  await desk.page.locator('.results').getByRole('table').waitFor()
  await goTo(desk, at(LIST))
  await desk.page.waitForURL(/view=list/)
  expectQuiet(desk)
})

test('while an answer is on its way the list keeps its place: words give way to bones, and nothing moves', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at(LIST))
  const title = page.locator('.results .card-title').first()
  const look = () =>
    title.evaluate((box) => {
      const { top, left, width, height } = box.getBoundingClientRect()
      return [getComputedStyle(box).color, [top + scrollY, left, width, height].join()] as const
    })
  const [, place] = await look()
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route(/\/api\/products\?/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^Mint/ }).check()
  await expect.poll(async () => (await look())[0]).toBe('rgba(0, 0, 0, 0)')
  expect((await look())[1]).toBe(place)
  go()
  await expect.poll(async () => (await look())[0]).not.toBe('rgba(0, 0, 0, 0)')
  await page.getByText(/^That is (the only one|all of them)/).waitFor()
  expectQuiet(seat)
}, 60_000)
