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
  await giveMoney(world, world.ann, 10_000)
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
  await dialog.getByText(/It is paid from your available balance: \$.100\.00/).waitFor()
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
