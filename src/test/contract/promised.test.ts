import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { serverParts } from '#app/server.ts'
import { openServices } from '#app/services.ts'
import { apiKeys } from '#features/api-keys/contract.ts'
import { bulkListing } from '#features/bulk-listing/contract.ts'
import { staff } from '#features/staff/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { moreThan, rightsOf } from '#features/subscriptions/rules.ts'
import { webhooks } from '#features/webhooks/contract.ts'
import { type AnyOperation, permissionsOf } from '#kernel/operation.ts'
import type { Slice } from '#server/operations/slice.ts'
import { openServer } from '#server/server.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

const told = () => world.guest.gets(subscriptions.plans, {})
const plansOf = async () => (await told()).plans
/** Keys of the rows that an answer's plans include. */
const rowsOf = ({ plans, rights }: Awaited<ReturnType<typeof told>>) => rightsOf(plans, rights).map(({ key }) => key)

/** The plans as a server with changed slices describes them. */
async function plansWith(change: (slices: readonly Slice[]) => readonly Slice[]) {
  const { settings, secrets, pool, gateway } = world
  const less = (pool: Pool) => async (db: Parameters<ReturnType<typeof serverParts>>[0]) => {
    const whole = await serverParts(pool)(db)
    return { ...whole, slices: change(whole.slices) }
  }
  const product = await openServer(settings, pool, { ...(await openServices(settings, secrets)), gateway: gateway.gateway }, less(pool))
  const answer = await product.app.inject({ method: 'GET', url: '/api/plans' })
  await product.close()
  return (answer.json() as { result: Awaited<ReturnType<typeof told>> }).result
}
const without = (ops: readonly AnyOperation[]) => (slices: readonly Slice[]) =>
  slices.map((slice) => ({ ...slice, handlers: slice.handlers.filter(({ op }) => !ops.includes(op)) }))

test('every right that a plan is told with is asked for by an operation', async () => {
  const asked = new Set(world.product.dispatcher.operations.flatMap(permissionsOf))
  for (const { permissions } of await plansOf()) expect(permissions.filter((one) => !asked.has(one))).toEqual([])
})

test('what plans hold and no operation asks for, or no slice counts, is told nowhere', async () => {
  const { dispatcher, tools } = world.product
  const asked = new Set(dispatcher.operations.flatMap(permissionsOf))
  const { rows: held } = await world.pool.query<{ name: string }>(
    'select distinct permission as name from plan_permissions union select distinct name from plan_limits',
  )
  const waiting = held.map(({ name }) => name).filter((name) => !asked.has(name) && !(name in tools.counts))
  const told = (await plansOf()).flatMap(({ permissions, limits }) => [...permissions, ...Object.keys(limits)])
  expect(waiting.length).toBeGreaterThan(0)
  expect(told.filter((name) => waiting.includes(name))).toEqual([])
  expect(told).toContain('my_store.business')
})

test('a server without the operations that ask for a business store does not sell one, and still sells the rest', async () => {
  expect(rowsOf(await told())).toContain('business')
  const answer = await plansWith(
    without([stores.create, stores.update, ...[bulkListing, webhooks, apiKeys, staff].flatMap((one) => Object.values<AnyOperation>(one))]),
  )
  expect(rowsOf(answer)).not.toContain('business')
  expect(rowsOf(answer)).toContain('buying')
  const [, , premium, business] = answer.plans
  expect(moreThan(business!, premium!, rightsOf(answer.plans, answer.rights))).toEqual([])
})

test('a limit that no slice counts is not told', async () => {
  expect(rowsOf(await told())).toEqual(expect.arrayContaining(['products', 'albums']))
  const answer = await plansWith((slices) => slices.map((slice) => ({ ...slice, counts: {}, rights: slice.rights.filter(({ limit }) => !limit) })))
  expect(answer.plans.map(({ limits }) => limits)).toEqual([{}, {}, {}, {}])
  expect(rowsOf(answer)).toContain('buying')
  expect(rowsOf(answer)).not.toContain('products')
})

test('limits are called by their slices, in words and in the language of the reader', async () => {
  const { plans, rights } = await told()
  const albums = rights.find(({ limit }) => limit === 'albums')
  expect(albums).toMatchObject({ key: 'albums', group: 'collection', name: 'Albums, lots and sets', more: 'More albums, lots and sets' })
  expect(plans.map(({ amounts }) => amounts.albums)).toEqual(['5 albums, lots and sets', '50 albums, lots and sets', undefined, undefined])
  const spanish = await world.guest.gets(subscriptions.plans, {}, { locale: 'es' })
  expect(spanish.rights.find(({ key }) => key === 'albums')!.name).toBe('Álbumes, lotes y series')
})
