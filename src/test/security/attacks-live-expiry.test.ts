import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SOCKET_CHECK_SECONDS: '1' })

test('R6 a session that has run out is found by the next check, and its socket is closed', async () => {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: world.ben.token }, reconnection: false, forceNew: true })
  await new Promise<void>((done, failed) => void socket.once('connect', done).once('connect_error', failed))
  const closed = new Promise<string>((done) => void socket.once('disconnect', done))
  await world.pool.query("update sessions set expires_at = clock_timestamp() - interval '1 second' where member_id = $1", [world.ben.id])
  expect(await closed).toBe('io server disconnect')
}, 20_000)
