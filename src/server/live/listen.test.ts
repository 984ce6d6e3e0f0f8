import { createServer } from 'node:http'
import { type Socket as Client, io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../db/db.ts'
import { visibleRows } from '../operations/listening.ts'
import type { Guest } from '../operations/requester.ts'
import type { MayListen } from '../operations/slice.ts'
import { countFailures } from './failures.ts'
import { listening } from './listen.ts'
import { openLive } from './live.ts'
import { rememberTouched } from './recent.ts'

const guest: Guest = { kind: 'guest', id: null, permissions: new Set() }
const away = () => Promise.reject(Object.assign(new Error('Connection terminated'), { code: '57P01' }))

/** A fake socket that records its rooms, and its viewer. */
function heard(subjects: Readonly<Record<string, MayListen>>) {
  const rooms = new Set<string>(['own'])
  const missed: string[] = []
  const recent = rememberTouched()
  const socket = {
    emit: (_: string, { touches }: { touches: string[] }) => missed.push(...touches),
    connected: true,
    rooms,
    leave: (room: string) => rooms.delete(room),
    join: async (all: string[]) => all.map((room) => rooms.add(room)),
  }
  const { counts, failed } = countFailures(() => {})
  const listen = listening({ socket: socket as never, viewer: guest, own: ['own'], db: {} as Db, subjects, recent, failed })
  const asks = (names: unknown, ...age: number[]) => new Promise<string[]>((done, fail) => void listen(names, ...age, done).catch(fail))
  return { asks, listen, rooms, counts, socket, recent, missed }
}

test('a hundred names are one question for each kind, and what cannot be an id is no question at all', async () => {
  const asked: number[] = []
  const rows = visibleRows(async (_, ids) => {
    asked.push(ids.length)
    return ids.slice(0, 5).map((id) => ({ id }))
  })
  const { asks } = heard({ product: rows, store: rows, member: rows })
  const names = ['product', 'store'].flatMap((kind) => Array.from({ length: 50 }, () => `${kind}:${crypto.randomUUID()}`))
  expect(await asks(names)).toEqual([...names.slice(0, 5), ...names.slice(50, 55)])
  expect(asked).toEqual([50, 50])
  expect(await asks(['member:x', 'member:1', `member:${'a'.repeat(36)}`, 'nobody:x', 'toString:x'])).toEqual([])
  expect(asked).toHaveLength(2)
})

test('one request at a time: of those that come meanwhile the newest is done, the others are not', async () => {
  const [asked, gates]: [string[][], (() => void)[]] = [[], []]
  const slow: MayListen = async (_, _viewer, ids) => {
    asked.push([...ids])
    await new Promise<void>((open) => gates.push(open))
    return ids
  }
  const { asks, rooms } = heard({ page: slow })
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((id) => asks([`page:${id}`]))
  expect([await second, await third]).toEqual([[], []])
  gates.shift()!()
  expect(await first).toEqual(['page:a'])
  await expect.poll(() => gates.length).toBe(1)
  gates.shift()!()
  expect(await fourth).toEqual(['page:d'])
  expect([asked, [...rooms]]).toEqual([
    [['a'], ['d']],
    ['own', 'page:d'],
  ])
})

test('what was told between an answer and the moment at which its page listens is told then: once, to whom it concerns, and not for a newer answer', async () => {
  const { asks, recent, missed } = heard({ page: (_, _viewer, ids) => ids, own: () => [] })
  recent.note(['page:a', 'own:b', 'page:c'], 20_000)
  await asks(['page:a', 'own:b', 'page:d'], 30_000)
  expect(missed, 'not what one may not hear, and not what nothing was told of').toEqual(['page:a'])
  await asks(['page:a', 'page:c'], 1_000)
  expect(missed, 'heard already, or the answer is newer').toEqual(['page:a'])
  await asks(['page:d'])
  await asks(['page:c'])
  expect(missed, 'who does not say how old its answers are').toEqual(['page:a'])
})

test('while the database is away it is tried again, for the newest names only', async () => {
  let tries = 0
  const { asks, counts, rooms } = heard({ page: async (_, _viewer, ids) => (++tries < 2 ? await away() : ids) })
  const [old, latest] = [asks(['page:a']), asks(['page:b'])]
  expect([await old, await latest, [...rooms]]).toEqual([[], ['page:b'], ['own', 'page:b']])
  expect([tries, counts]).toEqual([2, { busy: 1, fault: 0 }])
})

test('a fault in a handler is told, ends that socket, and nothing else', async () => {
  const server = createServer()
  const { counts, failed } = countFailures(() => {})
  const live = openLive({
    ...{
      server,
      db: {} as Db,
      findViewer: async () => guest,
      secure: false,
      origin: 'http://localhost',
      openSessions: async () => new Map(),
    },
    ...{
      ends: new Set<string>(),
      looks: new Set<string>(),
      check_ms: 10_000,
      follow: async () => {},
      guests: { per_peer: 20, in_all: 20 },
      peerOf: () => 'one',
      failed,
    },
    subjects: {
      broken: () => {
        throw new Error('broken')
      },
      page: (_, _viewer, ids) => ids,
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => live.close().then(() => void server.close()))
  const open = () => {
    const client: Client = io(`http://127.0.0.1:${(server.address() as { port: number }).port}`, {
      ...{ path: '/live', transports: ['websocket'], reconnection: false, forceNew: true },
    })
    return new Promise<Client>((done) => client.once('connect', () => done(client)))
  }
  const [faulty, sound] = [await open(), await open()]
  const gone = new Promise((done) => faulty.once('disconnect', done))
  faulty.emit('listen', ['broken:x'])
  await gone
  expect([counts, await sound.emitWithAck('listen', ['page:x'])]).toEqual([{ busy: 0, fault: 1 }, ['page:x']])
  sound.disconnect()
})
