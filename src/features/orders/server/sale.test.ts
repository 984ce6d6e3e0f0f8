import { beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { products } from '#features/products/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { causeOf } from '#test/support/books.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { answerBank } from '#test/support/outside/payments-harness.ts'
import { cartOf, DECLINED, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
beforeAll(async () => {
  await openShop(world.ann)
})
const balances = async () => (await world.ann.gets(ledger.wallet, {})).wallet.balances[0] ?? { available: 0, reserved: 0 }
const group = async (id: string) => (await world.ben.gets(orders.showGroup, { id: id as never })).group

/** Each line of the order's money names it, on the page and in the file. */
async function expectNamed(id: string, number: number) {
  const { ann } = world
  const cause = { name: 'order', number: number, path: `/store/order-detail/${id}` }
  expect([await causeOf(ann, 'order_capture'), await causeOf(ann, 'order_release')]).toEqual([cause, cause])
  const file = await fetch(`${world.url}/api/wallet/statement`, { headers: { authorization: `Bearer ${ann.token}` } })
  expect(await file.text()).toContain(`"order","${number}"`)
}

test('ben buys ann’s stamp with 3-D Secure; ann ships, ben confirms, and ann gets the money', async () => {
  const { ann, ben } = world
  const stamp = await sell(world, ann)
  const bought = (await ben.gets(orders.checkout, await cartOf(ben, [stamp.id], THREE_D))).group
  expect(bought.payment).toMatchObject({ status: 'requires_action', amount: 12_800 })
  expect((await world.guest.gets(products.show, { id: stamp.id })).product).toMatchObject({ quantity: 0, sold_at: null })
  await expectBalanced(world)

  await answerBank(bought.payment!.action_url!, 'complete')
  expect((await ben.gets(orders.settle, { id: bought.id })).group.status).toBe('paid')
  await world.settle()
  await expectBalanced(world)
  expect(await balances()).toMatchObject({ available: 0, reserved: 12_800 - 312 })
  const { product } = await world.guest.gets(products.show, { id: stamp.id })
  expect(product).toMatchObject({ status: 'sold_out', sold_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })

  const { id } = bought.orders[0]!
  expect((await ann.gets(account.me, {})).user.unread_notifications).toBe(1)
  const seen = (await ann.gets(orders.show, { id })).order
  expect(seen).toMatchObject({
    role: 'seller',
    ...{ status: 'processing', commission: 312, net: 12_488, address: { city: 'Galway' } },
    actions: ['ship', 'call_off', 'refund'],
  })
  await ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  await world.settle()
  expect((await ben.gets(orders.show, { id })).order).toMatchObject({
    role: 'buyer',
    status: 'shipped',
    carrier: 'La Poste',
    actions: ['confirm', 'dispute'],
    commission: null,
    net: null,
    card: { last4: '3184' },
  })
  expect(await balances()).toMatchObject({ available: 0 })

  await ben.gets(orders.confirm, { id })
  await world.settle()
  await expectBalanced(world)
  expect(await balances()).toMatchObject({ available: 12_488, reserved: 0 })
  await expectNamed(id, seen.number)
  const told = (await ann.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.subject, data.message])
  const number = String(seen.number).replace(/(..)(...)(...)/, '$1\u00a0$2\u00a0$3')
  expect(told[0]).toEqual([`Money released for order ${number}`, '$\u00a0124.88 moved from your reserved to your available balance.'])
})

test('a declined card leaves nothing behind: the stamp is available at once', async () => {
  const stamp = await sell(world, world.ann)
  const said = await world.ben.ask(orders.checkout, await cartOf(world.ben, [stamp.id], DECLINED))
  expect(said).toMatchObject({ status: 422, code: 'payment.declined' })
  expect(said.errors).toHaveProperty('payment_method_id')
  expect((await world.guest.gets(products.show, { id: stamp.id })).product.quantity).toBe(1)
  await expectBalanced(world)
})

test('a changed cart is refused with the new total, and nothing is bought', async () => {
  const stamp = await sell(world, world.ann)
  const cart = await cartOf(world.ben, [stamp.id])
  await world.pool.query('update products set regular_price = 13000 where id = $1', [stamp.id])
  expect(await world.ben.ask(orders.checkout, cart)).toMatchObject({ status: 409, code: 'cart.changed', facts: { total: 13_300 } })
  expect(await world.ben.ask(orders.checkout, { ...cart, lines: [{ product_id: stamp.id, order_quantity: 2 }] })).toMatchObject({
    status: 409,
    code: 'cart.changed',
  })
  expect((await world.ann.ask(orders.checkout, { ...(await cartOf(world.ann, [stamp.id])), expected_total: 1 })).code).toBe('order.own_item')
})

test('an unpaid checkout and its reservation end together, whether ben cancels or it expires', async () => {
  const [one, two] = [await sell(world, world.ann), await sell(world, world.ann)]
  const given_up = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [one.id], THREE_D))).group
  expect((await world.ben.gets(orders.cancelGroup, { id: given_up.id })).group.status).toBe('cancelled')
  const forgotten = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [two.id], THREE_D))).group
  await world.settle()
  expect((await group(forgotten.id)).status).toBe('pending_payment')
  await world.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", [forgotten.id])
  await world.settle()
  expect((await group(forgotten.id)).status).toBe('cancelled')
  for (const { id } of [one, two]) expect((await world.guest.gets(products.show, { id })).product.quantity).toBe(1)
})

test('without a reaction of ben the timer releases the money, not before its day, and completes the order', async () => {
  const stamp = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await world.settle()
  const { order } = await world.ben.gets(orders.show, { id })
  expect(order.status).toBe('shipped')
  expect((Date.parse(order.release_at!) - Date.parse(order.shipped_at!)) / 86_400_000).toBe(30)
  await world.pool.query("update orders set release_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.settle()
  expect((await world.ben.gets(orders.show, { id })).order.status).toBe('delivered')
  await world.pool.query("update orders set delivered_at = clock_timestamp() - interval '14 days' where id = $1", [id])
  await world.settle()
  expect((await world.ben.gets(orders.show, { id })).order.status).toBe('completed')
  await expectBalanced(world)
})

test('the order is invisible to other members, and to ann until it is paid', async () => {
  const stamp = await sell(world, world.ann)
  const { orders: made, id: group_id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], THREE_D))).group
  const { id } = made[0]!
  for (const who of [world.cleo, world.ann]) expect((await who.ask(orders.show, { id })).code).toBe('order.not_found')
  expect((await world.cleo.ask(orders.settle, { id: group_id })).code).toBe('order.not_found')
  expect((await world.cleo.ask(orders.confirm, { id })).code).toBe('order.not_found')
})

test('selling a unit lowers the stock on the card and nothing more; the last one lowers the store’s count', async () => {
  const { ann, ben } = world
  const stamp = await sell(world, ann, { item: { quantity_owned: { mint: 0, used: 2 } }, product: { quantity: 2 } })
  await world.settle()
  const count = async () => (await world.guest.gets(stores.show, { id: stamp.store_id })).store.product_count
  const drawn = async () => (await world.pool.query("select from outbox_heard where listener = 'products.redraw-item'")).rowCount
  const before = { count: await count(), drawn: await drawn() }
  const buy = async () => ben.gets(orders.checkout, await cartOf(ben, [stamp.id]))
  await buy()
  await world.settle()
  expect([await count(), await drawn()]).toEqual([before.count, before.drawn])
  expect((await world.guest.gets(products.list, { store_id: stamp.store_id })).products.data.find(({ id }) => id === stamp.id)?.quantity).toBe(1)
  await buy()
  await world.settle()
  expect([await count(), await drawn()]).toEqual([before.count - 1, before.drawn])
})
