import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { viewerFinder } from '#features/accounts/server/public.ts'
import { transact } from '#server/operations/transaction.ts'
import { useWorld } from '#test/support/world.ts'
import { appoint } from './appoint.ts'

const world = useWorld()
const made = (email: string, role: 'administrator' | 'support' = 'administrator') =>
  transact({ db: world.product.db, tools: {} as never, wake: () => world.product.relay.wake() }, (context) => appoint(context, email, role))
const mayOf = async (token: string) => ((await viewerFinder(world.pool, world.product.db)(token)) as { permissions: ReadonlySet<string> }).permissions

test('the first administrator is appointed from the command line; the audit log records it', async () => {
  expect(await made('nobody@example.com')).toBe('nobody')
  const una = await world.join('una', { verified: false })
  expect(await made(una.email)).toBe('unverified')
  expect((await mayOf(world.cleo.token)).has('user.access.admin')).toBe(false)
  expect([await made(' CLEO@example.com'), await made(world.cleo.email)]).toEqual(['done', 'had'])
  expect((await mayOf(world.cleo.token)).has('user.access.admin')).toBe(true)
  const { rows } = await world.pool.query("select actor_id, ids from audit_entries where operation = 'npm run admin'")
  expect(rows).toEqual([{ actor_id: null, ids: { member_id: world.cleo.id, role: 'administrator' } }])
})

test('a role adds to the plan; unconfirmed, it adds nothing', async () => {
  const sam = await world.join('sam', { role: 'support' })
  const may = await mayOf(sam.token)
  expect([may.has('user.access.chat'), may.has('my_cart.view'), may.has('user.access.flagged'), may.has('user.access.admin')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  await world.pool.query('update members set email_verified_at = null where id = $1', [sam.id])
  expect((await mayOf(sam.token)).has('user.access.chat')).toBe(false)
})

test('an open socket reconnects when the permissions of its member change', async () => {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: world.ben.token }, reconnection: false, forceNew: true })
  await new Promise<void>((done) => socket.once('connect', done))
  const gone = new Promise<string>((done) => socket.once('disconnect', done))
  await made(world.ben.email, 'support')
  expect(await gone).toBe('io server disconnect')
})
