import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { pictureSides } from '#kernel/written/media-address.ts'
import { openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
let id: string
const at = (path: string) => `${world.settings.public_url}${path}`

beforeAll(async () => {
  const { ann } = world
  await openShop(ann)
  const picture = () => pictureOf(world, ann, pictureSides)
  const media_ids = [await picture(), await picture(), await picture()]
  id = (await sell(world, ann, { item: { media_ids }, product: { name: 'Cérès 20c. noir' } })).id
  await sell(world, ann, { item: { media_ids: [await picture()] }, product: { name: 'Cérès 40c. orange' } })
  await drawPictures(world)
}, 120_000)

/** True when Tab reaches an element of the page behind the dialog. */
async function focusLeaves(page: Page): Promise<boolean> {
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const within = await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')))
    if (!within) return true
  }
  return false
}

test('cleo looks through the loupe by mouse and by keys, and only then the full picture is fetched', async () => {
  const seat = await stage.seat()
  const { page } = seat
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/full.webp') && fetched.push(request.url()))
  await goTo(seat, at(`/products/${id}`))
  expect(fetched).toEqual([])

  const picture = page.locator('.viewer-zoom')
  await picture.hover()
  await page.locator('.lens').getByText(/ mm$/).waitFor()
  expect(fetched).toHaveLength(1)
  await page.mouse.move(5, 5)
  await page.locator('.lens').waitFor({ state: 'detached' })
  await picture.focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('.lens').waitFor()
  expectQuiet(seat)
}, 120_000)

test('the full screen turns, comes nearer and compares by keys, keeps the focus, and Back brings her to where she was', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at(`/products/${id}`))
  const picture = page.locator('.viewer-zoom')
  await picture.focus()
  await page.keyboard.press('Enter')
  const full = page.getByRole('dialog')
  const told = full.getByRole('status')
  await told.getByText('Front: picture 1 of 3').waitFor()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('b')
  await told.getByText('Back: picture 2 of 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await told.getByText('Picture 3: picture 3 of 3').waitFor()
  await page.keyboard.press('f')
  for (let more = 0; more < 6; more++) await page.keyboard.press('+')
  const shifts = () => full.locator('.viewer-pan img').evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).f)
  const before = await shifts()
  await page.keyboard.press('ArrowDown')
  // After zooming in, the arrow pans instead of changing the picture.
  await told.getByText('Front: picture 1 of 3').waitFor()
  expect(await shifts()).toBeLessThan(before)
  await page.keyboard.press('0')
  await page.keyboard.press('c')
  expect(await full.locator('.viewer-pan').count()).toBe(2)
  expect(await focusLeaves(page)).toBe(false)

  await page.goBack()
  await full.waitFor({ state: 'detached' })
  expect(page.url()).toBe(at(`/products/${id}`))
  expect(await picture.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await full.waitFor()
  await page.keyboard.press('Escape')
  await full.waitFor({ state: 'detached' })
  expect(page.url()).toBe(at(`/products/${id}`))
  await page.getByRole('heading', { name: 'Similar, and in reach' }).waitFor()
  expectQuiet(seat)
}, 120_000)

test('what cannot be bought says why, and says so at once on the screen of whoever looks', async () => {
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, at(`/products/${id}`))
  const buy = page.getByRole('button', { name: 'Buy now' })
  await buy.first().waitFor()
  await world.ben.gets(orders.checkout, await cartOf(world.ben, [id], THREE_D))
  await world.settle()
  await page.getByText('Somebody is at the checkout with it.').waitFor()
  expect(await buy.count()).toBe(0)

  await page.context().addCookies([{ name: 'session', value: world.ann.token!, url: world.settings.public_url }])
  await goTo(seat, at(`/products/${id}`))
  await page.getByText('This is yours.').waitFor()
  expect(await buy.count()).toBe(0)
  const other = (await world.guest.gets(products.list, { search: 'orange' })).products.data[0]!.id
  await world.ann.gets(products.archive, { id: other })
  await goTo(seat, at(`/products/${other}`))
  await page.getByText('Put away: it is not for sale.').waitFor()
  expectQuiet(seat)
}, 120_000)
