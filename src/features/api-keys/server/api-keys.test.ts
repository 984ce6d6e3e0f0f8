import { io } from 'socket.io-client'
import { beforeAll, expect, test, vi } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { withdrawals } from '#features/withdrawals/contract.ts'
import { type AnyOperation, methodOf, pathFields, pathOf } from '#kernel/operation.ts'
import { type ApiScope, apiScopes } from '#kernel/people/api-scope.ts'
import { scopesOf } from '#server/operations/dispatcher.ts'
import type { Actor } from '#test/support/cast.ts'
import { caller } from '#test/support/client.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { request } from '#test/support/http-request.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { apiKeys } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await world.pool.query("update members set plan = 'business' where username in ('ann', 'ben')")
  await openShop(world.ann)
})

const made = (scopes: readonly ApiScope[], who: Actor = world.ann, more: { days?: number; per_minute?: number } = {}) =>
  who.gets(apiKeys.make, { name: 'the till', scopes: [...scopes], ...more })
/** A program that sends the key over HTTP. */
const program = (key: string) => caller(world.url, { name: 'the till', token: key })
const NOBODYS = '01990000-0000-7000-8000-000000000000'
const rowOf = async (id: string) => (await world.pool.query('select * from api_keys where id = $1', [id])).rows[0]

test('ann makes a key for her till: it is answered once, kept as a hash alone, and told to her by letter', async () => {
  const { api_key, key } = await made(['orders.read'])
  expect(key).toMatch(/^cachet_key_[\w-]{43}$/)
  expect(api_key).toMatchObject({
    name: 'the till',
    start: key.slice(0, 15),
    scopes: ['orders.read'],
    per_minute: 120,
    used_at: null,
    state: 'works',
  })
  expect((new Date(api_key.ends_at).getTime() - new Date(api_key.created_at).getTime()) / 86_400_000).toBeCloseTo(90, 1)
  const { text } = await world.ann.ask(apiKeys.list, {})
  expect(text).toContain(api_key.id)
  expect(text).not.toContain(key.slice(15))
  expect(JSON.stringify(await rowOf(api_key.id))).not.toContain(key.slice(15))
  const { rows } = await world.pool.query("select template from mails where recipient = $1 and template = 'api_key_made'", [world.ann.email])
  expect(rows.length).toBeGreaterThan(0)
})

test('a key asks for a fresh proof of who ann is, and both deeds stand in the audit log', async () => {
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '1 hour' where member_id = $1", [world.ann.id])
  expect(await world.ann.ask(apiKeys.make, { name: 'x', scopes: ['orders.read'] })).toMatchObject({ status: 403, code: 'session.step_up' })
  await world.pool.query('update sessions set fresh_at = clock_timestamp() where member_id = $1', [world.ann.id])
  const { api_key } = await made(['orders.read'])
  await world.ann.gets(apiKeys.revoke, { id: api_key.id })
  const { rows } = await world.pool.query(
    "select operation, ids from audit_entries where actor_id = $1 and operation like '%api-keys%' order by id",
    [world.ann.id],
  )
  expect(rows.slice(-2)).toEqual([
    { operation: 'POST /api-keys', ids: { api_key_id: api_key.id } },
    { operation: 'DELETE /api-keys/{id}', ids: { id: api_key.id } },
  ])
})

test('her till reads the order that ben has paid and says that it is sent, each with its scope and not without', async () => {
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [(await sell(world, world.ann)).id]))
  await world.settle()
  const { id } = group.orders[0]!
  const [reads, fulfils] = [program((await made(['orders.read'])).key), program((await made(['orders.fulfil'])).key)]
  expect((await reads.gets(orders.list, { role: 'seller' })).orders.data.map((one) => one.id)).toContain(id)
  expect(await fulfils.ask(orders.show, { id })).toMatchObject({ status: 403, code: 'key.scope', facts: { scope: 'orders.read' } })
  expect(await reads.ask(orders.ship, { id, carrier: 'La Poste' })).toMatchObject({ status: 403, code: 'key.scope' })
  expect((await fulfils.gets(orders.ship, { id, carrier: 'La Poste' })).order.status).toBe('shipped')
})

test('a key of all scopes opens no operation that no scope names: each of them answers 403, and nothing happens', async () => {
  const keys = [await made(apiScopes, world.ann, { per_minute: 600 }), await made(apiScopes, world.ann, { per_minute: 600 })]
  const { operations, scopeOf } = world.product.dispatcher
  const closed = operations.filter((op) => !scopeOf(op))
  expect(closed.length).toBeGreaterThan(400)
  expect(closed.length).toBeLessThan(1_200)
  const wrong: string[] = []
  for (const [at, op] of closed.entries()) {
    const { key } = keys[at % keys.length]!
    const path = pathFields(op.http).reduce((text, name) => text.replace(`{${name}}`, NOBODYS), pathOf(op.http))
    const body = methodOf(op.http) === 'GET' ? undefined : op.takes === 'multipart' ? new FormData() : '{}'
    const type: Record<string, string> = body === '{}' ? { 'content-type': 'application/json' } : {}
    const headers = { ...type, authorization: `Bearer ${key}` }
    const heard = await request(`${world.url}/api${path}`, { method: methodOf(op.http), headers, ...(body && { body }) })
    // Raw calls of other programs prove themselves in their own way; with a key they are refused as all others.
    if (heard.status !== 403 || heard.json.code !== 'key.scope') wrong.push(`${op.http}: ${heard.status} ${heard.text.slice(0, 80)}`)
  }
  expect(wrong).toEqual([])
}, 120_000)

test('no slice can open to keys what signs in, moves money out, changes rights or asks for a step-up', () => {
  for (const op of [accounts.logIn, withdrawals.ask, orders.refund, apiKeys.make] as AnyOperation[])
    expect(() => scopesOf([{ scopes: [['orders.read', op]] }]), op.http).toThrow('cannot be in the scope')
  const twice = { scopes: [['orders.read', orders.show] as const, ['orders.fulfil', orders.show] as const] }
  expect(() => scopesOf([twice])).toThrow('two scopes')
  for (const scope of apiScopes) expect(world.product.tools.scoped.get(scope)?.length, scope).toBeGreaterThan(0)
})

test('a key is no session: not in a cookie, not beside one, not on a page, and it opens no socket', async () => {
  const { key } = await made(apiScopes)
  const as = (headers: Record<string, string>) => request(`${world.url}/api/orders?role=seller`, { headers })
  expect((await as({ cookie: `session=${key}` })).status).toBe(401)
  expect((await as({ cookie: `session=${world.ann.token}`, authorization: `Bearer ${key}` })).status).toBe(400)
  expect((await as({ authorization: `Bearer ${key}` })).status).toBe(200)
  const socket = io(world.url, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token: key } })
  const ended = await new Promise<string>(
    (done) => void socket.once('connect', () => done('open')).once('connect_error', ({ message }) => done(message)),
  )
  socket.disconnect()
  expect(ended).toBe('session.over')
})

test('revoked or past its end, a key is over with the very next call', async () => {
  const [revoked, ended, works] = [await made(['orders.read']), await made(['orders.read'], world.ann, { days: 1 }), await made(['orders.read'])]
  const reads = ({ key }: { key: string }) => program(key).ask(orders.list, {})
  for (const one of [revoked, ended, works]) expect((await reads(one)).status).toBe(200)
  await world.ann.gets(apiKeys.revoke, { id: revoked.api_key.id })
  await world.pool.query("update api_keys set created_at = created_at - interval '2 days', ends_at = ends_at - interval '2 days' where id = $1", [
    ended.api_key.id,
  ])
  for (const one of [revoked, ended]) expect(await reads(one)).toMatchObject({ status: 401, code: 'key.over' })
  expect((await world.ann.ask(apiKeys.revoke, { id: revoked.api_key.id })).status).toBe(404)
  const { keys } = await world.ann.gets(apiKeys.list, {})
  const states = Object.fromEntries(keys.map(({ id, state }) => [id, state]))
  expect([revoked, ended, works].map(({ api_key }) => states[api_key.id])).toEqual(['revoked', 'over', 'works'])
})

test('ann revokes all of her keys at once, twice if she likes; ben’s goes on, and the log says how many there were', async () => {
  const all = [await made(['orders.read']), await made(['listings.read'])]
  const bens = await made(['orders.read'], world.ben)
  const { keys } = await world.ann.gets(apiKeys.list, {})
  const { revoked } = await world.ann.gets(apiKeys.revokeAll, {})
  expect(revoked).toBe(keys.filter(({ state }) => state === 'works').length)
  expect((await world.ann.gets(apiKeys.revokeAll, {})).revoked).toBe(0)
  for (const { key } of all) expect(await program(key).ask(orders.list, {})).toMatchObject({ status: 401, code: 'key.over' })
  expect((await program(bens.key).ask(orders.list, {})).status).toBe(200)
  const ended = keys.filter(({ state }) => state === 'over').map(({ id }) => id)
  expect((await world.ann.gets(apiKeys.list, {})).keys.filter(({ state }) => state === 'over').map(({ id }) => id)).toEqual(ended)
  const { rows } = await world.pool.query(
    "select ids from audit_entries where actor_id = $1 and operation = 'POST /api-keys/revoke-all' order by id",
    [world.ann.id],
  )
  expect(rows.map(({ ids }) => ids.revoked)).toEqual([revoked, 0])
})

test('a new password by a mailed link ends every key from before', async () => {
  const dora = await world.join('dora.keys', { plan: 'business' })
  const { key, api_key } = await made(['orders.read'], dora)
  await world.guest.gets(accounts.forgotPassword, { email: dora.email })
  await world.settle()
  const { rows } = await world.pool.query("select facts->>'path' as path from mails where recipient = $1 order by id desc limit 1", [dora.email])
  await world.guest.gets(accounts.resetPassword, { token: rows[0].path.split('=')[1], password: 'a twopenny blue' })
  await world.settle()
  expect((await program(key).ask(orders.list, {})).status).toBe(401)
  expect((await rowOf(api_key.id)).revoked_at).not.toBeNull()
})

test('when ann’s plan has no keys any more they open nothing, and a suspended member’s keys are over', async () => {
  const { key } = await made(['listings.read'], world.ben)
  const looks = () => program(key).ask(products.ofStore, {})
  expect((await looks()).status).toBe(200)
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ben.id])
  expect(await looks()).toMatchObject({ status: 403, code: 'permission.missing' })
  await world.pool.query("update members set plan = 'business', suspended_at = clock_timestamp() where id = $1", [world.ben.id])
  expect((await looks()).status).toBe(401)
  await world.pool.query('update members set suspended_at = null where id = $1', [world.ben.id])
  expect((await looks()).status).toBe(200)
})

test('a key has a pace of its own, whatever it calls', async () => {
  const { key } = await made(['listings.read', 'orders.read'], world.ben, { per_minute: 3 })
  const till = program(key)
  const answers = [await till.ask(products.ofStore, {}), await till.ask(orders.list, {}), await till.ask(orders.list, {})]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await till.ask(products.ofStore, {})).status).toBe(429)
  const another = program((await made(['orders.read'], world.ben)).key)
  expect((await another.ask(orders.list, {})).status).toBe(200)
})

test('ann sees when a key was last used; ben can neither see nor end hers', async () => {
  const { key, api_key } = await made(['orders.read'])
  await program(key).gets(orders.list, {})
  await vi.waitFor(async () => {
    const { keys } = await world.ann.gets(apiKeys.list, {})
    expect(keys.find(({ id }) => id === api_key.id)!.used_at).not.toBeNull()
  })
  expect((await world.ben.gets(apiKeys.list, {})).keys.map(({ id }) => id)).not.toContain(api_key.id)
  expect((await world.ben.ask(apiKeys.revoke, { id: api_key.id })).status).toBe(404)
  expect((await program(key).ask(orders.list, {})).status).toBe(200)
})

test('of twelve keys asked for at once ten are made', async () => {
  const cleo = await world.join('cleo.keys', { plan: 'business' })
  const answers = await Promise.all(Array.from({ length: 12 }, () => cleo.ask(apiKeys.make, { name: 'x', scopes: ['orders.read'] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ code }) => code === 'api_key.too_many')).toHaveLength(2)
})

test('the docs of the API name the scope of each call', async () => {
  const { text } = await request(`${world.url}/api/openapi.json`)
  const { paths } = JSON.parse(text)
  expect(paths['/api/orders/{id}/ship'].post).toMatchObject({ 'x-scope': 'orders.fulfil', security: [{ bearer: [] }, { key: [] }] })
  expect(paths['/api/withdrawals'].post['x-scope']).toBeUndefined()
  expect((await request(`${world.url}/api/docs`)).text).toContain('key: <b>orders.fulfil</b>')
})

test('a key from before ann got her account back by mail is over at once, whatever the outbox does', async () => {
  const { key } = await made(['orders.read'])
  expect((await program(key).ask(orders.list, {})).status).toBe(200)
  await world.pool.query('update members set recovered_at = clock_timestamp() where id = $1', [world.ann.id])
  expect((await program(key).ask(orders.list, {})).status).toBe(401)
  await world.pool.query("update members set recovered_at = '1970-01-01' where id = $1", [world.ann.id])
})
