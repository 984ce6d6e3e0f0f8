import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupId, groups } from '#features/groups/contract.ts'
import { useCluster } from '../cluster/cluster.ts'
import type { Running } from '../cluster/process.ts'
import type { Actor } from '../support/cast.ts'
import { caller, insist, rest } from '../support/client.ts'
import { openRoughRoad, type RoughRoad } from './rough-road.ts'

/** Messages; of so many members in two groups, each on two devices; kills of a process meanwhile. */
const MESSAGES = Number(process.env.PROVE_N ?? 120)
const [MEMBERS, KILLS] = process.env.PROVE_N ? [50, 10] : [6, 1]
const LOST = 0.04

const cluster = useCluster({ processes: 1 })
const people: Actor[] = []
const sockets: Socket[] = []
let [road, all, half, outsider]: [RoughRoad, GroupId, GroupId, Actor] = [] as never
/** The first process stays; the second one is killed and started again. */
let victim: (Running & { readonly url: string }) | undefined
const portOf = (url: string) => Number(new URL(url).port)
const somewhere = () => portOf(victim && Math.random() < 0.5 ? victim.url : cluster.urls[0]!)

beforeAll(async () => {
  road = await openRoughRoad(somewhere, LOST)
  for (let n = 0; n < MEMBERS; n++) people.push(caller(road.url, await cluster.join(`grouped${n}`)))
  outsider = await cluster.join('outsider')
  const ids = people.map(({ id }) => id)
  await cluster.pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) select a, b, 'Accepted', clock_timestamp() from unnest($1::uuid[]) a cross join unnest($1::uuid[]) b where a <> b",
    [ids],
  )
  const gather = async (name: string, user_ids: typeof ids) =>
    (await insist(people[0]!, groups.create, { name, user_ids: user_ids.slice(0, 50) }, crypto.randomUUID())).result.group.id
  all = await gather('CANARY of all', ids.slice(1))
  half = await gather('CANARY of half', ids.slice(1, MEMBERS / 2))
}, 300_000)
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  if (victim?.child.exitCode === null) await victim.stop('SIGKILL')
  await road?.close()
})

interface Said {
  readonly group: GroupId
  readonly seq: number
  readonly body: string
}
const acknowledged: Said[] = []
/** As the outbox of a device does: again with the same number until there is an answer, and now and then twice at once. */
async function write(who: Actor, group: GroupId) {
  const [client_message_id, body] = [crypto.randomUUID(), `CANARY ${who.name} ${crypto.randomUUID()}`]
  const once = () => insist(who, groups.send, { id: group, client_message_id, body }, client_message_id)
  const [said, again] = await Promise.all([once(), Math.random() < 0.2 ? once() : undefined])
  expect(said.status, said.text).toBe(200)
  const { seq } = said.result.message
  if (again) expect(again.result.message.seq).toBe(seq)
  acknowledged.push({ group, seq, body })
  return seq
}
async function device(who: Actor, count: number) {
  const mine = people.indexOf(who) < MEMBERS / 2 ? [all, half] : [all]
  for (let n = 0; n < count; n++) {
    const group = mine[n % mine.length]!
    const seq = await write(who, group)
    if (Math.random() < 0.3) expect((await insist(who, groups.read, { id: group, seq }, crypto.randomUUID())).status).toBe(200)
  }
}

let is_over = false
async function killing() {
  for (let n = 0; n < KILLS && !is_over; n++) {
    victim = await cluster.start({})
    const target = Math.min(MESSAGES, ((n + 1) * MESSAGES) / (KILLS + 1))
    while (acknowledged.length < target && !is_over) await rest(20, 30)
    const killed = victim
    victim = undefined
    await killed.stop('SIGKILL')
  }
}
/** What a socket hears of the groups, wherever it is. */
async function listen(who: Actor) {
  const heard: string[] = []
  const socket = io(cluster.urls[0]!, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token: who.token } })
  sockets.push(socket)
  socket.on('touched', (told: object) => heard.push(JSON.stringify(told)))
  await new Promise<void>((done) => void socket.once('connect', done))
  const may: string[] = await socket.emitWithAck('listen', [`group:${all}`, `group:${half}`, `groups of member:${people[0]!.id}`])
  return { heard, may }
}
async function wholeHistory(who: Actor, id: GroupId) {
  const found: Omit<Said, 'group'>[] = []
  for (let before: number | undefined; before !== 1; before = found[0]!.seq) {
    const { messages, first_seq } = await who.gets(groups.history, { id, page_size: 100, ...(before && { before }) })
    if (!messages.length) break
    found.unshift(...messages.map(({ seq, body }) => ({ seq, body })))
    if (found[0]!.seq === first_seq) break
  }
  return found
}

test('over a road that loses, while processes are killed, every acknowledged message stands once, in one order for all, and unread is what a recount says', async () => {
  const [member, stranger] = [await listen(people[0]!), await listen(outsider)]
  expect([member.may.length, stranger.may]).toEqual([3, []])
  const each = Math.ceil(MESSAGES / (MEMBERS * 2))
  const killer = killing()
  const from = performance.now()
  await Promise.all(people.flatMap((who) => [device(who, each), device(who, each)]))
  const seconds = (performance.now() - from) / 1_000
  is_over = true
  await killer
  for (const [group, inside] of [
    [all, people],
    [half, people.slice(0, MEMBERS / 2)],
  ] as const) {
    const written = acknowledged
      .filter((one) => one.group === group)
      .map(({ seq, body }) => ({ seq, body }))
      .sort((a, b) => a.seq - b.seq)
    expect(written.map(({ seq }) => seq)).toEqual(written.map((_, at) => at + 1))
    for (const who of inside) expect(await wholeHistory(caller(cluster.urls[0]!, who), group), who.name).toEqual(written)
    await expectRecounted(group)
    for (const who of [outsider, ...people.filter((one) => !inside.includes(one)).slice(0, 3)])
      expect((await caller(cluster.urls[0]!, who).ask(groups.history, { id: group })).status).toBe(404)
  }
  expect((await caller(cluster.urls[0]!, outsider).gets(groups.search, { search: 'CANARY' })).messages.data).toEqual([])
  await expect.poll(() => member.heard.filter((told) => told.includes('groups.message_sent')).length, { timeout: 30_000 }).toBe(acknowledged.length)
  expect([stranger.heard, member.heard.filter((told) => told.includes('CANARY'))]).toEqual([[], []])
  const rate = Math.round(acknowledged.length / seconds)
  console.info(
    `groups: ${acknowledged.length} messages acknowledged, ${rate} a second, ${road.resets()} connections reset, ${KILLS} processes killed`,
  )
  expect(road.resets()).toBeGreaterThan(0)
}, 560_000)

async function expectRecounted(id: GroupId) {
  const { rows } = await cluster.pool.query(
    `select c.last_seq - greatest(v.read_seq, v.from_seq - 1) as unread,
      (select count(*)::int from messages m where m.conversation_id = c.id and m.seq > v.read_seq and m.seq >= v.from_seq) as counted
      from group_members v join conversations c on c.id = v.group_id where c.id = $1`,
    [id],
  )
  for (const { unread, counted } of rows) expect(unread).toBe(counted)
}
