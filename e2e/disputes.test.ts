import { beforeAll, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
let boss: Actor
const sales: string[] = []

async function sale() {
  const { id: product } = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [product]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  return id
}
beforeAll(async () => {
  boss = await world.join('boss', { role: 'administrator' })
  await openShop(world.ann)
  for (let one = 0; one < 3; one++) sales.push(await sale())
  await drawPictures(world)
}, 120_000)

const seatOf = seatsIn(world, stage)
type Seat = Awaited<ReturnType<typeof seatOf>>

async function books(step: string) {
  await world.settle()
  await expectBooks(world, step)
}
const wallet = async () => (await world.ann.gets(ledger.wallet, {})).wallet.balances[0]!
const order = async (id: string) => (await world.ben.gets(orders.show, { id: id as never })).order

/** One press, and the question that stands before everything that moves money. */
async function deed({ main, page }: Seat, name: RegExp) {
  await main.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}
async function look({ page }: BrowserUser) {
  expect(await axe(page)).toEqual([])
  expect(await clipped(page)).toEqual([])
}

/** ben finds the way on his order’s page, says what is wrong and shows it. */
async function opens(ben: Seat, id: string, words: string) {
  await goTo(ben.seat, at(`/orders/order-tracking/${id}`))
  await ben.main.getByRole('link', { name: 'Open a dispute' }).click()
  await ben.page.waitForURL(at(`/orders/${id}/dispute`))
  await ben.main.getByRole('radio', { name: 'It arrived damaged' }).check()
  await ben.main.getByLabel('In your words').fill(words)
  await ben.main
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleImage())
  await ben.main.getByRole('list', { name: 'Your pictures' }).getByRole('img').first().waitFor()
  await ben.main.getByRole('button', { name: 'Open the dispute' }).click()
  await ben.main.getByRole('heading', { name: 'Timeline' }).waitFor()
  await books('opened')
}
/** boss reads both sides and says how it ends. */
async function decides(back: string) {
  const { seat, main } = await seatOf(boss)
  await goTo(seat, at('/dashboard/disputes'))
  await main.getByLabel('Back to the buyer').fill(back)
  await main.getByLabel('Why? Both read it').fill('The pictures show it')
  await main.getByRole('button', { name: 'Decide', exact: true }).click()
  await main.getByText('Nothing to decide').waitFor()
  expectQuiet(seat)
  await books('decided')
}

test('won: ann does not agree, a moderator gives ben all of it, and both pages know without a reload', async () => {
  const [ben, ann] = [await seatOf(world.ben, { width: 390 }), await seatOf(world.ann)]
  await opens(ben, sales[0]!, 'Two short perforations at the upper right')
  await look(ben.seat)
  await goTo(ann.seat, at(`/store/order-detail/${sales[0]!}`))
  await ann.main.getByRole('link', { name: 'See the dispute' }).click()
  await ann.main.getByText('Two short perforations').first().waitFor()
  await look(ann.seat)
  await ann.main.getByLabel('Your answer').fill('It was whole when I packed it')
  await ann.main.getByRole('button', { name: 'Send', exact: true }).click()
  await ben.main.getByText('It was whole when I packed it').waitFor()
  await deed(ann, /^I do not agree/)
  await ben.main.getByText('The store does not agree').first().waitFor()
  await decides('128.00')
  await ben.main.getByText('All that was asked has gone back to the card.').waitFor()
  expect(await order(sales[0]!)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  expectQuiet(ben.seat, ann.seat)
}, 180_000)

test('lost: ben does not take ann’s offer, a moderator keeps it with her, and her money is free', async () => {
  const before = await wallet()
  const [ben, ann] = [await seatOf(world.ben), await seatOf(world.ann, { width: 390, dark: true })]
  await opens(ben, sales[1]!, 'The gum is not what I hoped for')
  await goTo(ann.seat, at(`/orders/${sales[1]!}/dispute`))
  await ann.main.getByRole('button', { name: 'Offer a part' }).click()
  await ann.main.getByLabel('You give back').fill('18')
  await ann.main.getByRole('button', { name: 'Make the offer' }).click()
  await ben.main.getByRole('button', { name: /^Accept .*18\.00 and keep it$/ }).waitFor()
  await look(ben.seat)
  await look(ann.seat)
  await deed(ben, /^Let a moderator decide/)
  await ann.main.getByText('The offer was not taken').first().waitFor()
  await decides('0')
  await ann.main.getByText('Nothing goes back; the money was released to the store.').waitFor()
  expect(await order(sales[1]!)).toMatchObject({ status: 'delivered', payment_status: 'captured' })
  expect(await wallet()).toMatchObject({ available: before.available + 12_800, reserved: before.reserved - 12_800 })
  expectQuiet(ben.seat, ann.seat)
}, 180_000)

test('a return after the release: ann’s money is held, ben sends it back, and it is his again', async () => {
  await world.ben.gets(orders.confirm, { id: sales[2]! as never })
  await books('released')
  const before = await wallet()
  const [ben, ann] = [await seatOf(world.ben, { width: 390, dark: true }), await seatOf(world.ann)]
  await opens(ben, sales[2]!, 'A thin at left, seen from the back')
  expect((await wallet()).available).toBe(before.available - 12_800)
  await goTo(ann.seat, at(`/orders/${sales[2]!}/dispute`))
  await deed(ann, /^Ask for it back/)
  await ben.main.getByRole('button', { name: 'I have sent it back' }).click()
  await ben.main.getByLabel('Carrier').fill('An Post')
  await ben.main.getByRole('button', { name: 'I have sent it back' }).click()
  await books('sent back')
  await deed(ann, /^It has arrived: give back/)
  await ben.main.getByText('All that was asked has gone back to the card.').waitFor()
  await look(ben.seat)
  await books('returned')
  expect(await order(sales[2]!)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  expect(await wallet()).toMatchObject({ available: before.available - 12_800, reserved: before.reserved })
  expectQuiet(ben.seat, ann.seat)
}, 180_000)
