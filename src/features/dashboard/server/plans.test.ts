import { io } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { knownPermissions } from '#features/plans/server/public.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { charges, daysPass, planOf, wish } from '#test/support/plans.ts'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../contract.ts'

const world = useWorld()
let ada: Actor
beforeAll(async () => {
  ada = await world.join('ada.plans', { role: 'administrator' })
})
type Wish = GivenOf<typeof dashboard.keepPlan>
type Code = Wish['code']
/** The current plan as input for an edit. */
async function held(code: Code): Promise<Wish> {
  const { plans } = await ada.gets(dashboard.plans, {})
  const { version, amount, yearly_amount, permissions, limits } = plans.find((plan) => plan.code === code)!
  return { code, version, amount, yearly_amount, permissions, limits: Object.entries(limits).map(([name, most]) => ({ name, most })) }
}
const without = (plan: Wish, permission: string): Wish => ({ ...plan, permissions: plan.permissions.filter((one) => one !== permission) })
/** An edit as the web sends it; returns after all events are delivered. */
async function edit(change: (plan: Wish) => Wish, code: Code) {
  const answer = await ada.gets(dashboard.keepPlan, change(await held(code)))
  await world.settle()
  return answer
}

test('ada removes a permission from Free while ben has a page open: the page is updated, and his next call is refused', async () => {
  const { ben } = world
  await ben.gets(ledger.wallet, {})
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: ben.token }, reconnection: false, forceNew: true })
  await new Promise<void>((done) => socket.once('connect', done))
  const names = account.me.topics!({}, await ben.gets(account.me, {}))
  expect(await new Promise((heard) => socket.emit('listen', names, heard))).toContain('plans:all')
  const told = new Promise<{ touches: string[] }>((heard) => socket.once('touched', heard))
  await ada.gets(dashboard.keepPlan, without(await held('free'), 'wallet.view'))
  expect((await told).touches).toEqual(['plans:all'])
  // Response cache: permissions apply to the very next request.
  expect(await ben.ask(ledger.wallet, {})).toMatchObject({ status: 403, code: 'permission.missing' })
  expect((await ben.gets(account.me, {})).user.user_permissions).not.toContain('wallet.view')
  socket.disconnect()
  await edit((plan) => ({ ...plan, permissions: [...plan.permissions, 'wallet.view'] }), 'free')
  await ben.gets(ledger.wallet, {})
})

test('of two edits of the same version one is refused, and nothing of it is stored', async () => {
  const plan = await held('premium')
  const [one, two] = [
    { ...plan, amount: 1_700 },
    { ...plan, amount: 1_800 },
  ]
  const both = await Promise.all([ada.ask(dashboard.keepPlan, one), ada.ask(dashboard.keepPlan, two)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.code).toBe('plan.changed')
  await world.settle()
  expect([1_700, 1_800]).toContain((await held('premium')).amount)
  await edit((now) => ({ ...now, amount: 1_600 }), 'premium')
})

test('what a plan may not contain is refused at its field: a role’s permission, an unknown one, a price for a free plan, more for guests', async () => {
  const free = await held('free')
  const no = async (plan: Wish) => {
    const { status, code, errors } = await ada.ask(dashboard.keepPlan, plan)
    return [status, code, Object.keys(errors ?? {})]
  }
  expect(await no({ ...free, permissions: [...free.permissions, 'user.access.admin'] })).toEqual([422, 'plan.permission', ['permissions']])
  expect(await no({ ...free, permissions: [...free.permissions, 'never.heard_of'] })).toEqual([422, 'plan.permission', ['permissions']])
  expect(await no({ ...free, amount: 100 })).toEqual([422, 'plan.free', ['amount']])
  expect(await no({ ...free, limits: [{ name: 'elephants', most: 1 }] })).toEqual([422, 'plan.limit', ['limits']])
  const guest = await held('guest')
  expect(await no({ ...guest, permissions: [...guest.permissions, 'wallet.view'] })).toEqual([422, 'plan.guest', ['permissions']])
  expect(await held('free')).toEqual(free)
})

test('a permission removed from every plan can be added again, and the server still starts', async () => {
  await edit((plan) => without(plan, 'my_store.bulk_listing'), 'business')
  expect((await ada.gets(dashboard.plans, {})).permissions).toContain('my_store.bulk_listing')
  expect(await knownPermissions(world.product.db)).toContain('my_store.bulk_listing')
  await edit((plan) => ({ ...plan, permissions: [...plan.permissions, 'my_store.bulk_listing'] }), 'business')
  await edit((plan) => without(plan, 'blogs.view'), 'guest')
  await edit((plan) => ({ ...plan, permissions: [...plan.permissions, 'blogs.view'] }), 'guest')
})

test('a new price applies to new buyers now; members who have paid keep theirs until the period ends', async () => {
  const gil = await world.join('gil.price')
  await gil.gets(subscriptions.start, wish('basic'))
  await edit((plan) => ({ ...plan, amount: 900 }), 'basic')
  expect(await planOf(gil)).toMatchObject({ plan: 'basic', subscription: { status: 'active', next_amount: 900 } })
  expect(await charges(world, gil)).toEqual(['start 800 paid'])
  expect((await world.ben.gets(subscriptions.quote, { plan: 'basic', cycle: 'monthly' })).quote.amount).toBe(900)
  await daysPass(world, gil, 32)
  expect(await charges(world, gil)).toEqual(['start 800 paid', 'renewal 900 paid'])
  await edit((plan) => ({ ...plan, amount: 800 }), 'basic')
})

test('the audit log names the editor; without the permission or a step-up nothing is edited', async () => {
  const { version } = await edit((plan) => plan, 'basic')
  const { rows } = await world.pool.query(
    "select actor_id, family, ids from audit_entries where operation = 'POST /admin/plans/{code}' order by id desc limit 1",
  )
  expect(rows[0]).toEqual({ actor_id: ada.id, family: 'rights', ids: { code: 'basic', plan: 'basic', version } })
  const plan = await held('basic')
  expect((await world.ben.ask(dashboard.keepPlan, plan)).status).toBe(403)
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [ada.id])
  expect((await ada.ask(dashboard.keepPlan, plan)).code).toBe('session.step_up')
})
