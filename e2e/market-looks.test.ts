import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { openShop, sell, sellSupply } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe advises beyond the rules of WCAG: landmarks, headings, one main. */
async function advised(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] }
    const { axe } = globalThis as unknown as { axe: { run(root: unknown, options: object): Promise<Found> } }
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: ['best-practice'] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
  })
}

test('the values of a filter stand by how many they find, the most first; popular ones that find nothing come after them', async () => {
  await openShop(world.ann)
  for (const [country, times] of [
    ['IL', 1],
    ['FJ', 3],
    ['NL', 2],
  ] as const)
    for (let n = 0; n < times; n++)
      await sell(world, world.ann, { item: { country, topic_ids: ['birds'] }, product: { name: `Penny of ${country} ${n}` } })
  const { seat, page } = await sit(world.ben)
  await goTo(seat, at('/marketplace/for-sale?search=penny'))
  const rail = page.getByRole('form', { name: 'Filters' })
  const countries = rail.locator('details', { has: page.locator('summary', { hasText: 'Countries' }) })
  const names = () => countries.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['FJ', 'NL', 'IL'])
  expect((await names()).length).toBeGreaterThan(3)
  expectQuiet(seat)
}, 90_000)

test('a sold stamp has the day in its postmark, is not called for sale any more and promises no postage', async () => {
  const { ann, ben } = world
  const { id } = await sell(world, ann, { product: { name: 'Gone to ben' } })
  await ben.gets(orders.checkout, await cartOf(ben, [id]))
  await world.settle()
  const { seat, main } = await sit(world.cleo)
  await goTo(seat, at(`/products/${id}`))
  await main.getByRole('img', { name: /^Sold, \d\d-\d\d-\d{4}$/ }).waitFor()
  expect(await main.getByText('For sale', { exact: true }).count()).toBe(0)
  expect(await main.getByText(/Tracked letter|Returns/).count()).toBe(0)
  expectQuiet(seat)
}, 60_000)

test('a supply is called one and has a description; a condition that is not applicable is said nowhere, in the cart and at the checkout neither', async () => {
  const description = 'Sixty-four black pages between double glassine.'
  const supply = await sellSupply(world, world.ann, { name: 'Stockbook of 64 pages', description })
  const { seat, page, main } = await sit(world.ben)
  await goTo(seat, at(`/products/${supply.id}`))
  await main.getByText('Supply', { exact: true }).first().waitFor()
  expect(await main.getByText('For sale', { exact: true }).count()).toBe(0)
  await main.getByRole('region', { name: 'Description' }).getByText(description).waitFor()
  expect(await main.getByText('Condition notes').count()).toBe(0)
  expect(await main.textContent()).not.toMatch(/Not applicable/i)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item Added To Your Cart').waitFor()
  const coin = await sell(world, world.ann, {
    item: { item_kind: 'coin', condition: 'NA', quality: null },
    product: { name: 'Sower franc' },
  })
  await goTo(seat, at(`/products/${coin.id}`))
  expect(await main.textContent()).not.toMatch(/Not applicable/i)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item Added To Your Cart').waitFor()
  for (const path of ['/cart', '/cart/checkout']) {
    await goTo(seat, at(path))
    for (const name of ['Stockbook of 64 pages', 'Sower franc']) await main.getByText(name).first().waitFor()
    expect(await main.textContent(), path).not.toMatch(/Not applicable/i)
  }
  expectQuiet(seat)
}, 90_000)

test('on a phone all of a product’s page lies in landmarks, its bar with the price too', async () => {
  const { id } = await sell(world, world.ann)
  const { seat, page } = await sit(world.ben, { width: 390 })
  await goTo(seat, at(`/products/${id}`))
  await page.locator('.barprice').waitFor()
  expect(await advised(page)).toEqual([])
  expectQuiet(seat)
}, 60_000)

test('without notes what else the store has stands beside the facts, not below an empty half', async () => {
  const { ann, cleo } = world
  const { id } = await sell(world, ann, { item: { description: '' }, product: { name: 'Without notes' } })
  const { seat, main } = await sit(cleo)
  await goTo(seat, at(`/products/${id}`))
  const placeOf = async (it: Locator) => (await it.boundingBox())!
  const facts = await placeOf(main.getByRole('heading', { name: 'Facts', exact: true }))
  const more = await placeOf(main.getByRole('heading', { name: /^More from/ }))
  expect(Math.abs(more.y - facts.y)).toBeLessThan(facts.height)
  expect(more.x).toBeGreaterThan(facts.x + 300)
  expectQuiet(seat)
}, 60_000)

test('a small picture fills its place: no plate, frame or gap between the stamp and the black around it', async () => {
  const { ann, ben } = world
  await sell(world, ann, { product: { name: 'Zeppelin over Lyon' } })
  await drawPictures(world)
  const { seat, page } = await sit(ben)
  await goTo(seat, at('/marketplace'))
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('zeppelin')
  const thumb = page.getByRole('option').locator('.thumb').first()
  await thumb.locator('img').waitFor()
  const dress = await thumb.locator('img').evaluate((it) => {
    const { padding, backgroundColor, outlineStyle, borderTopWidth } = getComputedStyle(it)
    const [own, place] = [it.getBoundingClientRect(), it.parentElement!.getBoundingClientRect()]
    return { padding, backgroundColor, outlineStyle, borderTopWidth, fills: Math.max(own.width / place.width, own.height / place.height) > 0.75 }
  })
  expect(dress).toEqual({ padding: '0px', backgroundColor: 'rgba(0, 0, 0, 0)', outlineStyle: 'none', borderTopWidth: '0px', fills: true })
}, 90_000)

test('home shows no listing twice: what came in last, then countries and topics with a stamp each, stores, and a piece of the catalogue', async () => {
  const { seat, page, main } = await sit(world.ben)
  await goTo(seat, at('/'))
  await main.getByRole('heading', { name: 'Just came in' }).waitFor()
  const heads = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(heads).toEqual(expect.arrayContaining(['Just came in', 'By country', 'By topic']))
  expect(heads.some((head) => /stores/i.test(head))).toBe(true)
  const links = await main
    .locator('a[href^="/products/"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname).filter((path) => /[0-9a-f]{8}-/.test(path)))
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((one, place) => links.indexOf(one) !== place)).toEqual([])
  const country = main.getByRole('region', { name: 'By country' }).getByRole('listitem').first()
  expect(await country.getByRole('img').or(country.locator('img')).count()).toBeGreaterThan(0)
  expect(page.url()).toBe(at('/'))
  expectQuiet(seat)
}, 60_000)

test('paid, what is ben’s now lies on the black page with a dated postmark beside its receipt, and the steps that follow have their numbers', async () => {
  const { ann, ben } = world
  const [one, two] = [await sell(world, ann, { product: { name: 'Bordeaux 20c.' } }), await sell(world, ann, { product: { name: 'Sage 5c.' } })]
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [one.id, two.id]))
  await drawPictures(world)
  const { seat, page, main } = await sit(ben)
  await goTo(seat, at(`/orders/placed?group=${group.id}`))
  await main.getByRole('heading', { level: 1, name: 'Thank you. It is yours.' }).waitFor()
  await main.getByRole('img', { name: /^Paid, \d\d-\d\d-\d{4}$/ }).waitFor()
  for (const name of ['Bordeaux 20c.', 'Sage 5c.']) {
    const picture = main.getByRole('listitem').filter({ hasText: name }).locator('img')
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  }
  const steps = main.getByRole('complementary', { name: 'What happens next' }).getByRole('listitem')
  expect((await steps.allTextContents()).map((text) => text[0])).toEqual(['1', '2', '3'])
  await main.getByRole('link', { name: 'Invoice', exact: true }).waitFor()
  await main.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
  expectQuiet(seat)
}, 90_000)

test('on a phone a town stays whole beside the long name of its store, and no more pieces than three share the width of what is paid', async () => {
  const { ann, ben, cleo } = world
  await openShop(cleo, 'Penny Lane Stamps and Covers of the Commonwealth')
  const { id } = await sell(world, cleo, { product: { name: 'Penny Red plate 71' } })
  const paid = await ben.gets(orders.checkout, await cartOf(ben, await many(ann, 4)))
  const { seat, page, main } = await sit(ben, { width: 390 })
  await goTo(seat, at(`/products/${id}`))
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item Added To Your Cart').waitFor()
  await goTo(seat, at('/cart/checkout'))
  const town = main.locator('.sum-store .caption').last()
  await town.waitFor()
  const lines = await town.evaluate((it) => {
    const range = document.createRange()
    range.selectNodeContents(it)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
  await goTo(seat, at(`/orders/placed?group=${paid.group.id}`))
  await main.getByRole('heading', { level: 1, name: 'Thank you. It is yours.' }).waitFor()
  const pieces = main.getByRole('listitem').filter({ hasText: /^Piece/ })
  await pieces.first().waitFor()
  const widths = await pieces.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.filter((width) => width > 0)).toHaveLength(3)
  expectQuiet(seat)
}, 90_000)

test('a store without a cover has pieces of its own in the band above its name; three things to do leave no hole on a phone', async () => {
  const { seat, main } = await sit(world.ben)
  const [store] = (await world.guest.gets(stores.list, {})).stores.data
  await drawPictures(world)
  await goTo(seat, at(`/stores/${store!.id}`))
  const title = (await main.getByRole('heading', { level: 1 }).boundingBox())!
  const above = await main
    .locator('img')
    .evaluateAll((all, bottom) => all.filter((one) => one.getBoundingClientRect().bottom < bottom).length, title.y)
  expect(above).toBeGreaterThan(0)
  const own = await sit(world.ann, { width: 390 })
  await goTo(own.seat, at('/store'))
  const all = own.main.getByRole('navigation', { name: 'What to do next' })
  const [last, whole] = [(await all.getByRole('link').last().boundingBox())!, (await all.boundingBox())!]
  expect(Math.round(last.x + last.width)).toBe(Math.round(whole.x + whole.width))
  expectQuiet(seat, own.seat)
}, 60_000)

const many = async (seller: Parameters<typeof sell>[1], count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await sell(world, seller, { product: { name: `Piece ${n}` } })).id)
  return ids
}
