import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/profiles/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Albums')
  await sell(world, world.ann, { product: { name: 'Anna, Queen of Tonga' } })
  await sell(world, world.ann, { item: { name: 'Zeppelin', country: 'DE' }, product: { name: 'Zeppelin over Germany' } })
  await keepEntry(world, { name: 'Hercules 5 francs', series: 'Hercules', country: 'FR', catalogue_number: [] })
  await world.ann.gets(profiles.setVisibility, { visibility: { email: 'everyone' } })
})

const offered = ({ page }: BrowserUser) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group')
const titles = (seat: BrowserUser) => offered(seat).evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))

test('one letter offers goods, stores and members, each said to be what it is; a kind chosen beside it offers that kind alone', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace'))
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('a')
  await page.getByRole('option', { name: /Anna, Queen of Tonga.*For sale/ }).waitFor()
  await page.getByRole('option', { name: /Ann’s Albums.*Store ST-[\d\s]+/ }).waitFor()
  await page.getByRole('option', { name: new RegExp(world.ann.email) }).waitFor()
  expect(await titles(seat)).toEqual(['For sale and supplies', 'Members', 'Stores'])
  expect(await offered(seat).getByRole('option').count()).toBeLessThanOrEqual(11)

  await page.getByRole('combobox', { name: 'Category' }).selectOption('User')
  await field.focus()
  await expect.poll(() => titles(seat), { timeout: 15_000 }).toEqual(['Members'])
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Store')
  await field.fill('an')
  await expect.poll(() => titles(seat), { timeout: 15_000 }).toEqual(['Stores'])
  await page.getByRole('combobox', { name: 'Category' }).selectOption('User')
  await field.fill('ann')
  await page.getByRole('option', { name: new RegExp(world.ann.email) }).click()
  await page.waitForURL(at(`/profile/${world.ann.id}`))
  expectQuiet(seat)
}, 60_000)

test('a misspelt search that finds nothing is asked back, and one press finds it', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/search-result?search=zepellin+germny'))
  await page.getByText('Did you mean').waitFor()
  // The results of the suggested spelling are already shown.
  await page.getByRole('link', { name: 'Zeppelin over Germany' }).waitFor()
  await page.getByRole('link', { name: 'zeppelin germany' }).click()
  await page.waitForURL(/search=zeppelin\+germany/)
  await page.getByRole('link', { name: 'Zeppelin over Germany' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Sort' }).inputValue()).toBe('best')

  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('zepelin')
  await page.getByRole('option', { name: /^zeppelin/ }).waitFor()
  await page.getByRole('option', { name: /Zeppelin over Germany/ }).waitFor()
  expect(await titles(seat)).toEqual(['Did you mean', 'For sale and supplies'])

  await goTo(seat, at('/search-result?search=albms&searchable_type=Store'))
  await page.getByText('Did you mean').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Ann’s Albums' }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('a misspelt name of a member, and a word that only the catalogue has, are asked back too, in the list under the box and on the page', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/search-result?search=colectr&searchable_type=User'))
  await page.getByText('Did you mean').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'ann Collector', exact: true }).waitFor()

  await goTo(seat, at('/search-result?search=hercuels'))
  const beside = page.getByRole('region', { name: 'In the catalogue' })
  await beside.getByRole('link', { name: 'Hercules 5 francs' }).waitFor()
  await beside.getByRole('link', { name: 'hercules', exact: true }).click()
  await page.waitForURL(/\/stamps\?.*search=hercules/)
  await goTo(seat, at('/stamps?status=FOR_REFERENCE&search=hercuels'))
  await page.getByRole('link', { name: 'hercules', exact: true }).waitFor()

  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('hercuels')
  await page.getByRole('option', { name: /Hercules 5 francs/ }).click()
  await page.waitForURL(/\/stamps\/[\w-]{36}$/)
  await field.fill('colletcor')
  await page.getByRole('option', { name: /ann Collector/ }).waitFor()
  expectQuiet(seat)
}, 60_000)

test('a filter that nobody knows is said, beside those that are applied', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at('/marketplace/for-sale?country=DE&condition=MNH'))
  await page.locator('.chip', { hasText: 'Not understood: MNH' }).waitFor()
  await page.getByRole('link', { name: 'Zeppelin over Germany' }).waitFor()
  await page.locator('.chip', { hasText: 'Not understood: MNH' }).click()
  await page.waitForURL(at('/marketplace/for-sale?country=DE'))
  await expect.poll(() => page.locator('.chip').allTextContents(), { timeout: 15_000 }).toEqual([expect.stringContaining('Germany')])
  expectQuiet(seat)
})

test('a year that cannot be is told at its field, stays there, and asks nothing', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const now = new Date().getFullYear()
  await goTo(seat, at('/marketplace/for-sale'))
  const year = page.getByRole('form', { name: 'Filters' }).getByLabel('Year issued')
  await year.fill(String(now + 1))
  await page.getByText(`A year from 1400 to ${now}`).waitFor()
  expect([await year.inputValue(), await year.getAttribute('aria-invalid'), page.url()]).toEqual([
    String(now + 1),
    'true',
    at('/marketplace/for-sale'),
  ])
  await year.fill('1849')
  await page.waitForURL(/year_issued=1849/)
  expect(await year.getAttribute('aria-invalid')).toBe(null)

  await goTo(seat, at('/marketplace/advance-search'))
  const [from, to] = [page.getByLabel('From year'), page.getByLabel('To year')]
  await to.fill('195')
  expect(await from.getAttribute('max')).toBe(String(now))
  await to.fill('1950')
  expect(await from.getAttribute('max')).toBe('1950')
  await from.fill('1960')
  await page.getByText('A year from 1400 to 1950').waitFor()
  expectQuiet(seat)
}, 60_000)

test('a kind without a list of its own shows its hits, and an unknown one is said', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await keepItem(world, world.cleo, { name: 'Swan of Canberra', status: 'OPEN_TO_OFFERS' })
  await goTo(seat, at('/search-result?search=swan&searchable_type=StampItem'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Swan of Canberra/ })
    .click()
  await page.waitForURL(/\/stamp-items\/[\w-]{36}\/show/)
  await goTo(seat, at('/search-result?search=swan&searchable_type=Bottle'))
  await page.getByText('There is nothing of this kind to search for').waitFor()
  await page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: 'Members' }).click()
  await page.waitForURL(/searchable_type=User/)
  expectQuiet(seat)
}, 60_000)
