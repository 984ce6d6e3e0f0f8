import { expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { productOffers } from '#features/product-offers/contract.ts'
import { products } from '#features/products/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function sitDown(who: Actor, width = 1410) {
  const seat = await stage.seat({ width })
  await seat.context.addCookies([{ name: 'session', value: who.token, url: world.settings.public_url }])
  return { seat, page: seat.page, main: seat.page.getByRole('main') }
}

test('ann lists her tongs as a supply, packs and schedules it anew, and cleo finds it among the supplies', async () => {
  await openShop(world.ann)
  const { seat, page, main } = await sitDown(world.ann)
  await goTo(seat, at('/products/create?productable_type=Supply'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  await main.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor()
  await main.getByLabel('Kind of supply').fill('Spade tongs')
  await main.getByLabel('Kind of supply').press('Enter')
  await main.getByRole('textbox', { name: /^Price/ }).fill('6.90')
  await main.getByLabel('Title').fill('Spade tip tongs, 120 mm')
  await main.getByText('Offers, returns, sending, time').click()
  await main.getByLabel('Length (in)').fill('6')
  await main.getByLabel('Width (in)').fill('4')
  await main.getByLabel('Height (in)').fill('0.5')
  await main.getByLabel('and ounces').fill('3')
  await main.getByLabel('Show it from').fill('2026-12-24T18:00')
  await main.getByRole('button', { name: 'List for sale' }).click()
  await page.waitForURL(/\/store\?status=scheduled/)
  await main.getByRole('link', { name: 'Spade tip tongs, 120 mm' }).waitFor()
  await main.getByRole('button', { name: 'List for sale: Spade tip tongs, 120 mm' }).click()
  await main.getByText('Nothing here').waitFor()

  const cleo = await sitDown(world.cleo, 390)
  await goTo(cleo.seat, at('/marketplace'))
  await cleo.main.getByRole('link', { name: 'Buy Supplies' }).click()
  await cleo.page.waitForURL(at('/marketplace/supplies'))
  await cleo.page.getByRole('button', { name: /^Filters/ }).click()
  await cleo.page.getByRole('dialog').getByRole('checkbox', { name: 'Spade tongs' }).check()
  await cleo.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show 1 result/ })
    .click()
  await cleo.page.waitForURL(/supplies\?category_ids=tongs_spade/)
  await cleo.main.getByRole('link', { name: 'Spade tip tongs, 120 mm' }).click()
  await cleo.main.getByText('6 × 4 × 0.5 in, 0 lb 3 oz').waitFor()
  expectQuiet(seat, cleo.seat)
}, 180_000)

test('ben offers a price, ann accepts it, and it is in his cart at that price', async () => {
  const product = await sell(world, world.ann, { product: { name: 'Sage 25c', accepting_best_offer: true } })
  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at(`/products/${product.id}`))
  await ben.main.getByRole('button', { name: 'Make an offer' }).click()
  const dialog = ben.page.getByRole('dialog', { name: 'Make an offer' })
  await dialog.getByLabel('Your price').fill('100')
  await dialog.getByPlaceholder('Enter your message').fill('For my Sage pages')
  await dialog.getByRole('button', { name: 'Place offer' }).click()
  await ben.main.getByText('Waiting for an answer').waitFor()

  const ann = await sitDown(world.ann, 390)
  await goTo(ann.seat, at('/product-offers?role=seller'))
  await ann.main.getByText('For my Sage pages').waitFor()
  await ann.main.getByRole('button', { name: 'Accept offer: Sage 25c' }).click()
  await ann.page.getByRole('dialog', { name: 'Accept this offer?' }).getByRole('button', { name: 'Accept offer' }).click()
  await ann.main.getByText('Accepted', { exact: true }).waitFor()

  // Live: his page knows without a reload.
  await ben.main.getByText('It is held for you. In your cart it has this price.').waitFor()
  const { data } = (await world.ben.gets(productOffers.list, { product_id: product.id })).product_offers
  expect(data).toMatchObject([{ status: 'Accepted', amount: 10_000 }])
  const { quote } = await world.ben.gets(orders.quote, { lines: [{ product_id: product.id, order_quantity: 1 }] })
  expect(quote.item_total).toBe(10_000)
  expect((await world.guest.gets(products.show, { id: product.id })).product.quantity).toBe(0)
  // All of it is held for him: the page says so, and its buttons are his.
  await ben.main.getByText('Reserved', { exact: true }).first().waitFor()
  await ben.main.getByRole('button', { name: 'Add to cart' }).click()
  await goTo(ben.seat, at('/cart'))
  await ben.main.getByText('Sage 25c').first().waitFor()
  expect(await ben.main.textContent()).toContain('100.00')
  expectQuiet(ben.seat, ann.seat)
}, 180_000)
