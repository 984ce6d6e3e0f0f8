import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { clockOf } from '#server/db/db.ts'
import { openLot } from '#test/support/auctions.ts'
import { openShop } from '#test/support/fixtures.ts'
import { hoursAhead, useWorld } from '#test/support/world.ts'
import { type AuctionId, auctions } from '../../contract.ts'
import { publishScheduled } from './scheduled.timer.ts'

const world = useWorld()
const inHours = (hours: number) => hoursAhead(world, hours)
beforeAll(async () => {
  await openShop(world.ann)
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
})
/** Its time comes: the row is dated back, because the clock is the database's. */
async function comes(id: AuctionId) {
  await world.pool.query("update auctions set publish_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.product.timers.sweep()
  await world.settle()
}
/** As by an alarm that rings too early. */
const runTimer = (id: AuctionId) =>
  world.product.db
    .transaction()
    .execute((tx) => publishScheduled.run({ tx, emit: () => {}, clock: () => clockOf(tx), tools: {} as never, record: () => {} }, id))
const statusOf = async (id: AuctionId) => (await world.ann.gets(auctions.show, { id })).auction.status
const promised = async (id: NonNullable<Awaited<ReturnType<typeof openLot>>['auctionable_id']>) =>
  (await world.ann.gets(stampItems.show, { id })).stamp_item.committed
const listed = async (type: 'scheduled' | 'draft' | 'active') => (await world.ann.gets(auctions.list, { type })).auctions.data.map(({ id }) => id)
const told = async () =>
  (await world.ann.gets(notifications.list, {})).notifications.data.flatMap(({ data }) => (data.type === 'auction_missed' ? data.message : []))

test('scheduled, a lot is ann’s alone and promises nothing; at its time it opens', async () => {
  const lot = await openLot(world, world.ann, { publish_at: await inHours(5), name: 'Opens by itself' })
  expect(lot).toMatchObject({ status: 'scheduled', actions: ['edit', 'publish', 'unschedule', 'remove'] })
  expect(lot.publish_at).toBeDefined()
  expect((await world.ben.ask(auctions.show, { id: lot.id })).status).toBe(404)
  expect((await world.guest.gets(auctions.list, { search: 'itself' })).auctions.data).toEqual([])
  expect(await promised(lot.auctionable_id!)).toEqual({ mint: 0, used: 0 })
  expect([await listed('scheduled'), await listed('draft')]).toEqual([[lot.id], []])
  await runTimer(lot.id)
  expect(await statusOf(lot.id)).toBe('scheduled')
  await comes(lot.id)
  expect((await world.ben.gets(auctions.show, { id: lot.id })).auction).toMatchObject({ status: 'active' })
  expect(await promised(lot.auctionable_id!)).toEqual({ mint: 0, used: 1 })
  expect(await listed('scheduled')).toEqual([])
})

test('of two lots of one piece the later finds it promised: it is a draft again, and ann is told why', async () => {
  const first = await openLot(world, world.ann, { publish_at: await inHours(5) })
  const given = { auctionable_id: first.auctionable_id!, initial_bid: 900, ends_at: await inHours(100), shipping_option: 'letter_tracked' }
  const { auction: second } = await world.ann.gets(auctions.create, {
    ...given,
    shipping_amount: 300,
    is_published: true,
    publish_at: await inHours(6),
  })
  await comes(first.id)
  await comes(second.id)
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['active', 'draft'])
  expect(await told()).toEqual([expect.stringMatching(/not for auction any more.*draft again/)])
})

test('a plan that no longer includes auctions, or is full, opens nothing', async () => {
  const lot = await openLot(world, world.ann, { publish_at: await inHours(5) })
  await world.pool.query('update members set withheld = $2 where id = $1', [world.ann.id, ['auctions.crud']])
  await comes(lot.id)
  await world.pool.query("update members set withheld = '{}' where id = $1", [world.ann.id])
  expect(await statusOf(lot.id)).toBe('draft')
  expect((await told())[0]).toMatch(/plan does not include/)
  await world.ann.gets(auctions.schedule, { id: lot.id, publish_at: await inHours(5) })
  // The Free plan has three.
  for (let open = 0; open < 3; open++) await openLot(world, world.ann)
  await world.pool.query("update members set plan = 'free' where id = $1", [world.ann.id])
  await comes(lot.id)
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  expect(await statusOf(lot.id)).toBe('draft')
  expect((await told())[0]).toMatch(/as your plan allows/)
})

test('undone, it is a draft and does not open; a time that has passed, or lies two years ahead, is refused', async () => {
  const lot = await openLot(world, world.ann, { is_published: false })
  expect(await world.ann.ask(auctions.schedule, { id: lot.id, publish_at: await inHours(-1) })).toMatchObject({
    status: 422,
    code: 'auction.publish_at',
  })
  expect(await world.ann.ask(auctions.schedule, { id: lot.id, publish_at: await inHours(24 * 800) })).toMatchObject({ code: 'auction.publish_at' })
  // Its end is counted from when it opens: three days from now is before a time in five.
  expect(await world.ann.ask(auctions.schedule, { id: lot.id, publish_at: await inHours(120) })).toMatchObject({ code: 'auction.ends_at' })
  await world.ann.gets(auctions.schedule, { id: lot.id, publish_at: await inHours(5) })
  expect(await world.ben.ask(auctions.unschedule, { id: lot.id })).toMatchObject({ status: 404 })
  const { auction } = await world.ann.gets(auctions.unschedule, { id: lot.id })
  expect(auction).toMatchObject({ status: 'draft' })
  expect(auction).not.toHaveProperty('publish_at')
  await world.product.timers.sweep()
  expect(await statusOf(lot.id)).toBe('draft')
  const row = world.pool.query("update auctions set status = 'scheduled' where id = $1", [lot.id])
  await expect(row).rejects.toThrow(/auctions_scheduled/)
})

test('what is scheduled can be changed and keeps its time, or gets another', async () => {
  const { id, auctionable_id } = await openLot(world, world.ann, { publish_at: await inHours(5) })
  const given = { id, auctionable_id: auctionable_id!, shipping_option: 'letter_tracked', shipping_amount: 300, ends_at: await inHours(72) }
  const at = await inHours(7)
  const { auction: moved } = await world.ann.gets(auctions.update, { ...given, initial_bid: 777, publish_at: at })
  expect(moved).toMatchObject({ status: 'scheduled', publish_at: at, initial_bid: 777 })
  const { auction: kept } = await world.ann.gets(auctions.update, { ...given, initial_bid: 778 })
  expect(kept).toMatchObject({ status: 'scheduled', publish_at: at, initial_bid: 778 })
  expect(await world.ann.ask(auctions.update, { ...given, initial_bid: 778, ends_at: await inHours(2) })).toMatchObject({ code: 'auction.ends_at' })
})
