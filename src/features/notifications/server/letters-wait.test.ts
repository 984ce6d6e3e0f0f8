import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useMailbox } from '#test/support/outside/mailbox.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'

const post = await useMailbox()
const world = useWorld({ SMTP_URL: post.smtp_url, LETTER_WAIT_SECONDS: '60' })
beforeAll(() => openShop(world.ann))
beforeEach(async () => {
  await world.pool.query('delete from notifications')
  await world.pool.query('delete from mails')
})

async function shippedTo(buyer: Actor) {
  const stamp = await sell(world, world.ann)
  const { group } = await buyer.gets(orders.checkout, await cartOf(buyer, [stamp.id]))
  await world.settle()
  await world.ann.gets(orders.ship, { id: group.orders[0]!.id, carrier: 'La Poste' })
  await world.settle()
}
const minutePasses = async () => {
  await world.pool.query("update mails set due_at = due_at - interval '61 seconds' where sent_at is null")
  await world.settle()
}
/** Letters of this subject that have been sent to this member in this file so far; that of the sign-up may be among the others. */
const letters = (who: Actor, subject: RegExp) => post.of(who.email).filter(({ head }) => subject.test(head)).length
const parcels = (who: Actor) => letters(who, /^Subject: Order [\d\s]+ is on its way$/m)
const sales = (who: Actor) => letters(who, /^Subject: New order [\d\s]+$/m)
const parcelNotice = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.find(({ data }) => data.type === 'store_order_action')!.id

test('the letter about ben’s parcel waits a minute; what contract requires does not', async () => {
  const { ann, ben } = world
  await shippedTo(ben)
  expect([parcels(ben), sales(ann)]).toEqual([0, 1])
  await minutePasses()
  expect(parcels(ben)).toBe(1)
})

test('ben reads the notice within the minute: no letter. Cleo, who has not read hers, gets one', async () => {
  const { ben, cleo } = world
  await shippedTo(ben)
  await shippedTo(cleo)
  await ben.gets(notifications.markRead, { id: await parcelNotice(ben) })
  await minutePasses()
  expect([parcels(ben), parcels(cleo)]).toEqual([1, 1])
})

test('ben marks all as read: none of his letters is sent, and all of cleo’s', async () => {
  const { ben, cleo } = world
  await shippedTo(ben)
  await shippedTo(cleo)
  await ben.gets(notifications.markAllRead, {})
  await minutePasses()
  expect([parcels(ben), parcels(cleo)]).toEqual([1, 2])
})

test('ben deletes the notice, and cleo all of hers: no letter follows', async () => {
  const { ben, cleo } = world
  const before = [parcels(ben), parcels(cleo)]
  await shippedTo(ben)
  await shippedTo(cleo)
  await ben.gets(notifications.remove, { id: await parcelNotice(ben) })
  await cleo.gets(notifications.removeAll, {})
  await minutePasses()
  expect([parcels(ben), parcels(cleo)]).toEqual(before)
})
