import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
let order: string

beforeAll(async () => {
  await openShop(world.ann)
  const stamp = await sell(world, world.ann)
  await drawPictures(world)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await world.ben.gets(orders.confirm, { id })
  await world.settle()
  order = id
}, 120_000)

async function seatOf({ token }: Actor, more: BrowserOptions = {}) {
  const seat = await stage.seat(more)
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return seat
}
const WORDS = 'The back scan showed the hinge I was going to ask about.'

test('ben says how it went, by keyboard; ann cannot read it before she has written; then both answer each other in public', async () => {
  const ben = await seatOf(world.ben)
  await goTo(ben, at(`/orders/order-tracking/${order}`))
  const form = ben.page.locator('#feedback')
  await form.getByRole('button', { name: 'Give feedback' }).click()
  expect(await form.getByText('Choose one to five stars.').count()).toBe(4)
  for (const question of ['Was everything as described?', 'Was it packed well?', 'Was it sent quickly?', 'Were you answered well?']) {
    await form
      .getByRole('group', { name: question })
      .getByRole('radio', { name: /^4 of 5/ })
      .focus()
    await ben.page.keyboard.press('Space')
    await ben.page.keyboard.press('ArrowRight')
  }
  await form.getByLabel('In your words').fill(WORDS)
  expect(await axe(ben.page)).toEqual([])
  await form.getByRole('button', { name: 'Give feedback' }).click()
  await form.getByText('It is shown when').waitFor()

  const ann = await seatOf(world.ann, { width: 390 })
  await goTo(ann, at(`/store/order-detail/${order}`))
  const hers = ann.page.locator('#feedback')
  await hers.getByRole('heading', { name: /How did it go with/ }).waitFor()
  expect(await ann.page.getByText(WORDS).count()).toBe(0)
  expect(await clipped(ann.page)).toEqual([])
  for (const question of ['Did the buyer pay and confirm quickly?', 'Was writing to each other pleasant?'])
    await hers
      .getByRole('group', { name: question })
      .getByRole('radio', { name: /^5 of 5/ })
      .check({ force: true })
  await hers.getByRole('button', { name: 'Give feedback' }).click()
  await hers.getByText(WORDS).waitFor()
  await hers.getByRole('button', { name: 'Answer publicly' }).click()
  await hers.getByLabel('Your public answer').fill('It was a pleasure')
  await hers.getByRole('button', { name: 'Answer publicly' }).click()
  await hers.getByLabel('Your public answer').waitFor({ state: 'detached' })
  await hers.getByText('It was a pleasure').waitFor()
  await form
    .getByText('It was a pleasure')
    .or(form.getByRole('button', { name: 'Change it, once' }))
    .first()
    .waitFor()
  expectQuiet(ben, ann)
}, 180_000)

test('a guest reads what was said on the page of ann’s feedback and on her store’s', async () => {
  const guest = await stage.seat({ width: 390 })
  await goTo(guest, at(`/profile/${world.ann.id}/feedback`))
  await guest.page.getByText(WORDS).waitFor()
  await guest.page.getByText('It was a pleasure').waitFor()
  expect(await axe(guest.page)).toEqual([])
  expect(await clipped(guest.page)).toEqual([])
  const { store } = await world.ann.gets(stores.own, {})
  await goTo(guest, at(`/stores/${store!.id}`))
  await guest.page.getByRole('heading', { name: 'What buyers say' }).waitFor()
  expectQuiet(guest)
}, 120_000)
