import { beforeAll, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { disputes } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
let boss: Actor
beforeAll(async () => {
  await openShop(world.ann)
  boss = await world.join('boss', { role: 'administrator' })
})

const NET = 12_800 - 312
const order = async (id: string, who = world.ben) => (await who.gets(orders.show, { id: id as never })).order
const balance = async (who: Actor) => (await who.gets(ledger.wallet, {})).wallet.balances[0] ?? { available: 0, reserved: 0, debt: 0 }
const subjects = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.message)
const books = async (step: string) => {
  await world.settle()
  await expectBooks(world, step)
}
/** A sale of a new seller, so that each wallet begins at nothing. */
async function sale(name: string, state: 'shipped' | 'delivered' = 'shipped') {
  const seller = await world.join(name)
  await openShop(seller)
  const stamp = await sell(world, seller)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await seller.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  if (state === 'delivered') await world.ben.gets(orders.confirm, { id })
  await books(`${name}: ${state}`)
  return { seller, id, product_id: stamp.id }
}
async function opened(name: string, { state = 'shipped' as 'shipped' | 'delivered', amount = 12_800 } = {}) {
  const made = await sale(name, state)
  const media = await pictureOf(world, world.ben)
  const { disputed } = await world.ben.gets(disputes.open, {
    id: made.id,
    reason: 'damaged',
    amount,
    note: 'Two short perforations',
    media_ids: [media],
  })
  await books(`${name}: disputed`)
  return { ...made, dispute: disputed.dispute!.id }
}
const pass = (id: string) => world.pool.query("update disputes set answer_until = clock_timestamp() - interval '1 second' where id = $1", [id])
const decide = (id: string, give: number | 'return') =>
  boss.gets(disputes.decide, {
    id: id as never,
    ...(give === 'return' ? { send_back: true } : { amount: give }),
    note: 'The pictures show it',
  })

test('ben opens a dispute: the order stands still, the clock releases nothing, ann is told and sees his pictures', async () => {
  const { id, seller } = await opened('dora')
  await world.pool.query("update orders set release_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await books('the clock passes')
  expect(await order(id)).toMatchObject({ status: 'disputed', released_at: null })
  expect((await world.ben.ask(orders.confirm, { id })).code).toBe('order.wrong_state')
  expect((await seller.ask(orders.refund, { id, amount: 100, reason: 'goodwill' })).code).toBe('order.wrong_state')
  const { disputed } = await seller.gets(disputes.show, { id })
  expect(disputed).toMatchObject({
    role: 'seller',
    dispute: { asked: 12_800, status: 'open', entries: [{ action: 'open', body: 'Two short perforations' }] },
  })
  expect(disputed.dispute!.entries[0]!.medias).toHaveLength(1)
  expect((await subjects(seller))[0]).toContain('has opened a dispute')
  expect((await world.cleo.ask(disputes.show, { id })).code).toBe('dispute.not_found')
  expect((await world.ben.ask(disputes.open, { id, reason: 'other', amount: 1, note: 'Again' })).code).toBe('dispute.wrong_state')
})

test('ann offers a part, ben agrees: he keeps it, the part goes back and the rest is hers', async () => {
  const { id, seller, dispute } = await opened('eve', { amount: 4_600 })
  expect((await seller.ask(disputes.offer, { id: dispute, amount: 4_600 })).code).toBe('dispute.no_offer')
  await seller.gets(disputes.offer, { id: dispute, amount: 1_800, note: 'It caught on the mount' })
  expect((await seller.ask(disputes.agree, { id: dispute })).code).toBe('dispute.not_found')
  const { disputed } = await world.ben.gets(disputes.agree, { id: dispute })
  expect(disputed.dispute).toMatchObject({ status: 'closed', outcome: 'split', given: 1_800 })
  await books('split')
  expect(await order(id)).toMatchObject({
    status: 'delivered',
    payment_status: 'partially_refunded',
    refunds: [{ amount: 1_800, status: 'sent', reason: 'dispute' }],
  })
  expect(await balance(seller)).toMatchObject({ available: NET - 1_800 + Math.floor((312 * 1_800) / 12_500), reserved: 0, debt: 0 })
})

test('won: a moderator gives ben all of it; ann’s reserved money is his again', async () => {
  const { id, seller, dispute } = await opened('finn')
  await seller.gets(disputes.refuse, { id: dispute, note: 'It was whole' })
  expect((await seller.ask(disputes.decide, { id: dispute, amount: 1, note: 'Me' })).status).toBe(403)
  await decide(dispute, 12_800)
  await books('won')
  expect(await order(id)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  expect(await balance(seller)).toMatchObject({ available: 0, reserved: 0, debt: 0 })
  expect((await boss.ask(disputes.decide, { id: dispute, amount: 1, note: 'Again' })).code).toBe('dispute.wrong_state')
})

test('lost: nobody answers, a moderator keeps it with ann, and her money is released', async () => {
  const { id, seller, dispute } = await opened('gus')
  await pass(dispute)
  await books('escalated')
  expect((await world.ben.gets(disputes.show, { id })).disputed.dispute!.status).toBe('escalated')
  const { disputes: waiting } = await boss.gets(disputes.waiting, {})
  expect(waiting.find((one) => one.id === dispute)).toMatchObject({ status: 'escalated', asked: 12_800 })
  const { dispute: another } = await opened('gustav')
  const both = (await boss.gets(disputes.waiting, {})).disputes.filter(({ id: one }) => one === dispute || one === another)
  expect(both.map(({ entries }) => entries.filter(({ action }) => action === 'open').length)).toEqual([1, 1])
  await decide(dispute, 0)
  await books('lost')
  expect(await order(id)).toMatchObject({ status: 'delivered', payment_status: 'captured' })
  expect(await balance(seller)).toMatchObject({ available: NET, reserved: 0 })
})

test('a return after the release: what ann has is held meanwhile, what it lacks becomes her debt, and the stamp is for sale again', async () => {
  const { id, seller, dispute, product_id } = await opened('hal', { state: 'delivered' })
  expect(await balance(seller)).toMatchObject({ available: 0, reserved: NET })
  await seller.gets(disputes.askReturn, { id: dispute, note: 'Send it back' })
  await books('a return is asked for')
  expect((await order(id)).status).toBe('return_requested')
  await world.ben.gets(disputes.sendBack, { id: dispute, carrier: 'An Post', tracking: 'LX1' })
  await books('sent back')
  expect((await order(id)).status).toBe('returned')
  await seller.gets(disputes.takeBack, { id: dispute, restock: true })
  await books('returned')
  expect(await order(id)).toMatchObject({ status: 'refunded', refunds: [{ reason: 'returned' }] })
  expect(await balance(seller)).toMatchObject({ available: 0, reserved: 0, debt: 0 })
  expect((await world.guest.gets(products.show, { id: product_id })).product).toMatchObject({ status: 'published', quantity: 1 })
})

test('lost after the release with an empty balance: a debt', async () => {
  const { seller, id } = await sale('ida', 'delivered')
  await world.pool.query("update ledger_accounts set debits_pending = 12000 where owner_id = $1 and code = 'seller_available'", [seller.id])
  const { disputed } = await world.ben.gets(disputes.open, { id, reason: 'not_as_described', amount: 12_800, note: 'A reprint' })
  await seller.gets(disputes.accept, { id: disputed.dispute!.id })
  expect(await balance(seller)).toMatchObject({ available: 0, debt: 12_000 })
  await world.pool.query("update ledger_accounts set debits_pending = 0 where owner_id = $1 and code = 'seller_available'", [seller.id])
  await books('debt')
})

test('silence at a return: not sent back, the money is ann’s; sent back and not answered, it is ben’s', async () => {
  const one = await opened('kim')
  await one.seller.gets(disputes.askReturn, { id: one.dispute })
  await pass(one.dispute)
  await books('never sent back')
  expect((await order(one.id)).status).toBe('delivered')
  expect(await balance(one.seller)).toMatchObject({ available: NET })
  const two = await opened('lea')
  await two.seller.gets(disputes.askReturn, { id: two.dispute })
  await world.ben.gets(disputes.sendBack, { id: two.dispute, carrier: 'An Post' })
  await pass(two.dispute)
  await books('never answered')
  expect((await order(two.id)).status).toBe('refunded')
})

test('both write and add pictures of their own; ben withdraws, and the money is ann’s', async () => {
  const { id, seller, dispute } = await opened('max')
  await seller.gets(disputes.say, { id: dispute, body: 'Show me the back' })
  const foreign = await pictureOf(world, seller)
  expect((await world.ben.ask(disputes.say, { id: dispute, media_ids: [foreign] })).code).toBe('dispute.media')
  expect((await world.ben.ask(disputes.say, { id: dispute })).code).toBe('dispute.empty')
  expect((await world.cleo.ask(disputes.say, { id: dispute, body: 'Hello' })).code).toBe('dispute.not_found')
  await world.ben.gets(disputes.say, { id: dispute, media_ids: [await pictureOf(world, world.ben)] })
  await world.ben.gets(disputes.withdraw, { id: dispute })
  await books('withdrawn')
  expect(await order(id)).toMatchObject({ status: 'delivered', payment_status: 'captured' })
  expect((await world.ben.ask(disputes.say, { id: dispute, body: 'Too late' })).code).toBe('dispute.wrong_state')
})

test('the clock releases while ben opens a dispute: released or disputed, the money is once and whole', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, seller } = await sale(`race${round}`)
    await world.pool.query("update orders set release_at = clock_timestamp() - interval '1 second' where id = $1", [id])
    await Promise.all([world.settle(), world.ben.ask(disputes.open, { id, reason: 'damaged', amount: 12_800, note: 'Torn' })])
    await books('released or disputed')
    const { status } = await order(id)
    expect(['disputed', 'delivered']).toContain(status)
    const { available, reserved } = await balance(seller)
    expect(available + reserved).toBe(NET)
  }
})
