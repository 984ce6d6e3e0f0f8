import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { catalogueOf, keepEntry } from '#test/support/catalogue.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

/** The values of her form. */
const told = (page: Page) => Promise.all(['#country', '#year_issued', '#color', '#name'].map((at) => page.locator(at).inputValue()))
const finderOf = (page: Page) => page.getByRole('combobox', { name: /Find it in the catalogue/ })
const RED = 'Penny head 1 penny red'

async function seatOfAnn() {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: world.ann.token!, url: world.settings.public_url }])
  return seat
}

test('ann finds the entry by its number, with the keyboard alone; her form is filled, and one press undoes it', async () => {
  await openShop(world.ann)
  await catalogueOf(world)
  await keepEntry(world, { name: RED, year_issued: 1841, color: 'red', catalogue_number: [{ type: 'stanley_gibbons', number: '8' }] })
  const seat = await seatOfAnn()
  const { page } = seat
  await goTo(seat, at('/stamp-items/create'))
  await page.getByLabel('Condition').selectOption({ label: 'Used' })
  const finder = finderOf(page)
  await finder.fill('sg 8')
  await page.getByRole('option', { name: /1 penny red/ }).waitFor()
  await finder.press('ArrowDown')
  await finder.press('Enter')
  await page.getByText('From the catalogue:').waitFor()
  expect(await told(page)).toEqual(['Great Britain', '1841', 'red', RED])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => finder.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await told(page)).toEqual(['', '', '', ''])
  expect(await page.getByLabel('Condition').inputValue()).toBe('USED')
  await finder.fill('nothing like it')
  await page.getByText('The catalogue has nothing like it').waitFor()
  expectQuiet(seat)
}, 120_000)

test('she takes it, lists it, and the entry shows it for sale', async () => {
  const seat = await seatOfAnn()
  const { page } = seat
  await goTo(seat, at('/stamp-items/create'))
  await finderOf(page).fill('penny head red')
  await page.getByRole('option', { name: /1 penny red/ }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await sampleImage()])
  await page.getByRole('list', { name: 'Your pictures' }).getByRole('listitem').waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-label="Your pictures"] progress'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/stamp-items\/[\da-f-]+\/show/)
  await page.getByRole('link', { name: RED }).waitFor()
  const { data } = (await world.ann.gets(stampItems.list, { user_id: world.ann.id })).stamp_items
  expect(data[0]).toMatchObject({ year_issued: 1841, color: 'red', catalogue_entry: { name: RED } })

  await goTo(seat, at(`/products/create?productable_id=${data[0]!.id}`))
  await page
    .getByLabel(/^Price/)
    .first()
    .fill('12.00')
  await page.getByRole('button', { name: /list it|List for sale/ }).click()
  await page.waitForURL(/\/products\/[\da-f-]{36}/)
  await world.settle()
  await page.locator('.facts').getByRole('link', { name: RED }).click()
  await page.getByRole('heading', { name: 'On the market now' }).waitFor()
  expect(await page.locator('section[aria-labelledby=market]').getByRole('article').count()).toBe(1)
  expectQuiet(seat)
}, 120_000)

test('cleo, a guest without script, browses: by country and decade, page by page, to an entry and back', async () => {
  await drawPictures(world)
  const seat = await stage.seat({ script: false, width: 390 })
  const { page } = seat
  await page.goto(at('/'))
  await page.goto(at('/stamps'))
  await page.getByRole('heading', { name: 'Catalogue', level: 1 }).waitFor()
  await page.getByRole('searchbox', { name: 'Search in the catalogue' }).fill('head black')
  await page.getByRole('checkbox', { name: /Great Britain/ }).check()
  await page.getByRole('radio', { name: /1840–1849/ }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  expect(page.url()).toContain('status=FOR_REFERENCE')
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('10 entries')
  await page.goto(`${page.url()}&page_size=10`.replace('search=head+black', 'search=head').replace('decade=1840', 'decade='))
  const first = await page.getByRole('article').allTextContents()
  await page.getByRole('link', { name: /^Load \d+ more$/ }).click()
  const further = await page.getByRole('article').allTextContents()
  expect(first.filter((one) => further.includes(one))).toEqual([])
  await page.getByRole('link', { name: 'Back to the first page' }).click()
  expect(await page.getByRole('article').allTextContents()).toEqual(first)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Facts' }).waitFor()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['VisualArtwork', 'BreadcrumbList'])
  expect(await page.getByText('Great Britain, 1840').count()).toBe(1)
  expect(await (await fetch(at('/stamps?status=FOR_SALE'))).status).toBe(404)
  expectQuiet(seat)
}, 120_000)
