import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { giveMoney, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const seatOf = seatsIn(world, useBrowser())
const at = (path: string) => `${world.settings.public_url}${path}`
beforeAll(async () => {
  await openShop(world.ann)
  await world.ann.gets(places.create, { full_name: 'Ann Ashby', address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
  await giveMoney(world, world.ann, 20_000)
})
async function sold() {
  const { id } = await sell(world, world.ann)
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group.orders[0]!.id
}

const PARCEL = { Length: '9', Width: '6', Height: '1', 'and ounces': '5' }
async function compare(dialog: Locator) {
  for (const [name, value] of Object.entries(PARCEL)) await dialog.getByLabel(new RegExp(name)).fill(value)
  await dialog.getByRole('button', { name: 'Compare rates' }).click()
}

test('ann chooses to buy labels here, compares carriers for a parcel, pays, prints, and sends; ben sees the number', async () => {
  const order = await sold()
  const { seat, page, main } = await seatOf(world.ann)
  await goTo(seat, at('/store/shipping'))
  await main.getByRole('radio', { name: /Labels bought here/ }).check()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  await goTo(seat, at(`/store/order-detail/${order}`))
  await main.getByRole('button', { name: 'Buy a label' }).click()
  const dialog = page.getByRole('dialog')
  await compare(dialog)
  await dialog.getByRole('radio', { name: /Tracked letter/, checked: true }).waitFor()
  await dialog.getByText(/It is paid from your available balance: \$.200\.00/).waitFor()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Pay \$.10\.60/ }).click()
  await page.getByText('The label is bought').waitFor()
  const file = await main.getByRole('link', { name: /Print the label/ }).getAttribute('href')
  const pdf = await seat.context.request.get(at(file!))
  expect(await wordsOf(new Uint8Array(await pdf.body()).buffer as ArrayBuffer)).toContain('Specimen')
  await main.getByRole('listitem').filter({ hasText: 'Sandbox Post' }).getByRole('button', { name: 'It is on its way' }).click()
  await page.getByText('The buyer has been told').waitFor()
  await main.getByText('Handed to Sandbox Post').waitFor()
  expect(await axe(page)).toEqual([])
  const ben = await seatOf(world.ben)
  await goTo(ben.seat, at(`/orders/order-tracking/${order}`))
  await ben.main.getByText(/^SB\w+/).waitFor()
  expect(await ben.main.getByRole('heading', { name: 'Labels' }).count()).toBe(0)
  await goTo(seat, at('/wallet'))
  await main.getByText('A label of a carrier').waitFor()
  expectQuiet(seat, ben.seat)
}, 180_000)

test('on a phone a label that is not used is given back, and nothing is cut off', async () => {
  const order = await sold()
  const { seat, page, main } = await seatOf(world.ann, { width: 390 })
  await goTo(seat, at(`/store/order-detail/${order}`))
  await main.getByRole('button', { name: 'Buy a label' }).click()
  const dialog = page.getByRole('dialog')
  await compare(dialog)
  await dialog.getByRole('radio', { name: /Express/ }).check()
  expect(await clipped(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await main.getByRole('button', { name: 'Give it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click()
  await main.getByText(/Being given back/).waitFor()
  expect(await clipped(page)).toEqual([])
  expectQuiet(seat)
}, 120_000)

/** As a price stands alone, and not in the words of a choice. */
const priceOf = (amount: number) => new RegExp(`^\\$.?${amount.toFixed(2).replace('.', '\\.')}$`)

test('ann chooses among all that wait, sees what each label costs and the total, buys them with one press, and prints one file', async () => {
  for (let n = 0; n < 3; n++) await sold()
  const { seat, page, main } = await seatOf(world.ann)
  await goTo(seat, at('/store/order-listing'))
  await main.getByRole('link', { name: 'Labels', exact: true }).click()
  await main.getByRole('heading', { name: 'To be sent, without a label' }).waitFor()
  const rows = main.getByRole('region', { name: 'To be sent, without a label' }).getByRole('listitem')
  const all = await rows.count()
  expect(all).toBeGreaterThanOrEqual(3)
  await rows.nth(0).getByRole('checkbox').uncheck()
  for (const [name, value] of Object.entries(PARCEL)) await main.getByLabel(new RegExp(name)).fill(value)
  await main.getByRole('button', { name: `Compare rates for ${all - 1} orders` }).click()
  await rows.nth(1).getByText(priceOf(10.6)).waitFor()
  await main.getByText(priceOf(10.6 * (all - 1))).waitFor()
  await rows.nth(1).getByRole('combobox').selectOption({ index: 1 })
  await rows.nth(1).getByText(priceOf(17.2)).waitFor()
  await main.getByText(priceOf(10.6 * (all - 1) + 6.6)).waitFor()
  expect(await axe(page)).toEqual([])
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/labels-1410.png`, fullPage: true })
  await main.getByRole('button', { name: `Buy ${all - 1} labels` }).focus()
  await page.keyboard.press('Enter')
  const print = main.getByRole('link', { name: /Print \d+ labels/ })
  await main.getByText(/are bought$/).waitFor({ state: 'hidden' })
  await print.waitFor()
  expect(await rows.count()).toBe(1)
  const pdf = await seat.context.request.get(at((await print.getAttribute('href'))!))
  const words = await wordsOf(new Uint8Array(await pdf.body()).buffer as ArrayBuffer)
  expect(words.split('Specimen').length - 1).toBeGreaterThanOrEqual(all - 1)
  expect(await axe(page)).toEqual([])
  expectQuiet(seat)
}, 180_000)

test('on a phone the list of labels is whole, and an order that no carrier takes is told in its row', async () => {
  await sold()
  const { seat, page, main } = await seatOf(world.ann, { width: 390 })
  await goTo(seat, at('/store/labels'))
  await main.getByRole('button', { name: /Compare rates/ }).click()
  await main.getByText('Say what the parcel weighs.').first().waitFor()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/labels-390.png`, fullPage: true })
  expect(await clipped(page)).toEqual([])
  // The head of the page covers what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axe(page)).toEqual([])
  expectQuiet(seat)
}, 120_000)
