import { beforeAll, expect, test } from 'vitest'
import { places } from '#features/places/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
async function seatOfBen(more: BrowserOptions = {}) {
  const seat = await stage.seat(more)
  await seat.context.addCookies([{ name: 'session', value: world.ben.token!, url: world.settings.public_url }])
  return seat
}
const NAMES = ['Swan black', 'Swan blue', 'Swan red']

beforeAll(async () => {
  const { ann, ben, cleo } = world
  const entries = await keepEntry(world, ...NAMES.map((name) => ({ name, catalogue_number: [] })))
  await openShop(ann)
  const shop = await openShop(cleo)
  await cleo.gets(stores.update, { id: shop.id, name: shop.name, country: 'FR', city: 'Lyon', minimum_order: 5_000 })
  const list = (who: typeof ann, entry: number, name: string, regular_price: number) =>
    sell(world, who, { item: { name, catalogue_entry_id: entries[entry] as never }, product: { name, regular_price } })
  await list(ann, 0, 'Black of ann', 2_000)
  await list(ann, 1, 'Blue of ann', 1_500)
  await list(cleo, 1, 'Blue of cleo', 5_000)
  await ben.gets(places.create, { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE' })
  for (const wishable_id of entries) await ben.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id })
  await drawPictures(world)
}, 120_000)

test('ben completes his wants: he sees where they cost least, takes another copy and back, and one press fills the cart with the same total', async () => {
  const seat = await seatOfBen()
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/wishlists'))
  await main.getByRole('link', { name: 'Complete my wants' }).click()
  await main.getByRole('heading', { name: 'Complete my wants' }).waitFor()
  await main.getByText('2 of 3 wants').waitFor()
  await main.getByText('Nobody sells it now').waitFor()
  const total = main.locator('.grand dd')
  await expect.poll(() => total.textContent()).toContain('38.50')
  expect(await axe(page)).toEqual([])
  await main.getByText('Other copies').click()
  await main.getByRole('link', { name: 'Take Blue of cleo of cleo’s shop' }).click()
  await main.getByText('chosen by you').waitFor()
  await expect.poll(() => total.textContent()).toContain('76.00')
  await page.goBack()
  await expect.poll(() => total.textContent()).toContain('38.50')
  await main.getByRole('button', { name: 'Put all into the cart' }).click()
  await page.waitForURL(at('/cart'))
  await main.getByRole('heading', { name: 'ann’s shop' }).waitFor()
  await expect.poll(() => main.locator('.grand dd').textContent()).toContain('38.50')
  expectQuiet(seat)
}, 120_000)

test('below the minimum order of a store its cart says what is missing, and the checkout asks for it before it is paid', async () => {
  const seat = await seatOfBen()
  const { page } = seat
  const main = page.getByRole('main')
  const small = await sell(world, world.cleo, { product: { name: 'Small change', regular_price: 1_000 } })
  await goTo(seat, at(`/products/${small.id}`))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item Added To Your Cart').waitFor()
  await goTo(seat, at('/cart'))
  await main.getByText(/cleo’s shop sends from \$.50\.00 on\. \$.40\.00 is missing/).waitFor()
  await goTo(seat, at('/cart/checkout'))
  await main.getByText('The items of cleo’s shop lie below its minimum order.').waitFor()
  expect(await main.getByRole('button', { name: /^Pay/ }).isDisabled()).toBe(true)
  expect(await axe(page)).toEqual([])
  expectQuiet(seat)
}, 120_000)

test('a want is given a floor; without script the basket is read, and on a phone nothing is cut off', async () => {
  const seat = await seatOfBen({ width: 390 })
  const { page } = seat
  await goTo(seat, at('/wishlists'))
  await page.getByRole('button', { name: 'Note, price: Swan blue' }).click()
  await page.getByLabel('Condition at least').selectOption({ label: 'Unused, of any kind' })
  await page.getByLabel('Grade at least').selectOption({ label: 'Very fine' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await goTo(seat, at('/wishlists/basket'))
  await page.getByText('Only copies below the condition or grade that you ask for').waitFor()
  expect(await clipped(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  const plain = await seatOfBen({ script: false, width: 390 })
  await plain.page.goto(at('/wishlists/basket'))
  expect(await plain.page.getByRole('link', { name: 'Black of ann' }).count()).toBe(1)
  await plain.page.getByRole('link', { name: 'Leave out Swan black' }).click()
  expect(await plain.page.getByRole('heading', { name: 'Left out by you' }).count()).toBe(1)
  expectQuiet(seat)
}, 120_000)
