import { expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
async function seatOf(token: string) {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  return { seat, main: seat.page.getByRole('main') }
}

test('ann prints the packing slips of what she has to send; ben opens the invoice from his order, and only the paper is printed', async () => {
  await openShop(world.ann)
  const { id } = await sell(world, world.ann)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))
  const order = group.orders[0]!.id

  const ann = await seatOf(world.ann.token)
  await goTo(ann.seat, at('/store/order-listing'))
  await ann.main.getByRole('link', { name: 'Packing slips' }).click()
  await ann.main.getByRole('heading', { name: 'Packing slips', level: 1 }).waitFor()
  expect(await ann.main.getByRole('article').count()).toBe(1)
  await ann.main.getByText('HS 9704.00').waitFor()
  const file = await ann.main.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const pdf = await ann.seat.context.request.get(at(file!))
  expect(await wordsOf(new Uint8Array(await pdf.body()).buffer as ArrayBuffer)).toContain('Packing slip')
  expectQuiet(ann.seat)

  const ben = await seatOf(world.ben.token)
  await goTo(ben.seat, at(`/orders/order-tracking/${order}`))
  expect(await ben.main.getByRole('link', { name: 'Packing slip' }).count()).toBe(0)
  await ben.main.getByRole('link', { name: 'Invoice' }).click()
  const paper = ben.main.getByRole('article', { name: /Invoice/ })
  await paper.getByText('Cérès 20c. noir').waitFor()
  await ben.seat.page.emulateMedia({ media: 'print' })
  expect([await paper.isVisible(), await ben.main.getByRole('link', { name: 'PDF' }).isVisible()]).toEqual([true, false])
  expectQuiet(ben.seat)
}, 120_000)
