import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { hoursAhead, useWorld } from '#test/support/world.ts'
import { type TradeId, trades } from '../../contract.ts'
import { swapOf } from '../../test/fixtures.ts'

const world = useWorld()
const inHours = (hours: number) => hoursAhead(world, hours)
beforeAll(() => world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id]))
async function comes(id: TradeId) {
  await world.pool.query("update trades set publish_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.product.timers.sweep()
  await world.settle()
}
const waiting = async (more: object = {}) => {
  const item = await swapOf(world, world.ann, 'Ceres 20 c')
  const given = { tradeables: [{ stamp_item_id: item }], is_published: true, publish_at: await inHours(5), ...more }
  return { item, trade: (await world.ann.gets(trades.create, given)).trade }
}
const statusOf = async (id: TradeId) => (await world.ann.gets(trades.show, { id })).trade.status
const told = async () =>
  (await world.ann.gets(notifications.list, {})).notifications.data.flatMap(({ data }) => (data.type === 'trade_missed' ? data.message : []))

test('scheduled, a trade is ann’s alone; at its time it is open for offers, and its days run from then', async () => {
  const { trade } = await waiting()
  expect(trade).toMatchObject({ status: 'scheduled', is_published: false, actions: ['edit', 'publish', 'unschedule', 'archive'] })
  expect((await world.ben.ask(trades.show, { id: trade.id })).status).toBe(404)
  expect((await world.ann.gets(trades.list, { status: 'scheduled' })).trades.data).toMatchObject([{ id: trade.id }])
  await world.product.timers.sweep()
  expect(await statusOf(trade.id)).toBe('scheduled')
  await comes(trade.id)
  const { trade: open } = await world.ben.gets(trades.show, { id: trade.id })
  expect(open).toMatchObject({ status: 'active', is_published: true })
  expect(open).not.toHaveProperty('publish_at')
})

test('an item that is not for trade at that time keeps it from opening, and ann is told why', async () => {
  const { item, trade } = await waiting()
  const { stamp_item } = await world.ann.gets(stampItems.show, { id: item })
  const { name, quantity_owned } = stamp_item
  const media_ids = stamp_item.medias.map(({ id }) => id)
  await world.ann.gets(stampItems.update, { id: item, name, quantity_owned, media_ids, status: 'FOR_SALE' })
  await comes(trade.id)
  expect(await statusOf(trade.id)).toBe('draft')
  expect(await told()).toEqual([expect.stringMatching(/not for trade any more.*draft again/)])
})

test('what a moderator withholds does not open by itself', async () => {
  const { trade } = await waiting()
  await world.pool.query('update members set withheld = $2 where id = $1', [world.ann.id, ['marketplace.trading.sending_proposal']])
  await comes(trade.id)
  await world.pool.query("update members set withheld = '{}' where id = $1", [world.ann.id])
  expect(await statusOf(trade.id)).toBe('draft')
})

test('undone it is a draft; another time is taken from the form, a past one refused, and an end is counted from when it opens', async () => {
  const { trade } = await waiting({ expiry_time: await inHours(24 * 90 + 3) })
  const { id } = trade
  expect(trade.status).toBe('scheduled')
  expect(await world.ann.ask(trades.update, { id, publish_at: await inHours(-1) })).toMatchObject({ status: 422, code: 'trade.publish_at' })
  const at = await inHours(8)
  expect((await world.ann.gets(trades.update, { id, publish_at: at, trader_terms: 'By post' })).trade).toMatchObject({
    status: 'scheduled',
    publish_at: at,
  })
  expect(await world.ann.ask(trades.update, { id, expiry_time: await inHours(7) })).toMatchObject({ code: 'trade.expiry' })
  expect((await world.ben.ask(trades.unschedule, { id })).status).toBe(404)
  expect((await world.ann.gets(trades.unschedule, { id })).trade.status).toBe('draft')
  expect((await world.ann.gets(trades.schedule, { id, publish_at: at })).trade.status).toBe('scheduled')
  expect((await world.ann.gets(trades.archive, { id })).trade.status).toBe('archived')
  await expect(world.pool.query("update trades set status = 'scheduled' where id = $1", [id])).rejects.toThrow(/trades_scheduled/)
})
