import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverParts } from '#app/server.ts'
import { openServices } from '#app/services.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { type AnyOperation, operation } from '#kernel/operation.ts'
import { all, type Permission, some } from '#kernel/permission.ts'
import { fields } from '#kernel/shapes.ts'
import { query, slice } from '#server/operations/slice.ts'
import { openServer, type Server } from '#server/server.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const asking = (path: string, permission: Permission, guests?: true) =>
  operation({
    http: `GET /combined/${path}`,
    permission,
    guests,
    input: fields({}),
    output: z.object({ done: z.boolean() }),
    refusals: {},
    doc: 'Asks for several permissions',
  } as AnyOperation)
const either = asking('either', some('my_store.business', 'my_collection.crud'))
const both = asking('both', all('my_store.business', 'my_collection.crud'))
const staffed = asking('staffed', all('user.access.chat', 'my_store.business'))
const open = asking('open', some('stores.view', 'my_store.business'), true)
const contract = { either, both, staffed, open }
const answering = (op: AnyOperation) => query(op, async () => ({ done: true }))

/** A server with one more slice, whose operations combine permissions. */
async function serverWith(ops: Record<string, AnyOperation>): Promise<Server> {
  const { settings, secrets, pool, gateway } = world
  const handlers = Object.fromEntries(Object.entries(ops).map(([name, op]) => [name, answering(op)]))
  return openServer(settings, pool, { ...(await openServices(settings, secrets)), gateway: gateway.gateway }, async (db) => {
    const parts = await serverParts(pool)(db)
    return { ...parts, slices: [...parts.slices, slice('combined', ops, { handlers } as never) as never] }
  })
}
let server: Server
beforeAll(async () => {
  server = await serverWith(contract)
})
afterAll(() => server.close())

async function hear({ http }: AnyOperation, token?: string) {
  const answer = await server.app.inject({ method: 'GET', url: `/api${http.slice(4)}`, headers: token ? { authorization: `Bearer ${token}` } : {} })
  const { code, permission } = answer.json() as { code?: string; permission?: unknown }
  return [answer.statusCode, code, permission]
}

test('the dispatcher accepts a viewer with one permission of some(…) or every one of all(…), and names what is missing', async () => {
  const dora = await world.join('dora', { plan: 'business' })
  const una = await world.join('una', { verified: false })
  expect(await hear(either, world.ben.token)).toEqual([200, undefined, undefined])
  expect(await hear(both, world.ben.token)).toEqual([403, 'permission.missing', both.permission])
  expect(await hear(both, dora.token)).toEqual([200, undefined, undefined])
  expect(await hear(either)).toEqual([401, 'session.required', undefined])
  expect(await hear(either, una.token)).toEqual([403, 'permission.verify', either.permission])
  expect(await hear(open)).toEqual([200, undefined, undefined])
  // A permission of roles cannot be bought, so no plan is offered, unless only the plan's permission is missing.
  const sam = await world.join('sam', { role: 'support' })
  expect((await hear(staffed, dora.token))[1]).toBe('permission.role')
  expect((await hear(staffed, sam.token))[1]).toBe('permission.missing')
})

test('OpenAPI and its page say how permissions are combined; the plans are told by every name', async () => {
  const page = (await server.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  expect(page.paths['/api/combined/both'].get['x-permission']).toEqual({ all: ['my_store.business', 'my_collection.crud'] })
  expect(page.paths['/api/combined/either'].get.security).toEqual([{ bearer: [] }])
  const docs = (await server.app.inject({ method: 'GET', url: '/api/docs' })).payload
  expect(docs).toContain('my_store.business or my_collection.crud')
  expect(docs).toContain('my_store.business and my_collection.crud')
  const told = (await server.app.inject({ method: 'GET', url: '/api/plans' })).json() as { result: Awaited<ReturnType<typeof plans>> }
  expect(told.result.plans.at(-1)!.permissions).toContain('my_store.business')
})
const plans = () => world.guest.gets(subscriptions.plans, {})

test('an operation that combines no permission, or one that nobody can hold, does not start', async () => {
  await expect(serverWith({ nothing: asking('nothing', { all: [] }) })).rejects.toThrow('declares no permission')
  await expect(serverWith({ unheld: asking('unheld', some('my_store.business', 'never.heard_of')) })).rejects.toThrow('never.heard_of')
})
