import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { keyboardOf } from './keyboard.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  await openShop(world.ann)
  await sell(world, world.ann, { product: { name: 'Cérès 20c. noir' } })
  await sell(world, world.ann, { item: { country: 'CH' }, product: { name: 'Cérès of Switzerland' } })
  await drawPictures(world)
}, 120_000)

async function sitDown(who: Actor) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  return { seat, page: seat.page, hands: await keyboardOf(seat) }
}

test('ben buys without a mouse: he searches, filters, opens, fills his cart and pays', async () => {
  const { seat, page, hands } = await sitDown(world.ben)
  const main = page.getByRole('main')
  await goTo(seat, at('/'))
  await hands.type(page.getByRole('combobox', { name: 'Search' }), 'ceres')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=ceres/)
  await main.getByRole('link', { name: 'Cérès of Switzerland' }).waitFor()
  await hands.tabTo(main.getByRole('checkbox', { name: /^France/ }))
  await page.keyboard.press('Space')
  await page.waitForURL(/filters=.*country.*FR/)
  await main.getByRole('link', { name: 'Cérès of Switzerland' }).waitFor({ state: 'detached' })
  await hands.press(main.getByRole('link', { name: 'Cérès 20c. noir' }))
  await page.waitForURL(/\/products\//)
  await hands.press(main.getByRole('button', { name: 'Add to cart' }))
  await hands.press(page.locator('header summary[aria-label^="Cart"]'))
  await hands.press(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }))
  await page.waitForURL(at('/cart'))
  await hands.press(main.getByRole('link', { name: /checkout/i }))
  await page.waitForURL(at('/cart/checkout'))
  await hands.choose(main.getByLabel('Country'), 'Ireland')
  await hands.type(main.getByLabel('Street and number'), '4 Quay Street')
  await hands.type(main.getByLabel('Postcode'), 'H91 F2T5')
  await hands.type(main.getByLabel('Town'), 'Galway')
  await hands.tabTo(page.locator('iframe[title="Card details"]'))
  for (const typed of ['4242424242424242', '1231', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await hands.press(main.getByRole('button', { name: /^Pay \$/ }))
  await page.waitForURL(/orders\/placed/)
  expect([hands.pointers, hands.unseen]).toEqual([[], []])
  expectQuiet(seat)
}, 180_000)

test('who tabs on before the menus of the header have loaded stays in them', async () => {
  const { seat, page, hands } = await sitDown(world.ben)
  await goTo(seat, at('/help'))
  for (const [part, menu, link] of [
    ['CartPeek', 'Cart', 'Cart'],
    ['UnreadNotices', 'Notifications', 'View All Notifications'],
  ] as const) {
    const arrives = Promise.withResolvers<void>()
    await page.route(new RegExp(`/${part}[^/]*\\.js$`), async (route) => {
      await arrives.promise
      await route.continue()
    })
    const box = page.locator(`header details:has(summary[aria-label^="${menu}"])`)
    await hands.press(box.locator('summary'))
    await page.keyboard.press('Tab')
    const way = box.getByRole('link', { name: link, exact: true })
    expect(await way.evaluate((it) => it === document.activeElement)).toBe(true)
    arrives.resolve()
    await box.getByText(menu === 'Cart' ? 'Your Cart is Empty' : 'Delete All').waitFor()
    expect(await way.evaluate((it) => it === document.activeElement), 'the focus stays where it was').toBe(true)
    await page.keyboard.press('Escape')
  }
  expectQuiet(seat)
})

test('ann sells without a mouse: she adds an item, puts its pictures into order, lists it, and sends the parcel', async () => {
  const { seat, page, hands } = await sitDown(world.ann)
  const main = page.getByRole('main')
  await goTo(seat, at(`/user/${world.ann.id}/stamp-items`))
  await hands.press(main.getByRole('link', { name: 'Add' }))
  await page.waitForURL(at('/stamp-items/create'))
  // Race: wait for the file chooser before the key is pressed, because the browser is told to intercept it asynchronously.
  const chooser = page.waitForEvent('filechooser')
  await hands.tabTo(main.getByLabel('Choose pictures'))
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await sampleImage(), await sampleImage()])
  const pictures = main.getByRole('list', { name: 'Your pictures' })
  await pictures.getByRole('listitem').nth(1).waitFor()
  await pictures.getByRole('progressbar').first().waitFor({ state: 'detached' })
  await hands.tabTo(main.getByRole('button', { name: /^Move Back/ }))
  await page.keyboard.press('ArrowLeft')
  await main.getByText('Now picture 1 of 2').waitFor()
  await hands.type(main.getByLabel('Country'), 'France')
  await hands.type(main.getByLabel('Year', { exact: true }), '1876')
  await hands.choose(main.getByLabel('Condition'), 'Used')
  await hands.type(main.getByLabel('Name'), 'Sage 25c. bleu')
  await hands.press(main.getByRole('button', { name: 'Save', exact: true }))
  await hands.press(main.getByRole('link', { name: 'List it for sale' }))
  await hands.type(main.getByRole('textbox', { name: /^Price/ }), '24.50')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)

  await world.ben.gets(orders.checkout, await cartOf(world.ben, [page.url().split('/').at(-1)!]))
  await world.settle()
  await goTo(seat, at('/store/order-listing'))
  await hands.press(main.getByRole('link', { name: /Sage 25c/ }))
  await hands.type(main.getByLabel('Carrier'), 'La Poste')
  await hands.type(main.getByLabel('Tracking number'), 'RR482117305FR')
  await hands.press(main.getByRole('button', { name: 'It is on its way' }))
  await page.getByText('The buyer has been told').waitFor()
  expect([hands.pointers, hands.unseen]).toEqual([[], []])
  expectQuiet(seat)
}, 180_000)
