import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { labels } from '#features/labels/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { orderPapers } from '#features/order-papers/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { staff } from '../contract.ts'

const world = useWorld()
const plan = (who: Actor, code: string) => world.pool.query('update members set plan = $2 where id = $1', [who.id, code])
beforeAll(async () => {
  await openShop(world.ann)
  await world.ann.gets(places.create, { full_name: 'Ann Ashby', address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
})
beforeEach(async () => {
  await world.pool.query('delete from staff')
  await plan(world.ann, 'business')
})
/** Ben has bought from ann; cleo is whom she lets work. */
async function sold() {
  const { id } = await sell(world, world.ann)
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group.orders[0]!.id
}
const name = async (who: Actor) => (await world.pool.query('select username from members where id = $1', [who.id])).rows[0].username as string
async function invited(who = world.cleo) {
  const { staff: one } = await world.ann.gets(staff.invite, { username: `@${await name(who)}`, role: 'shipper' })
  return one.id
}
async function works(who = world.cleo) {
  const id = await invited(who)
  await who.gets(staff.accept, { id })
  return id
}
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const ofAnn = () => ({ role: 'seller' as const, seller_id: world.ann.id })
/** What somebody who works on ann's orders reaches, and nobody else. */
async function reached(who: Actor, id: Awaited<ReturnType<typeof sold>>) {
  const listed = (await who.gets(orders.list, ofAnn())).orders.data.some((one) => one.id === id)
  const slips = (await who.gets(orderPapers.slips, { seller_id: world.ann.id })).papers.some(({ order_id }) => order_id === id)
  const slip = (await who.ask(orderPapers.show, { id, kind: 'packing-slip' })).status === 200
  const invoice = (await who.ask(orderPapers.show, { id, kind: 'invoice' })).status === 200
  return { listed, shown: (await who.ask(orders.show, { id })).status === 200, slips, slip, invoice }
}
const all = { listed: true, shown: true, slips: true, slip: true, invoice: true }
const none = { listed: false, shown: false, slips: false, slip: false, invoice: false }

test('ann asks cleo by name; cleo accepts, sees and sends an order, and the history has her own name', async () => {
  const order = await sold()
  const id = await invited()
  expect(await reached(world.cleo, order)).toEqual(none)
  expect((await world.cleo.gets(staff.places, {})).workplaces).toMatchObject([{ id, status: 'invited', owner: { id: world.ann.id }, reaches: false }])
  expect((await world.cleo.gets(staff.accept, { id })).workplace).toMatchObject({ status: 'active', reaches: true })
  expect(await reached(world.cleo, order)).toEqual(all)
  const { order: seen } = await world.cleo.gets(orders.show, { id: order })
  expect(seen).toMatchObject({ role: 'seller', as_staff: true, commission: null, net: null, actions: ['ship'], address: { city: 'Galway' } })
  const { order: sent } = await world.cleo.gets(orders.ship, { id: order, carrier: 'La Poste', tracking: 'RR123456785FR' })
  expect(sent).toMatchObject({ status: 'shipped', release_at: null, refunds: [], actions: [] })
  const byOf = async (who: Actor) => (await who.gets(orders.show, { id: order })).order.changes.find(({ action }) => action === 'ship')!.by
  expect([await byOf(world.ann), await byOf(world.cleo), await byOf(world.ben)]).toEqual(['cleo Collector', 'cleo Collector', null])
  const { rows } = await world.pool.query("select actor, actor_id from order_changes where order_id = $1 and action = 'ship'", [order])
  expect(rows).toEqual([{ actor: 'seller', actor_id: world.cleo.id }])
  expect((await world.ann.gets(orders.show, { id: order })).order.net).toBeGreaterThan(0)
})

test('the packing slip that cleo prints has ann’s address as its sender', async () => {
  const order = await sold()
  await works()
  const answer = await fetch(`${world.url}/api/orders/${order}/packing-slip`, { headers: { authorization: `Bearer ${world.cleo.token}` } })
  expect(await wordsOf(await answer.arrayBuffer())).toContain('7 Rue Mercière')
})

test('whoever sends parcels reaches nothing of money, labels, products or people', async () => {
  const order = await sold()
  const id = await works()
  const { cleo, ann } = world
  const refused = [
    codeOf(cleo.ask(orders.refund, { id: order, amount: 100, reason: 'goodwill' })),
    codeOf(cleo.ask(orders.callOff, { id: order })),
    codeOf(cleo.ask(orders.addParcel, { id: order, carrier: 'La Poste', tracking: '' })),
    codeOf(cleo.ask(orders.confirm, { id: order })),
    codeOf(cleo.ask(labels.list, { id: order })),
    codeOf(cleo.ask(labels.quote, { order_id: order, length: 9, width: 6, height: 1, weight: 5 })),
  ]
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['order.not_found']))
  expect((await cleo.gets(ledger.wallet, {})).wallet.balances.filter(({ reserved }) => reserved > 0)).toEqual([])
  expect(await codeOf(cleo.ask(staff.remove, { id }))).toBe('staff.not_found')
  expect((await cleo.gets(staff.list, {})).staff).toEqual([])
  expect((await cleo.ask(staff.invite, { username: await name(world.ben), role: 'shipper' })).status).toBe(403)
  expect((await cleo.gets(orders.list, { role: 'buyer', seller_id: ann.id })).orders.data).toEqual([])
})

test('who has left, was put out, refused, or works elsewhere reaches nothing; nor does anybody who only says so', async () => {
  const order = await sold()
  const { cleo, ann, ben } = world
  const id = await works()
  await cleo.gets(staff.leave, { id })
  expect(await reached(cleo, order)).toEqual(none)
  expect(await codeOf(cleo.ask(orders.ship, { id: order, carrier: 'La Poste' }))).toBe('order.not_found')
  await works()
  await ann.gets(staff.remove, { id })
  expect(await reached(cleo, order)).toEqual(none)
  expect(await codeOf(cleo.ask(staff.accept, { id }))).toBe('staff.state')
  await invited()
  await cleo.gets(staff.refuse, { id })
  expect(await reached(cleo, order)).toEqual(none)
  // Cleo works for ben, who sells too.
  await openShop(ben)
  await plan(ben, 'business')
  const { staff: elsewhere } = await ben.gets(staff.invite, { username: await name(cleo), role: 'shipper' })
  await cleo.gets(staff.accept, { id: elsewhere.id })
  expect(await reached(cleo, order)).toEqual(none)
  expect(await codeOf(ben.ask(staff.accept, { id: elsewhere.id }))).toBe('staff.not_found')
})

test('while ann is suspended, or her plan lets nobody else work in her store, nobody works there; afterwards they do again', async () => {
  const order = await sold()
  await works()
  const { pool, ann, cleo } = world
  expect(await reached(cleo, order)).toEqual(all)
  await pool.query('update members set suspended_at = clock_timestamp() where id = $1', [ann.id])
  expect(await reached(cleo, order)).toEqual(none)
  expect(await codeOf(cleo.ask(orders.ship, { id: order, carrier: 'La Poste' }))).toBe('order.not_found')
  await pool.query("update members set suspended_at = null, plan = 'premium' where id = $1", [ann.id])
  expect(await reached(cleo, order)).toEqual(none)
  expect((await cleo.gets(staff.places, {})).workplaces).toMatchObject([{ status: 'active', reaches: false }])
  await pool.query("update members set plan = 'business' where id = $1", [ann.id])
  expect(await reached(cleo, order)).toEqual(all)
})

test('the plan counts who works there and who is invited; two at once do not pass it', async () => {
  const { ann, ben, cleo, pool } = world
  const most = async (n: number) => {
    await pool.query("update plan_limits set most = $1 where plan = 'business' and name = 'staff'", [n])
    // Plans are read again after half a second.
    await pause(600)
  }
  await most(1)
  const names = [await name(ben), await name(cleo)]
  const asked = await Promise.all(names.map((username) => codeOf(ann.ask(staff.invite, { username, role: 'shipper' }))))
  expect(asked.toSorted()).toEqual([200, 'staff.limit'])
  expect(await ann.gets(staff.list, {})).toMatchObject({ most: 1, staff: [{ status: 'invited' }] })
  await most(10)
})

test('nobody is asked twice, by no store, or under a name that nobody has; whoever blocks ann is not found', async () => {
  const { ann, cleo, pool } = world
  const username = await name(cleo)
  const ask = (who: Actor, to: string) => codeOf(who.ask(staff.invite, { username: to, role: 'shipper' }))
  expect(await ask(ann, 'nobody-of-this-name')).toBe('staff.nobody')
  expect(await ask(ann, await name(ann))).toBe('staff.nobody')
  await invited()
  expect(await ask(ann, username)).toBe('staff.twice')
  await pool.query('delete from staff')
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [cleo.id, ann.id])
  expect(await ask(ann, username)).toBe('staff.nobody')
  await pool.query('delete from blocks')
  await plan(cleo, 'business')
  expect(await ask(cleo, await name(ann))).toBe('staff.no_store')
})

test('ann is told of the answer, and cleo of the invitation and of its end', async () => {
  const told = async (who: Actor) =>
    (await world.pool.query("select type from notifications where member_id = $1 and type like 'staff%' order by id", [who.id])).rows.map(
      ({ type }) => type,
    )
  const before = { ann: (await told(world.ann)).length, cleo: (await told(world.cleo)).length }
  const id = await works()
  await world.ann.gets(staff.remove, { id })
  await world.settle()
  expect((await told(world.cleo)).slice(before.cleo)).toEqual(['staff_asked', 'staff_asked'])
  expect((await told(world.ann)).slice(before.ann)).toEqual(['staff_answered'])
})
