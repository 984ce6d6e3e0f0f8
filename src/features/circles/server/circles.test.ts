import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { circles, type TradeCircleId } from '../contract.ts'
import { circling } from '../test/circling.ts'

const world = useWorld()
const { begin, free, home, isSound, ring, search } = circling(world)
let trio: readonly [Actor, Actor, Actor]
beforeAll(async () => {
  trio = [world.ann, world.ben, world.cleo]
  await begin(trio)
})
const shown = async (who: Actor, id: TradeCircleId) => (await who.gets(circles.show, { id })).trade_circle
const accept = (who: Actor, id: TradeCircleId) => who.ask(circles.accept, { id, address_id: home(who) })
async function asked(members: readonly Actor[] = trio) {
  const items = await ring(members)
  const [id, ...more] = await search()
  expect(more).toEqual([])
  return { id: id!, items }
}
const told = async (who: Actor) => {
  await world.settle()
  return (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)
}

/** A piece that has changed hands is still to be seen by its two; one between two others is not. */
const [SEEN, HIDDEN] = [{ item: { image_url: expect.any(String) } }, { item: { image_url: null } }]

test('a circle of three: found, asked, all accept, all send, all arrived; each has what they wanted, and every deposit back', async () => {
  const [ann, ben, cleo] = trio
  const dora = await world.join('dora')
  const { id, items } = await asked()
  expect(await told(ann)).toContain('trade_circle_asked')
  const before = await shown(ann, id)
  expect(before).toMatchObject({
    status: 'asked',
    actions: ['accept', 'decline'],
    search: { members: 3, wants: 3, trades: 3, bound: 3, is_proved: true },
  })
  expect(before.legs.map(({ from, to, deposit }) => [from.username, to.username, deposit])).toEqual([
    ['ann', 'ben', 3_500],
    ['ben', 'cleo', 3_500],
    ['cleo', 'ann', 3_500],
  ])
  expect((await dora.ask(circles.show, { id })).status).toBe(404)
  expect((await dora.ask(circles.decline, { id })).status).toBe(404)
  expect((await accept(ann, id)).code).toBe('circle.short')
  await begin(trio, 5_000)
  const purse = await free(ann)
  await ann.gets(circles.accept, { id, address_id: home(ann) })
  expect(await free(ann)).toBe(purse - 3_500)
  expect((await ann.ask(circles.ship, { id, carrier: 'La Poste' })).code).toBe('circle.wrong_state')
  await ben.gets(circles.accept, { id, address_id: home(ben) })
  // Nothing is promised, and no address told, before all have accepted.
  expect((await shown(ann, id)).legs.map(({ address }) => address !== null)).toEqual([false, false, true])
  expect((await ann.ask(circles.accept, { id, address_id: home(ben) })).code).toBe('circle.address')
  await cleo.gets(circles.accept, { id, address_id: home(cleo) })
  expect((await ann.ask(stampItems.remove, { id: items[0]! })).code).toBe('stamp_item.committed')
  const running = await shown(ann, id)
  expect([running.status, running.legs.map(({ address }) => address?.city ?? null)]).toEqual(['running', ['Lyon', null, 'Lyon']])
  for (const who of trio) await who.gets(circles.ship, { id, carrier: 'La Poste', tracking: `Of ${who.name}` })
  expect((await shown(ann, id)).legs.map(({ tracking }) => tracking)).toEqual(['Of ann', null, 'Of cleo'])
  await ben.gets(circles.confirm, { id })
  expect(await free(ann)).toBe(purse)
  for (const who of [ann, cleo]) await who.gets(circles.confirm, { id })
  expect(await shown(ann, id)).toMatchObject({ status: 'done', actions: [], legs: [SEEN, HIDDEN, SEEN] })
  const names = async (who: Actor) => (await who.gets(stampItems.list, { user_id: who.id })).stamp_items.data.map(({ name }) => name)
  expect(await Promise.all(trio.map(names))).toEqual([['Double of cleo'], ['Double of ann'], ['Double of ben']])
  expect(await told(ben)).toEqual(expect.arrayContaining(['trade_circle_asked', 'trade_circle_action']))
  expect(await isSound()).toBe(true)
  await world.pool.query('delete from wishes')
})

test('one refusal frees all, and the same circle is not proposed again', async () => {
  const [ann, ben] = trio
  const purse = await free(ann)
  const { id } = await asked()
  await ann.gets(circles.accept, { id, address_id: home(ann) })
  const { trade_circle } = await ben.gets(circles.decline, { id })
  expect(trade_circle).toMatchObject({ status: 'ended', reason: 'declined', ended_by: ben.id, actions: [] })
  expect([await free(ann), (await accept(ann, id)).code]).toEqual([purse, 'circle.wrong_state'])
  expect(await search()).toEqual([])
  await world.pool.query('delete from wishes')
})

test('72 hours, and not all have accepted: nothing happens; what is over by the clock is not accepted', async () => {
  const [ann, ben] = trio
  const purse = await free(ann)
  const { id } = await asked()
  await ann.gets(circles.accept, { id, address_id: home(ann) })
  await world.pool.query('update trade_circles set due_at = clock_timestamp() where id = $1', [id])
  expect((await accept(ben, id)).code).toBe('circle.wrong_state')
  await world.settle()
  expect(await shown(ann, id)).toMatchObject({ status: 'ended', reason: 'lapsed' })
  expect(await free(ann)).toBe(purse)
  await world.pool.query('delete from wishes')
})

test('an item that is changed or gone ends it for all, and so does a block', async () => {
  const [ann, ben, cleo] = trio
  const { id, items } = await asked()
  await ann.gets(circles.accept, { id, address_id: home(ann) })
  await world.pool.query('update stamp_items set used = 0, mint = 1 where id = $1', [items[1]])
  expect((await accept(cleo, id)).code).toBe('circle.items_gone')
  await world.pool.query('update stamp_items set used = 1, mint = 0 where id = $1', [items[1]])
  await ben.gets(stampItems.remove, { id: items[1]! })
  await world.settle()
  expect(await shown(ann, id)).toMatchObject({ status: 'ended', reason: 'items_gone' })
  await world.pool.query('delete from wishes')
  const next = await asked()
  await cleo.gets(network.block, { id: ben.id })
  await world.settle()
  expect(await shown(ann, next.id)).toMatchObject({ status: 'ended', reason: 'apart' })
  await world.pool.query('delete from trade_circles where id = $1', [next.id])
  expect(await search()).toEqual([])
  await world.pool.query('delete from blocks')
  await world.pool.query('update members set email_verified_at = null where id = $1', [cleo.id])
  expect(await search()).toEqual([])
  await world.pool.query('update members set email_verified_at = clock_timestamp() where id = $1', [cleo.id])
  expect(await search()).toHaveLength(1)
  await ann.gets(circles.decline, { id: (await search())[0]! })
  await world.pool.query('delete from wishes')
})

test('who has not sent after 14 days loses the deposit to whom they left waiting; the rest goes on', async () => {
  const [ann, ben, cleo] = trio
  const purses = await Promise.all(trio.map(free))
  const { id } = await asked()
  for (const who of trio) await who.gets(circles.accept, { id, address_id: home(who) })
  for (const who of [ann, ben]) await who.gets(circles.ship, { id, carrier: 'La Poste' })
  const due = async () => {
    await world.pool.query('update trade_circles set due_at = clock_timestamp() where id = $1', [id])
    await world.settle()
  }
  await due()
  expect(await shown(ann, id)).toMatchObject({ status: 'sent' })
  expect((await ann.ask(circles.confirm, { id })).code).toBe('circle.wrong_state')
  await due()
  expect(await shown(ann, id)).toMatchObject({ status: 'delivered', actions: [] })
  await due()
  expect(await shown(ann, id)).toMatchObject({ status: 'done' })
  expect(await Promise.all(trio.map(free))).toEqual([purses[0]! + 3_500, purses[1]!, purses[2]! - 3_500])
  expect((await cleo.gets(stampItems.list, { user_id: cleo.id })).stamp_items.data.map(({ name }) => name)).toContain('Double of cleo')
  expect(await isSound()).toBe(true)
})
