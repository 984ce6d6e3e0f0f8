import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'
import { clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const LONG = 'W'.repeat(500)
const ARABIC = 'Zoë’s مرحبا'
/** All that stands behind this sign is read from the right. */
const TURNING = '\u202e'

async function seatOf({ token }: Actor, width = 1410): Promise<BrowserUser> {
  const seat = await stage.seat({ width })
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return seat
}

/** Everything that members write, as one word that is longer than any screen. */
async function longWords() {
  const dora = await world.join('dora.long')
  await dora.gets(profiles.update, { first_name: 'W'.repeat(50), last_name: 'W'.repeat(50), description: LONG, city: 'W'.repeat(60), country: 'FR' })
  const store = await openShop(dora, 'W'.repeat(60))
  const product = await sell(world, dora, {
    item: { name: 'W'.repeat(140), description: LONG },
    product: { name: 'W'.repeat(140), sub_title: 'W'.repeat(100), description: LONG },
  })
  return { dora, store, product }
}

test('a word longer than the screen breaks wherever members write: no page scrolls sideways, and the message about it keeps its close button', async () => {
  const { dora, store, product } = await longWords()
  const paths = [
    ...[`/products/${product.id}`, `/stamp-items/${product.productable_id}/show`, `/stores/${store.id}`, `/profile/${dora.id}`],
    ...[`/profile/${dora.id}/gallery`, '/marketplace/for-sale', '/search-result?search=WWWWWWW'],
  ]
  for (const width of [390, 1410]) {
    const ben = await seatOf(world.ben, width)
    for (const path of paths) {
      await goTo(ben, at(path))
      expect(
        (await clipped(ben.page)).filter((cut) => cut.startsWith('the page')),
        `${path} at ${width}`,
      ).toEqual([])
    }
    expectQuiet(ben)
    await ben.context.close()
  }
  const own = await seatOf(dora, 390)
  const kept = await keepItem(world, dora, { name: 'W'.repeat(140) })
  await goTo(own, at(`/stamp-items/${kept.id}/show`))
  await own.page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click()
  await own.page.getByRole('dialog').getByRole('button', { name: 'Delete this item' }).click()
  const toast = own.page.locator('.toast').filter({ hasText: 'Deleted: WWW' })
  await toast.waitFor()
  const box = (await toast.getByRole('button', { name: 'Close' }).boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  expect(await toast.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(1)
}, 180_000)

test('a name that is read from the right turns no amount round beside it', async () => {
  const { ann, ben } = world
  await openShop(ann, ARABIC)
  const { id } = await sell(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [id]))
  const seat = await seatOf(ben)
  await goTo(seat, at(`/orders/order-tracking/${group.orders[0]!.id}`))
  const line = seat.page.getByRole('main').getByText('Placed').first()
  await line.waitFor()
  // The amount's first and last sign stand where they do without the name: from left to right, after it.
  const order = await line.evaluate((it) => {
    const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    const places: [string, number][] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let n = 0; n < node.textContent!.length; n++) {
        const range = document.createRange()
        range.setStart(node, n)
        range.setEnd(node, n + 1)
        if (/[$\d.]/.test(node.textContent![n]!)) places.push([node.textContent![n]!, range.getBoundingClientRect().left])
      }
    return places.toSorted((a, b) => a[1] - b[1]).map(([sign]) => sign)
  })
  expect(order.join('')).toContain('$128.00')
  expectQuiet(seat)
}, 60_000)

test('what ann’s fields cannot take is said in words at the field, and nothing of it is saved', async () => {
  const cleo = world.cleo
  await openShop(cleo)
  const product = await sell(world, cleo, { product: { quantity: 3 } })
  const { page } = await seatOf(cleo)
  await goTo({ page } as BrowserUser, at(`/products/${product.id}/edit`))
  const price = page.getByRole('textbox', { name: /^Price/ })
  for (const [typed, said] of [
    ['0', 'Enter more than 0'],
    ['99999999999', /Enter \$\s?100,000,000\.00 or less/],
    ['-1', 'An amount cannot be less than nothing.'],
    ['12.345', 'Write at most 2 digits behind the point.'],
    ['1e5', /Write the amount in figures/],
  ] as const) {
    await price.fill(typed)
    await price.blur()
    await page.getByText(said).first().waitFor()
  }
  await price.fill('125')
  const quantity = page.getByLabel('Quantity', { exact: true })
  if (!(await quantity.isVisible())) await page.getByText('Sale price, quantity, words').click()
  await quantity.fill('1.5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a whole number').first().waitFor()
  expect(await quantity.inputValue()).toBe('1.5')
  expect((await cleo.gets(products.show, { id: product.id })).product.quantity).toBe(3)
}, 90_000)

test('kai, whose name turns round what stands behind it and has a half that nobody sees, is told so at both fields, and is in with a plain one', async () => {
  const seat = await stage.seat()
  const main = seat.page.getByRole('main')
  await goTo(seat, at('/signup'))
  const names = { 'First name': `${TURNING}troppuS`, 'Last name': '\u200b\u200d' }
  for (const [label, words] of Object.entries({ ...names, Username: 'kai', 'E-mail': 'kai@example.com' })) await main.getByLabel(label).fill(words)
  await seat.page.locator('#password').fill('a twopenny blue')
  await main.getByRole('button', { name: 'Sign Up' }).click()
  const said = main.getByRole('group', { name: '2 fields need a look' })
  await said.waitFor()
  const reason = 'Take out line breaks and characters that cannot be seen'
  expect(await said.getByRole('link').allTextContents()).toEqual([`First name: ${reason}`, `Last name: ${reason}`])
  for (const label of Object.keys(names)) expect(await main.getByLabel(label).getAttribute('aria-invalid'), label).toBe('true')
  await main.getByLabel('First name').fill('Kai')
  await main.getByLabel('Last name').fill('Long')
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await seat.page.waitForURL(/\/signup\/countries/)
  expectQuiet(seat)
}, 60_000)

test('ann, who is a member, can turn her name round no more than kai; of what she tells about herself such signs are left out', async () => {
  const seat = await seatOf(world.ann)
  const { page } = seat
  const main = page.getByRole('main')
  await goTo(seat, at('/edit-profile'))
  await main.locator('#first_name').fill(`${TURNING}nna`)
  await main.locator('#description').fill(`Stamps ${TURNING}of the world`)
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await main.locator('#first_name[aria-invalid=true]').waitFor()
  await main.locator('#first_name').fill('Ann')
  await save.click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await goTo(seat, at(`/profile/${world.ann.id}`))
  await main.getByText('Stamps of the world').first().waitFor()
  expectQuiet(seat)
}, 60_000)

test('a name from before this rule turns round nothing in ben’s notices', async () => {
  const kim = await world.join('kim')
  await world.pool.query('update members set first_name = $2 where id = $1', [kim.id, `${TURNING}troppuS`])
  await kim.gets(network.follow, { id: world.ben.id })
  await world.settle()
  const seat = await seatOf(world.ben)
  await goTo(seat, at('/notifications'))
  const subject = seat.page.getByRole('main').getByRole('link', { name: /follows you/ })
  const [first, last] = await subject.evaluate((it) => {
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(it.firstChild!, at)
      range.setEnd(it.firstChild!, at + 1)
      return range.getBoundingClientRect().left
    }
    const begin = it.textContent!.indexOf('follows you')
    return [leftOf(begin), leftOf(begin + 'follows yo'.length)]
  })
  expect(first).toBeLessThan(last!)
  expectQuiet(seat)
}, 60_000)
