import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { balanceIn, giveCoins } from '#test/support/fixtures.ts'
import { hoursAhead, useWorld } from '#test/support/world.ts'
import { type BountyId, bounties } from '../../contract.ts'

const world = useWorld()
const inHours = (hours: number) => hoursAhead(world, hours)
beforeAll(() => giveCoins(world, world.ann, 100))
async function comes(id: BountyId) {
  await world.pool.query("update bounties set publish_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.product.timers.sweep()
  await world.settle()
}
const wanted = { title: 'Inverted Swan', reward_option: 'coins' as const, offered_coins: 60, days: 10 }
const waiting = async () => (await world.ann.gets(bounties.create, { ...wanted, is_published: true, publish_at: await inHours(5) })).bounty
const statusOf = async (id: BountyId) => (await world.ann.gets(bounties.show, { id })).bounty.status
const coins = () => balanceIn(world, world.ann, 'member_coins')
const told = async () =>
  (await world.ann.gets(notifications.list, {})).notifications.data.flatMap(({ data }) => (data.type === 'bounty_missed' ? data.message : []))

test('scheduled, a bounty is ann’s alone and holds nothing; at its time its reward is held', async () => {
  const bounty = await waiting()
  expect(bounty).toMatchObject({ status: 'Scheduled', held_at: null, actions: ['edit', 'publish', 'unschedule', 'archive', 'remove'] })
  expect((await world.ben.ask(bounties.show, { id: bounty.id })).status).toBe(404)
  expect((await world.ann.gets(bounties.list, { status: 'Scheduled' })).bounties.data).toMatchObject([{ id: bounty.id }])
  await world.product.timers.sweep()
  expect([await statusOf(bounty.id), await coins()]).toEqual(['Scheduled', 100])
  await comes(bounty.id)
  expect((await world.ben.gets(bounties.show, { id: bounty.id })).bounty).toMatchObject({ status: 'Active' })
  expect(await coins()).toBe(40)
  const { rows } = await world.pool.query("select from audit_entries where operation = 'bounties.publish_scheduled'")
  expect(rows).toHaveLength(1)
})

test('without the reward at its time it is a draft again, and ann is told why', async () => {
  // 40 of her 100 are left beside the one that is open.
  const bounty = await waiting()
  await comes(bounty.id)
  expect(await statusOf(bounty.id)).toBe('Draft')
  expect(await told()).toEqual([expect.stringMatching(/less than its reward.*draft again/)])
})

test('undone it is a draft; another time is taken from the form, and a past one refused', async () => {
  const { id } = await waiting()
  const at = await inHours(9)
  expect((await world.ann.gets(bounties.update, { id, ...wanted, publish_at: at })).bounty).toMatchObject({ status: 'Scheduled', publish_at: at })
  expect((await world.ann.gets(bounties.update, { id, ...wanted, days: 20 })).bounty).toMatchObject({ status: 'Scheduled', publish_at: at, days: 20 })
  expect(await world.ann.ask(bounties.update, { id, ...wanted, publish_at: await inHours(-1) })).toMatchObject({ code: 'bounty.publish_at' })
  expect((await world.ben.ask(bounties.unschedule, { id })).status).toBe(404)
  expect((await world.ann.gets(bounties.unschedule, { id })).bounty.status).toBe('Draft')
  expect((await world.ann.gets(bounties.schedule, { id, publish_at: at })).bounty.status).toBe('Scheduled')
  await expect(world.pool.query("update bounties set status = 'Draft' where id = $1", [id])).rejects.toThrow(/bounties_scheduled/)
  await world.ann.gets(bounties.remove, { id })
})
