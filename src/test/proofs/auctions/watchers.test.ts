import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import { caller, rest } from '#test/support/client.ts'
import { useWorld } from '#test/support/world.ts'
import { part } from './rush.ts'

/** A twenty-fifth of the proof's size: 2,000 screens at 50,000 calls. */
const WATCHERS = Math.max(20, Math.round(Number(process.env.PROVE_N ?? 0) / 25))
const BIDS = WATCHERS > 100 ? 60 : 5
const world = useWorld({ GUEST_SOCKETS: '4000', GUEST_SOCKETS_PER_PEER: '4000' })
const sockets: Socket[] = []
beforeAll(async () => {
  for (const [member, country] of [[world.ann, 'FR'], [world.ben], [world.cleo]] as const) await mayBid(world, member, country)
})
afterAll(() => {
  for (const socket of sockets) socket.disconnect()
})

interface Told {
  readonly touches: readonly string[]
  readonly shows: { readonly version: number; readonly price: number }
}

test('each screen that shows a lot hears the price of each bid, and of nobody who has bid', async () => {
  const lot = await openLot(world, world.ann)
  const name = `auction:${lot.id}`
  const sent: number[] = []
  const [waits, touched]: [number[], Set<string>] = [[], new Set()]
  const prices = new Map<number, Set<number>>()
  for (let n = 0; n < WATCHERS; n++) {
    const socket = io(world.url, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true })
    sockets.push(socket)
    await new Promise<void>((done, fail) => void socket.once('connect', done).once('connect_error', fail))
    expect(await socket.emitWithAck('listen', [name])).toEqual([name])
    socket.on('touched', ({ touches, shows: { version, price } }: Told) => {
      waits.push(performance.now() - sent[version]!)
      prices.set(version, (prices.get(version) ?? new Set()).add(price))
      for (const topic of touches) touched.add(topic)
    })
  }
  for (let n = 1; n <= BIDS; n++) {
    sent[n] = performance.now()
    await caller(world.url, n % 2 ? world.ben : world.cleo).gets(auctions.bid, { id: lot.id, amount: 1_000 * 2 ** Math.min(n, 10) + n * 20_000 })
    await rest(100, 100)
  }
  await expect.poll(() => waits.length, { timeout: 60_000 }).toBe(WATCHERS * BIDS)
  console.info(
    `${WATCHERS} screens, ${BIDS} bids: from the press to the price median ${part(waits, 0.5).toFixed(0)} ms, p99 ${part(waits, 0.99).toFixed(0)} ms`,
  )
  expect([...touched]).toEqual([name])
  expect([...prices.values()].every(({ size }) => size === 1)).toBe(true)
  expect(prices.get(BIDS)!.has((await lotSeen(world.ann, lot.id)).current_price!)).toBe(true)
}, 600_000)
