import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { context, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'
import { releaseReserved } from './delivery/release.timer.ts'

const world = useWorld()
let boss: Actor
beforeAll(async () => {
  await openShop(world.ann)
  boss = await world.join('boss', { role: 'administrator' })
})

async function shipped(tracking = 'RR482117305FR') {
  const stamp = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste', tracking })
  return id
}
const due = (id: string) => world.pool.query("update orders set release_at = clock_timestamp() - interval '1 second' where id = $1", [id])
const order = async (id: string, who = world.ben) => (await who.gets(orders.show, { id: id as never })).order
const subjects = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)

test('an unconfirmed tracking number does not shorten the release, not even within the country: 30 days', async () => {
  const stamp = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.pool.query('update orders set abroad = false where id = $1', [id])
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  const { release_at, shipped_at } = await order(id)
  expect((Date.parse(release_at!) - Date.parse(shipped_at!)) / 86_400_000).toBe(30)
})

test('ben reports a problem: the release stops, ann and the operator are notified, ben’s confirmation ends it', async () => {
  const id = await shipped()
  expect((await order(id)).actions).toEqual(['confirm', 'report', 'dispute'])
  const said = (await world.ben.gets(orders.reportProblem, { id, problem: 'damaged', note: 'The corner is torn' })).order
  expect(said).toMatchObject({
    status: 'shipped',
    actions: ['confirm', 'dispute'],
    problem: { kind: 'damaged', note: 'The corner is torn', settled_at: null },
  })
  await due(id)
  await world.settle()
  expect((await order(id)).status).toBe('shipped')
  expect((await subjects(world.ann))[0]).toContain('its buyer reports a problem')
  expect((await world.pool.query("select from mails where template = 'order_problem'")).rowCount).toBe(1)
  expect((await boss.gets(dashboard.money, {})).problems).toMatchObject([
    { id, kind: 'damaged', note: 'The corner is torn', buyer: { id: world.ben.id } },
  ])

  await world.ben.gets(orders.confirm, { id })
  await world.settle()
  expect((await order(id)).status).toBe('delivered')
  expect((await boss.gets(dashboard.money, {})).problems).toEqual([])
  expect((await world.ann.gets(ledger.wallet, {})).wallet.balances[0]!.available).toBe(12_800)
  await expectBalanced(world)
})

test('ben reports after the timer has found the release due: the timer checks again under the lock, and releases nothing', async () => {
  const id = await shipped()
  await world.ben.gets(orders.reportProblem, { id, problem: 'other' })
  // `context` runs timers with the clock at 1970-01-01.
  await world.pool.query('update orders set release_at = to_timestamp(0) where id = $1', [id])
  await context(world, (one) => releaseReserved.run(one, id))
  expect((await order(id)).status).toBe('shipped')
  await world.ben.gets(orders.confirm, { id })
})

test('an administrator settles it: the release continues, three days later at the earliest, and ben may report again', async () => {
  const id = await shipped()
  await world.ben.gets(orders.reportProblem, { id, problem: 'not_arrived' })
  await due(id)
  await boss.gets(dashboard.settleProblem, { id })
  await world.settle()
  const { status, release_at, problem, actions } = await order(id)
  expect([status, problem!.settled_at !== null, actions]).toEqual(['shipped', true, ['confirm', 'report', 'dispute']])
  expect((Date.parse(release_at!) - Date.now()) / 86_400_000).toBeGreaterThan(2.9)
  expect((await boss.ask(dashboard.settleProblem, { id })).status).toBe(409)
  for (const who of [world.ann, world.ben]) expect((await subjects(who))[0]).toContain('the problem is settled')
  await due(id)
  await world.settle()
  expect((await order(id)).status).toBe('delivered')
})

test('only the buyer reports, once at a time, while the parcel is on its way; only an administrator settles', async () => {
  const id = await shipped()
  for (const who of [world.ann, world.cleo]) expect((await who.ask(orders.reportProblem, { id, problem: 'other' })).code).toBe('order.not_found')
  await world.ben.gets(orders.reportProblem, { id, problem: 'other' })
  expect((await world.ben.ask(orders.reportProblem, { id, problem: 'other' })).code).toBe('order.wrong_state')
  for (const who of [world.ann, world.ben]) {
    expect((await who.ask(dashboard.settleProblem, { id })).status).toBe(403)
    expect((await who.ask(dashboard.money, {})).status).toBe(403)
  }
  await world.ben.gets(orders.confirm, { id })
  expect((await world.ben.ask(orders.reportProblem, { id, problem: 'other' })).code).toBe('order.wrong_state')
})
