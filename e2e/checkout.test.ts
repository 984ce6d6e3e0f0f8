import { beforeAll, expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const CHECKOUT = '/cart/checkout'
const SLOW = { timeout: 15_000 }

/** ben's browser: address and card are saved, so that Pay is one press. */
async function seatOfBen(): Promise<BrowserUser> {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: world.ben.token, url: world.settings.public_url }])
  return seat
}
beforeAll(async () => {
  await openShop(world.ann)
  await world.ben.gets(places.create, { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE' })
  await world.ben.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa', is_default: true })
})

const ordersOfBen = async () => (await world.ben.gets(orders.list, { role: 'buyer' })).orders.data.length

/** ann lists a stamp and ben puts it into his cart. */
async function inCart({ page }: BrowserUser, name: string, item = {}) {
  const wares = await fixturesOf(world, world.ann, { product: { name }, item })
  const { product } = await world.ann.gets(products.create, wares)
  await goTo({ page } as BrowserUser, at(`/products/${product.id}`))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item Added To Your Cart').waitFor()
  return { ...wares, id: product.id }
}

test('a price that rose since ben put the stamp in is told at its line, in the cart and at the checkout, with the price it was', async () => {
  const seat = await seatOfBen()
  const { page } = seat
  const wares = await inCart(seat, 'Penny Red')
  await goTo(seat, at('/cart'))
  expect(await page.getByText('The price has risen').count()).toBe(0)
  const was = (wares.regular_price / 100).toFixed(2)
  await world.ann.gets(products.update, { ...wares, regular_price: wares.regular_price + 1_000 })
  for (const path of ['/cart', CHECKOUT]) {
    await goTo(seat, at(path))
    await page.getByText('The price has risen: it was').first().waitFor()
    expect(await page.getByText('The price has risen: it was').first().textContent(), path).toContain(was)
  }
  await world.ann.gets(products.update, wares)
  await goTo(seat, at(CHECKOUT))
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
  expect(await page.getByText('The price has risen').count()).toBe(0)
  expectQuiet(seat)
}, 90_000)

test('a press on Pay counts while the total is read again because something about the stamp has changed', async () => {
  const seat = await seatOfBen()
  const { page } = seat
  const wares = await inCart(seat, 'Penny Brown')
  await goTo(seat, at(CHECKOUT))
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  await pay.waitFor()
  const held: (() => void)[] = []
  await page.route('**/api/orders/quote', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await world.ann.gets(products.update, { ...wares, sub_title: 'With a fresh cancel' })
  await expect.poll(() => held.length, SLOW).toBeGreaterThan(0)
  await pay.click()
  await page.waitForURL(/orders\/placed/)
  for (const go of held) go()
}, 60_000)

test('pressed without a line, Pay pays nothing: not then, not by itself when the line is back, only when it is pressed again', async () => {
  const seat = await seatOfBen()
  const { page, context } = seat
  await inCart(seat, 'Penny Blue')
  await goTo(seat, at(CHECKOUT))
  const [pay, before] = [page.getByRole('button', { name: /^Pay \$/ }), await ordersOfBen()]
  await pay.waitFor()
  await context.setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  await pay.click()
  await page.getByText('Nothing is paid while you are away').waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await context.setOffline(false)
  await page.getByText('The connection is back. Nothing happens by itself').waitFor()
  // Longer than any retry: what was pressed is forgotten.
  await page.waitForTimeout(4_000)
  expect(asked.filter((one) => one.startsWith('POST') && !one.endsWith('/quote'))).toEqual([])
  expect([await ordersOfBen(), new URL(page.url()).pathname]).toEqual([before, CHECKOUT])
  await pay.click()
  await page.waitForURL(/orders\/placed/)
  await expect.poll(ordersOfBen, SLOW).toBeGreaterThan(before)
}, 90_000)

test('paid in one tab, the other says so and leads to the orders; it is charged once', async () => {
  const [one, other] = [await seatOfBen(), { page: undefined as never as BrowserUser['page'] }]
  await inCart(one, 'Penny Green')
  await goTo(one, at(CHECKOUT))
  other.page = await one.context.newPage()
  await goTo(other as BrowserUser, at(CHECKOUT))
  const before = await ordersOfBen()
  for (const { page } of [one, other]) await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
  await one.page.getByRole('button', { name: /^Pay \$/ }).click()
  await one.page.waitForURL(/orders\/placed/)
  await other.page.getByRole('heading', { name: 'You have just paid this in another tab' }).waitFor()
  expect(await other.page.getByText('A price, a quantity').count()).toBe(0)
  await other.page.getByRole('link', { name: 'See your orders' }).click()
  await other.page.waitForURL(/orders\/placed\?group=/)
  expect(await ordersOfBen()).toBe(before + 1)
  expectQuiet(one)
}, 90_000)

test('ben pays and follows the link to the empty place in his own album that waits for the stamp', async () => {
  const [entry] = await keepEntry(world, { name: 'Black of 1840' } as never)
  const { id } = (await world.ben.gets(albums.create, { name: 'Queens' })).album
  const { page_id } = await world.ben.gets(albums.addPage, { id })
  const hole = { catalogue_entry_id: entry as never, x: 200, y: 500, width: 400, height: 280 }
  await world.ben.gets(albums.savePage, { id, page_id, revision: 1, mounts: [hole] })
  const seat = await seatOfBen()
  const { page } = seat
  await inCart(seat, 'Penny Blue', { catalogue_entry_id: entry })
  await goTo(seat, at(CHECKOUT))
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/orders\/placed/)
  await page.getByText('its place on page 1 of Queens is empty. With this purchase, the page is full.').waitFor(SLOW)
  await page.getByRole('link', { name: 'See the page' }).click()
  await page.waitForURL(new RegExp(`/albums/${id}/show\\?page=1`))
  await page.getByRole('heading', { name: 'Queens' }).first().waitFor()
  expectQuiet(seat)
}, 90_000)
