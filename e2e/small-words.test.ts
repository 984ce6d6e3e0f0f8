import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true, LIMITS: '1' })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

/** How much wider the words of a closed list are than their place; below zero they are whole. */
const lackOf = (select: Locator) =>
  select.evaluate((it: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(it)
    const ink = document.createElement('canvas').getContext('2d')!
    ink.font = font
    return ink.measureText(it.selectedOptions[0]!.label).width - (it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
  })

test('pictures that are no pictures are not left out silently: ann is asked before her item is saved without them', async () => {
  const { seat, page, main } = await sit(world.ann)
  await goTo(seat, at('/stamp-items/create'))
  const bad = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  const good = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await readFile(await sampleImage()) }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([good, bad('one.jpg'), bad('two.jpg')])
  await expect
    .poll(() =>
      main
        .getByRole('alert')
        .filter({ hasText: /JPEG, PNG, WebP/ })
        .count(),
    )
    .toBe(2)
  await main.getByLabel('Name').fill('Half of its pictures')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  const kept = async () => (await world.ann.gets(stampItems.list, { user_id: world.ann.id })).stamp_items.data
  await save.click()
  const question = page.getByRole('dialog', { name: '2 pictures were left out' })
  await question.getByRole('button', { name: /cancel/i }).click()
  expect(await kept()).toEqual([])
  await save.click()
  await question.getByRole('button', { name: 'Save without them' }).click()
  await expect.poll(async () => (await kept()).length).toBe(1)
}, 90_000)

test('who tries too often reads how many seconds are left, and that it is time again', async () => {
  const seat = await stage.seat()
  const main = seat.page.getByRole('main')
  await goTo(seat, at('/login'))
  await seat.page.route('**/api/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ type: '/problems/request.too_often', status: 429, code: 'request.too_often', message: 'Too many requests' }),
    }),
  )
  await main.getByLabel('E-mail').fill('nobody@example.com')
  await seat.page.locator('input[name=password]').fill('a penny black')
  await main.getByRole('button', { name: 'Login' }).click()
  const said = main.getByRole('alert').filter({ hasText: /Try again in/ })
  await said.waitFor()
  const left = async () => Number(/Try again in (\d+) s/.exec((await said.textContent())!)![1])
  const first = await left()
  expect(first).toBeLessThanOrEqual(3)
  await expect.poll(left).toBeLessThan(first)
  await main.getByText('You can try again now.').waitFor()
}, 60_000)

test('in French a press is a verb, and no closed list loses its last letters, on a phone neither', async () => {
  const { context, page } = await stage.seat({ locale: 'fr-FR' })
  await context.addCookies([{ name: 'session', value: world.cleo.token, url: world.settings.public_url }])
  await goTo({ context, page, complaints: [] }, at('/profile'))
  const acts = await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).allTextContents()
  expect(acts.filter((one) => /^\s*(Ouverture|Choix|Choisir :)/.test(one))).toEqual([])
  expect(await lackOf(page.getByRole('banner').locator('select:visible').first())).toBeLessThanOrEqual(0)
  const phone = await sit(world.cleo, { width: 390, locale: 'fr-FR' })
  await goTo(phone.seat, at('/setting/visibility'))
  const lists = phone.main.locator('select')
  expect(await lists.count()).toBeGreaterThan(5)
  for (const list of await lists.all()) expect(await lackOf(list), (await list.getAttribute('id')) ?? '').toBeLessThanOrEqual(0)
  await goTo(phone.seat, at('/edit-profile'))
  await phone.main
    .getByText(/Choisir une (image|photo)/)
    .first()
    .waitFor()
  expect(await phone.main.getByText(/Choisir :/).count()).toBe(0)
}, 60_000)

test('what one may collect has a picture each, of one height in each row, and long words break at a hyphen', async () => {
  const rosa = await world.join('rosa', { verified: false })
  const { seat, page, main } = await sit(rosa, { width: 390, locale: 'ru-RU' })
  await goTo(seat, at('/signup/countries'))
  const tiles = main.locator('button[aria-pressed]')
  await tiles.first().waitFor()
  const measured = await tiles.evaluateAll((all) =>
    all.slice(0, 24).map((one) => {
      const { top, height } = one.getBoundingClientRect()
      const picture = one.querySelector('img')
      return {
        top: Math.round(top),
        height: Math.round(height),
        src: picture?.getAttribute('src'),
        hyphens: getComputedStyle(one.lastElementChild!).hyphens,
      }
    }),
  )
  expect(measured.length).toBe(24)
  expect(measured.filter(({ src }) => !src)).toEqual([])
  expect(new Set(measured.map(({ src }) => src)).size).toBeGreaterThan(3)
  const rows = Object.values(Object.groupBy(measured, ({ top }) => top))
  expect(rows.filter((row) => new Set(row!.map(({ height }) => height)).size > 1)).toEqual([])
  expect(measured.every(({ hyphens }) => hyphens === 'auto')).toBe(true)
  await expect
    .poll(() =>
      tiles
        .first()
        .locator('img')
        .evaluate((it: HTMLImageElement) => it.naturalWidth),
    )
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru')
}, 60_000)

test('the tab of requests says how many wait, and what somebody is paying for is not offered to a newcomer', async () => {
  const { ann, ben, cleo } = world
  await cleo.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  await ben.gets(network.follow, { id: cleo.id })
  const hers = await sit(cleo)
  await goTo(hers.seat, at('/followers'))
  expect(await hers.main.getByRole('link', { name: /^Requests/ }).textContent()).toMatch(/1$/)
  await openShop(ann)
  const held = await sell(world, ann, { item: { country: 'CH' }, product: { name: 'Held for ben' } })
  await sell(world, ann, { item: { country: 'CH' }, product: { name: 'Free for all' } })
  await ben.gets(orders.checkout, { ...(await cartOf(ben, [held.id])), payment_method_id: 'pm_card_authenticationRequired' })
  const nils = await world.join('nils', { verified: false })
  const his = await sit(nils)
  await goTo(his.seat, at('/signup/countries'))
  const market = his.main.getByRole('complementary', { name: 'Your market today' })
  await market.getByText('Free for all').waitFor()
  // The ways into the market are up to a minute old: the country is looked for.
  await his.main.getByLabel('Search countries').fill('Switzerland')
  await his.main.getByRole('button', { name: 'Switzerland' }).click()
  await market.getByText('1 for sale of what you have chosen').waitFor()
  expect(await market.getByText('Held for ben').count()).toBe(0)
  expect(await market.getByText('0 left').count()).toBe(0)
  expectQuiet(hers.seat, his.seat)
}, 90_000)

test('on a small screen the dialog of a picture lies whole on it, and its last button is reached', async () => {
  const { seat, page, main } = await sit(world.ben, { width: 390 })
  await page.setViewportSize({ width: 390, height: 440 })
  await goTo(seat, at('/edit-profile'))
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  const dialog = page.getByRole('dialog', { name: 'Profile picture' })
  const use = dialog.getByRole('button', { name: 'Use this picture' })
  await use.waitFor()
  const { y, height } = (await dialog.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(440)
  await use.click()
  await dialog.waitFor({ state: 'detached' })
}, 60_000)
