import { io } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { lookOutside } from '#features/payments/server/public.ts'
import { stores } from '#features/stores/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { openLetters, openPaymentsHarness } from '#test/support/outside/payments-harness.ts'
import { charges, daysPass, planOf, wish } from '#test/support/plans.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { subscriptions } from '../contract.ts'

const world = useWorld()
const till = openPaymentsHarness(world)
const { quiet } = openLetters(world)
afterAll(quiet)

const invoices = async (id: string) => (await world.pool.query('select from invoices where member_id = $1', [id])).rowCount
const booked = async (id: string) =>
  (await world.pool.query("select from ledger_txns where actor_id = $1 and code = 'subscription_charge'", [id])).rowCount
const paymentOf = async (id: string) =>
  (
    await world.pool.query<{ id: Id<'payments'>; ref_id: string }>('select id, ref_id from payments where member_id = $1 order by id desc limit 1', [
      id,
    ])
  ).rows[0]!
/** From now on the gateway cannot be reached. */
function cutGateway() {
  const { paymentIntents } = world.gateway.gateway.stripe
  const real = { create: paymentIntents.create, confirm: paymentIntents.confirm }
  const away = () => Promise.reject(new Error('cut off'))
  Object.assign(paymentIntents, { create: away, confirm: away })
  return () => void Object.assign(paymentIntents, real)
}

test('cut off after prepare: no plan and no charge; the same request continues from there, once', async () => {
  const pia = await world.join('pia.cut')
  const key = crypto.randomUUID()
  const mend = cutGateway()
  const first = await pia.ask(subscriptions.start, wish('basic'), { key }).catch(() => ({ status: 0 }))
  mend()
  expect(first.status).not.toBe(200)
  expect((await planOf(pia)).plan).toBe('free')
  expect(await charges(world, pia)).toEqual(['start 800 open'])
  const again = await pia.ask(subscriptions.start, wish('basic'), { key })
  expect(again.status).toBe(200)
  expect((await planOf(pia)).plan).toBe('basic')
  await quiet()
  expect([await charges(world, pia), await invoices(pia.id), await booked(pia.id)]).toEqual([['start 800 paid'], 1, 1])
  await expectBalanced(world)
})

test('cut off after the charge: nothing of the second half is stored, and the next caller runs the whole of it, once', async () => {
  const rio = await world.join('rio.cut')
  const key = crypto.randomUUID()
  await world.pool.query(`create function cut() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
    create trigger cut before insert on invoices for each row execute function cut()`)
  const first = await rio.ask(subscriptions.start, wish('basic'), { key }).catch(() => ({ status: 0 }))
  expect(first.status).not.toBe(200)
  const { id: payment_id, ref_id: charge_id } = await paymentOf(rio.id)
  const word = await lookOutside(till.tools(), world.product.db, payment_id)
  expect(word).toMatchObject({ status: 'captured' })
  expect([await charges(world, rio), await booked(rio.id), (await planOf(rio)).plan]).toEqual([['start 800 open'], 0, 'free'])
  await world.pool.query('drop trigger cut on invoices')
  const who = [
    rio.ask(subscriptions.start, wish('basic'), { key }),
    rio.ask(subscriptions.settle, { id: charge_id as never }),
    world.product.timers.sweep(),
  ]
  await Promise.all(who)
  await quiet()
  expect((await planOf(rio)).plan).toBe('basic')
  expect([await charges(world, rio), await invoices(rio.id), await booked(rio.id)]).toEqual([['start 800 paid'], 1, 1])
  await expectBalanced(world)
})

test('a renewal cut off between timer and card is charged once, when the gateway is back', async () => {
  const sol = await world.join('sol.cut')
  await sol.gets(subscriptions.start, wish('basic'))
  const mend = cutGateway()
  await daysPass(world, sol, 32).catch(() => {})
  expect((await planOf(sol)).plan).toBe('basic')
  expect((await charges(world, sol)).at(-1)).toBe('renewal 800 open')
  mend()
  // Retries are due now.
  await world.pool.query('update payments set check_at = clock_timestamp() where member_id = $1 and check_at is not null', [sol.id])
  for (let n = 0; n < 3; n++) await world.settle()
  await quiet()
  expect([await charges(world, sol), await invoices(sol.id), await booked(sol.id)]).toEqual([['start 800 paid', 'renewal 800 paid'], 2, 2])
  await expectBalanced(world)
})

test('B12 a plan ends with page and socket open: the socket reconnects, and its former permissions are refused', async () => {
  const tia = await world.join('tia.ends')
  const { id } = (await tia.gets(subscriptions.start, wish('business'))).membership.subscription!
  await tia.gets(subscriptions.cancel, { id })
  // Events of her purchase are delivered before the socket listens.
  await quiet()
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: tia.token }, reconnection: false, forceNew: true })
  await new Promise<void>((done) => socket.once('connect', done))
  expect((await tia.gets(account.me, {})).user.user_permissions).toContain('my_store.business')
  const gone = new Promise<void>((done) => socket.once('disconnect', () => done()))
  await world.pool.query('update subscriptions set due_at = clock_timestamp() where id = $1', [id])
  void world.product.timers.sweep()
  await gone
  const { user } = await tia.gets(account.me, {})
  expect([user.plan, user.user_permissions.includes('my_store.business')]).toEqual(['free', false])
  expect((await tia.ask(stores.create, { name: 'Tia’s', type: 'business', country: 'FR', city: 'Lyon' })).code).toBe('store.business_plan')
  await quiet()
})
