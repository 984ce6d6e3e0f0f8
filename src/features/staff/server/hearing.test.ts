import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { staff } from '../contract.ts'

const world = useWorld()

async function listen(who: Actor, topics: readonly string[]) {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token! }, reconnection: false, forceNew: true })
  await new Promise((done) => socket.once('connect', () => done(undefined)))
  return { socket, may: (await socket.emitWithAck('listen', topics)) as string[] }
}

test('cleo hears of the orders of ann’s store while she works there; put out, her socket ends and comes back without them', async () => {
  const { ann, cleo } = world
  await openShop(ann)
  await world.pool.query("update members set plan = 'business' where id = $1", [ann.id])
  const topics = [`orders of member:${ann.id}`]
  expect((await listen(cleo, topics)).may).toEqual([])
  const { staff: invited } = await ann.gets(staff.invite, { username: 'cleo', role: 'shipper' })
  await cleo.gets(staff.accept, { id: invited.id })
  await world.settle()
  const working = await listen(cleo, topics)
  expect(working.may).toEqual(topics)
  await ann.gets(staff.remove, { id: invited.id })
  await world.settle()
  await expect.poll(() => working.socket.connected).toBe(false)
  expect((await listen(cleo, topics)).may).toEqual([])
})
