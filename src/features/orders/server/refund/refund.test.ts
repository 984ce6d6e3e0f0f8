import { beforeAll, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { causeOf, expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'

const world = useWorld({ COMMISSION: '250' })
let dora: Actor
beforeAll(async () => {
  dora = await world.join('dora')
  for (const seller of [world.ann, world.cleo, dora]) await openShop(seller)
})

const order = async (id: string, who = world.ben) => (await who.gets(orders.show, { id: id as never })).order
const balance = async (who: Actor) => (await who.gets(ledger.wallet, {})).wallet.balances[0] ?? { available: 0, reserved: 0, debt: 0 }
const subjects = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
const books = async (step: string) => {
  await world.settle()
  await expectBooks(world, step)
}
async function bought(...sellers: Actor[]) {
  const stamps = []
  for (const seller of sellers) stamps.push(await sell(world, seller))
  const { group } = await world.ben.gets(
    orders.checkout,
    await cartOf(
      world.ben,
      stamps.map(({ id }) => id),
    ),
  )
  await books('bought')
  const of = (seller: Actor) => group.orders.find(({ store_name }) => store_name.startsWith(seller.name))!.id
  return { group, stamps, of }
}
const send = (seller: Actor, id: string) => seller.gets(orders.ship, { id: id as never, carrier: 'La Poste', tracking: 'RR482117305FR' })

test('three sellers in one cart, and one of them gives all of it back: the other two are not touched', async () => {
  const { of } = await bought(world.ann, world.cleo, dora)
  const before = { cleo: await balance(world.cleo), dora: await balance(dora) }
  for (const seller of [world.ann, world.cleo, dora])
    expect((await causeOf(seller, 'order_capture'))?.path, seller.name).toBe(`/store/order-detail/${of(seller)}`)
  await send(world.ann, of(world.ann))
  const { refund } = await world.ann.gets(orders.refund, { id: of(world.ann), amount: 12_800, reason: 'damaged', note: 'The corner is torn' })
  expect(refund).toMatchObject({ amount: 12_800, status: 'sent', reason: 'damaged', actor: 'seller' })
  await books('one of three is refunded')
  expect(await order(of(world.ann))).toMatchObject({ status: 'refunded', payment_status: 'refunded', refunded: 12_800, actions: [] })
  for (const seller of [world.cleo, dora]) expect((await order(of(seller))).payment_status).toBe('captured')
  expect({ cleo: await balance(world.cleo), dora: await balance(dora) }).toEqual(before)
  expect((await balance(world.ann)).reserved).toBe(0)
  await send(world.cleo, of(world.cleo))
  await world.ben.gets(orders.confirm, { id: of(world.cleo) })
  await books('another one is released')
  expect((await balance(world.cleo)).available).toBe(12_800 - 312)
})

test('a part goes back before the release and another part after it; the wallet and the commission follow to the cent', async () => {
  const { of } = await bought(world.ann)
  const id = of(world.ann)
  const reserved = (await balance(world.ann)).reserved
  await world.ann.gets(orders.refund, { id, amount: 1_000, reason: 'missing' })
  await books('a part before sending')
  expect(await causeOf(world.ann, 'order_refund')).toMatchObject({ name: 'order', path: `/store/order-detail/${id}` })
  expect(await order(id)).toMatchObject({ status: 'processing', payment_status: 'partially_refunded', refunded: 1_000 })
  const part = Math.floor((312 * 1_000) / 12_500)
  expect((await balance(world.ann)).reserved).toBe(reserved - 1_000 + part)
  await send(world.ann, id)
  await world.ben.gets(orders.confirm, { id })
  await books('released')
  const available = (await balance(world.ann)).available
  await world.ann.gets(orders.refund, { id, amount: 500, reason: 'goodwill' })
  await books('a part after the release')
  expect((await balance(world.ann)).available).toBe(available - 500 + Math.floor((312 * 1_500) / 12_500) - part)
  expect((await subjects(world.ben))[0]).toContain('goes back to your card')
  const more = await world.ann.ask(orders.refund, { id, amount: 12_800 - 1_500 + 1, reason: 'goodwill' })
  expect(more).toMatchObject({ status: 422, code: 'refund.more_than_left' })
  expect(more.errors).toHaveProperty('amount')
})

test('what a released balance lacks becomes debt, and the next release repays it first', async () => {
  const eve = await world.join('eve')
  await openShop(eve)
  const { of } = await bought(eve)
  await send(eve, of(eve))
  await world.ben.gets(orders.confirm, { id: of(eve) })
  await books('released')
  await world.pool.query("update ledger_accounts set debits_pending = 12000 where owner_id = $1 and code = 'seller_available'", [eve.id])
  await eve.gets(orders.refund, { id: of(eve), amount: 12_800, reason: 'not_as_described' })
  expect(await balance(eve)).toMatchObject({ available: 0, debt: 12_000 })
  await world.pool.query("update ledger_accounts set debits_pending = 0 where owner_id = $1 and code = 'seller_available'", [eve.id])
  await books('refunded into debt')
  const next = await bought(eve)
  await send(eve, next.of(eve))
  await world.ben.gets(orders.confirm, { id: next.of(eve) })
  await books('the debt is repaid')
  expect(await balance(eve)).toMatchObject({ available: 12_000 + 488, debt: 0 })
})

test('ann cancels before sending: all goes back, the stamp is for sale and in her collection again, and she can send no more', async () => {
  const { of, stamps } = await bought(world.ann)
  const id = of(world.ann)
  expect((await world.guest.gets(products.show, { id: stamps[0]!.id })).product.status).toBe('sold_out')
  const all = await world.ann.ask(orders.refund, { id, amount: 12_800, reason: 'goodwill' })
  expect(all.code).toBe('order.wrong_state')
  await world.ann.gets(orders.callOff, { id, reason: 'I cannot find it' })
  await books('cancelled')
  expect(await order(id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunds: [{ status: 'sent', note: 'I cannot find it' }] })
  const { product } = await world.guest.gets(products.show, { id: stamps[0]!.id })
  expect(product).toMatchObject({ status: 'published', quantity: 1 })
  const { stamp_item } = await world.ann.gets(stampItems.show, { id: product.productable_id as never })
  expect(stamp_item.quantity_owned).toMatchObject({ used: 1 })
  expect((await world.ann.ask(orders.ship, { id, carrier: 'La Poste' })).code).toBe('order.wrong_state')
  expect((await world.ann.ask(orders.callOff, { id })).code).toBe('order.wrong_state')
  const again = await world.cleo.gets(orders.checkout, await cartOf(world.cleo, [stamps[0]!.id]))
  expect(again.group.status).toBe('paid')
  await books('sold again')
})

test('ben asks to cancel: ann may still send it; if she does neither, it is cancelled after three days and his money goes back', async () => {
  const one = await bought(world.ann)
  const id = one.of(world.ann)
  expect((await order(id)).actions).toEqual(['ask_cancel'])
  expect((await world.ben.gets(orders.askCancel, { id, reason: 'Bought twice' })).order).toMatchObject({
    actions: [],
    cancel_asked: { reason: 'Bought twice' },
  })
  expect((await world.ben.ask(orders.askCancel, { id })).code).toBe('order.wrong_state')
  await world.settle()
  expect((await subjects(world.ann))[0]).toContain('asks to cancel')
  expect((await order(id)).status).toBe('processing')
  await world.pool.query("update orders set cancel_asked_at = clock_timestamp() - interval '3 days' where id = $1", [id])
  await books('lapsed')
  expect(await order(id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunds: [{ status: 'sent', actor: 'system' }] })
  const two = await bought(world.ann)
  await world.ben.gets(orders.askCancel, { id: two.of(world.ann) })
  await send(world.ann, two.of(world.ann))
  await world.pool.query("update orders set cancel_asked_at = clock_timestamp() - interval '3 days' where id = $1", [two.of(world.ann)])
  await books('sent anyway')
  expect((await order(two.of(world.ann))).status).toBe('shipped')
})

test('only the seller gives back or cancels, only the buyer asks; nobody else learns that the order exists', async () => {
  const { of } = await bought(world.ann)
  const id = of(world.ann)
  for (const who of [world.ben, world.cleo]) {
    expect((await who.ask(orders.refund, { id, amount: 1, reason: 'goodwill' })).code).toBe('order.not_found')
    expect((await who.ask(orders.callOff, { id })).code).toBe('order.not_found')
  }
  for (const who of [world.ann, world.cleo]) expect((await who.ask(orders.askCancel, { id })).code).toBe('order.not_found')
})
