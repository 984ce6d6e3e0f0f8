import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { countActivations, fieldsShown } from './activation-count.ts'
import { type BrowserOptions, type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'
import { chooseByLetters } from './keyboard.ts'
import { drawPictures } from './pages.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const goods = { first: '', second: '', third: '' }

beforeAll(async () => {
  await openShop(world.ann)
  goods.first = (await sell(world, world.ann)).id
  goods.second = (await sell(world, world.ann)).id
  goods.third = (await sell(world, world.ann)).id
  await keepItem(world, world.ann, { name: 'Sage 25c. bleu', status: 'PRIVATE' })
  await drawPictures(world)
}, 120_000)

async function sitDown(who: Actor, wishes: BrowserOptions = {}) {
  const seat = await stage.seat(wishes)
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
  return { seat, counter: await countActivations(seat) }
}
/** Types like a person: key by key into the focused field, and Tab to the next. */
async function typeOn({ page }: BrowserUser, ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}
const paid = async ({ page }: BrowserUser) => {
  await page.waitForURL(/orders\/placed/)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('a first purchase is one page with at most eight fields; the next one is two presses and nothing typed', async () => {
  const { seat, counter } = await sitDown(world.ben)
  const { page } = seat
  await goTo(seat, at(`/products/${goods.first}`))
  counter.take()
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await page.waitForURL(at('/cart/checkout'))
  await page.getByLabel('Country').focus()
  await chooseByLetters(page, page.getByLabel('Country'), 'United States')
  await page.getByLabel('Street and number').focus()
  await typeOn(seat, '4 Quay Street', '02108', 'Boston', 'Massachusetts')
  await page.frameLocator('iframe[title="Card details"]').locator('input').nth(0).focus()
  await typeOn(seat, '4242424242424242', '1231', '123')
  const shown = await fieldsShown(seat)
  expect(page.url()).toBe(at('/cart/checkout'))
  await page.getByRole('button', { name: /^Pay/ }).click()
  await paid(seat)
  const first = counter.take()
  expect(shown.length).toBeGreaterThanOrEqual(first.fields.length)
  expect(shown.length, shown.join(', ')).toBeLessThanOrEqual(8)
  expect(first.fields.length, first.fields.join(', ')).toBe(8)
  expect(first.activations.length, first.activations.join(', ')).toBe(2)

  await goTo(seat, at(`/products/${goods.second}`))
  counter.take()
  await page.getByRole('button', { name: 'Buy now' }).first().click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await paid(seat)
  const again = counter.take()
  expect(again.activations, again.activations.join(', ')).toHaveLength(2)
  expect(again.fields).toEqual([])
  expectQuiet(seat)
}, 120_000)

test('on a phone too the next purchase is two presses', async () => {
  const { seat, counter } = await sitDown(world.ben, { width: 390 })
  await goTo(seat, at(`/products/${goods.third}`))
  counter.take()
  await seat.page.getByRole('button', { name: 'Buy now' }).locator('visible=true').first().click()
  await seat.page.getByRole('button', { name: /^Pay \$/ }).click()
  await paid(seat)
  const { activations, fields } = counter.take()
  expect(activations, activations.join(', ')).toHaveLength(2)
  expect(fields).toEqual([])
  expectQuiet(seat)
}, 120_000)

test('ann lists what she owns in three presses with one typed field, from her items to the market', async () => {
  const { seat, counter } = await sitDown(world.ann)
  const { page } = seat
  await goTo(seat, at(`/user/${world.ann.id}/stamp-items`))
  counter.take()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Sage 25c/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'List it for sale' }).click()
  // The price field already has the focus.
  await page.waitForFunction(() => document.activeElement?.id === 'regular_price')
  await page.keyboard.type('24.50')
  await page.getByRole('button', { name: /list it/i }).click()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
  const { activations, fields } = counter.take()
  expect(activations, activations.join(', ')).toHaveLength(3)
  expect(fields, fields.join(', ')).toHaveLength(1)
  expectQuiet(seat)
}, 120_000)
