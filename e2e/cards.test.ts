import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`
const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name }).first()

beforeAll(async () => {
  await openShop(world.ann)
})

test('a stamp that cleo is paying for says on its card that it is reserved, and home does not offer it', async () => {
  const { ann, ben, cleo } = world
  const name = 'Kept for whoever pays'
  const { id } = await sell(world, ann, { product: { name } })
  await sell(world, ann, { product: { name: 'Free for anybody' } })
  await cleo.gets(orders.checkout, { ...(await cartOf(cleo, [id])), payment_method_id: 'pm_card_authenticationRequired' })
  const { seat, page } = await sit(ben)
  await goTo(seat, at('/marketplace/for-sale'))
  const card = cardOf(page, name)
  await card.getByText('Reserved', { exact: true }).waitFor()
  expect(await card.textContent()).not.toMatch(/0 left|For sale/)
  const passer = await stage.seat()
  await goTo(passer, at('/'))
  const shown = passer.page.getByRole('main')
  await shown.getByText('Free for anybody').first().waitFor()
  expect(await shown.getByText(name).count()).toBe(0)
  expectQuiet(seat, passer)
}, 60_000)

test('the catalogue’s name is short on a card, so that its number is never cut, on a phone neither', async () => {
  const { ann, ben } = world
  for (const [name, type] of [
    ['Crown of Norway', 'nk'],
    ['Dollar of the world', 'km'],
  ] as const)
    await sell(world, ann, { item: { country: 'GB', catalogue_number: [{ type, number: '1771.7a' }] }, product: { name } })
  for (const width of [390, 1410]) {
    const { seat, page } = await sit(ben, { width })
    await goTo(seat, at('/marketplace/for-sale'))
    for (const [name, said] of [
      ['Crown of Norway', 'NK 1771.7a'],
      ['Dollar of the world', 'KM 1771.7a'],
    ] as const) {
      const number = cardOf(page, name).locator('.card-no')
      expect(await number.textContent()).toBe(`· ${said}`)
      expect(await number.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
      const [its, cards] = [(await number.boundingBox())!, (await cardOf(page, name).boundingBox())!]
      expect(its.x + its.width, `${name} at ${width}`).toBeLessThanOrEqual(cards.x + cards.width)
    }
    expectQuiet(seat)
    await seat.context.close()
  }
}, 90_000)

test('the field that finds a store stands at the left, and shows its whole placeholder; the line of a store fills its card', async () => {
  await sell(world, world.ann)
  for (const width of [390, 1410]) {
    const { seat, page, main } = await sit(world.ben, { width })
    await goTo(seat, at('/marketplace/stores'))
    const field = main.getByRole('searchbox', { name: 'Name or number of a store' })
    const [room, words] = await field.evaluate((it: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(it)
      const ink = document.createElement('canvas').getContext('2d')!
      ink.font = font
      return [it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight), ink.measureText(it.placeholder).width]
    })
    expect(words, `at ${width}`).toBeLessThan(room!)
    const [its, title] = [(await field.boundingBox())!, (await page.getByRole('heading', { level: 1 }).boundingBox())!]
    expect(Math.abs(its.x - title.x)).toBeLessThanOrEqual(1)
    const foot = main.getByRole('article').getByText('sells since').first().locator('..')
    const [line, card] = [(await foot.boundingBox())!, (await foot.locator('xpath=ancestor::article').boundingBox())!]
    expect(line.width).toBeGreaterThan(card.width * 0.8)
    expect(await foot.getByText(/^\d+ items?$/).evaluate((it) => it.getClientRects().length)).toBe(1)
    expectQuiet(seat)
    await seat.context.close()
  }
}, 60_000)

test('how many entries the catalogue has is one number wherever its page says it', async () => {
  const many = Array.from({ length: 1_050 }, (_, n) => ({ name: `Sheet ${n}`, series: '', catalogue_number: [], year_issued: 1850 + (n % 100) }))
  await keepEntry(world, ...many)
  const { seat, main } = await sit(world.ben)
  await goTo(seat, at('/stamps'))
  await main.getByText(/1,050 entries for everybody/).waitFor()
  expect(await main.locator('#count').textContent()).toBe('1,050 entries')
  expect(await main.getByText('More than').count()).toBe(0)
  // A search of them is counted up to a thousand, and says so.
  await goTo(seat, at('/stamps?search=sheet'))
  await main.getByText(/More than 1,000 entries/).waitFor()
  expectQuiet(seat)
}, 60_000)
