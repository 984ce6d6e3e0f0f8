import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConversationId, chat } from '#features/chat/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Actor } from '../support/cast.ts'
import { caller, insist } from '../support/client.ts'
import { useWorld } from '../support/world.ts'
import { openRoughRoad, type RoughRoad } from './rough-road.ts'

/** Messages; of so many members in pairs, each on two devices. */
const MESSAGES = Number(process.env.PROVE_N ?? 160)
const MEMBERS = process.env.PROVE_N ? 50 : 5
const LOST = 0.04

const world = useWorld()
let road: RoughRoad
const people: Actor[] = []
beforeAll(async () => {
  road = await openRoughRoad(Number(new URL(world.url).port), LOST)
  for (let n = 0; n < MEMBERS; n++) people.push(caller(road.url, await world.join(`talker${n}`)))
  // All of them follow each other, so that everybody writes at once.
  await world.pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) select a.id, b.id, 'Accepted', clock_timestamp() from members a join members b on a.id <> b.id where a.username like 'talker%' and b.username like 'talker%'",
  )
})
afterAll(() => road?.close())

interface Acknowledged {
  readonly by: MemberId
  readonly to: MemberId
  readonly conversation: ConversationId
  readonly body: string
  readonly seq: number
}
const acknowledged: Acknowledged[] = []

/** As the outbox of a device does: again with the same number until there is an answer, and now and then twice at once. */
async function write(who: Actor, to: Actor, body: string): Promise<Acknowledged> {
  const client_message_id = crypto.randomUUID()
  const once = () => insist(who, chat.begin, { user_id: to.id, client_message_id, body }, client_message_id)
  const [said, again] = await Promise.all([once(), Math.random() < 0.2 ? once() : undefined])
  expect(said.status, said.text).toBe(200)
  const { conversation, message } = said.result
  if (again) expect(again.result.message.seq).toBe(message.seq)
  const one = { by: who.id, to: to.id, conversation: conversation.id, body, seq: message.seq }
  acknowledged.push(one)
  return one
}

/** One device of a member: writes, and reads now and then as far as it has got. */
async function device(who: Actor, count: number) {
  for (let n = 0; n < count; n++) {
    const others = people.filter(({ id }) => id !== who.id)
    const to = others[Math.floor(Math.random() * others.length)]!
    const { conversation, seq } = await write(who, to, `CANARY ${who.name} ${crypto.randomUUID()}`)
    if (Math.random() < 0.3) expect((await insist(to, chat.read, { id: conversation, seq }, crypto.randomUUID())).status).toBe(200)
  }
}

async function wholeHistory(who: Actor, id: ConversationId) {
  const all: { seq: number; body: string }[] = []
  for (let before: number | undefined; before !== 1; before = all[0]!.seq) {
    const { messages } = await who.gets(chat.history, { id, page_size: 100, ...(before && { before }) })
    all.unshift(...messages.map(({ seq, body }) => ({ seq, body })))
  }
  return all
}

test('over a road that loses, every acknowledged message stands once, in one order for both, and unread is what a recount says', async () => {
  const each = Math.ceil(MESSAGES / (MEMBERS * 2))
  await Promise.all(people.flatMap((who) => [device(who, each), device(who, each)]))
  const near = new Map(people.map((who) => [who.id, caller(world.url, who)]))
  const conversations = Map.groupBy(acknowledged, ({ conversation }) => conversation)
  for (const [id, written] of conversations) {
    const [one, other] = [near.get(written[0]!.by)!, near.get(written[0]!.to)!]
    const [ones, others] = [await wholeHistory(one, id), await wholeHistory(other, id)]
    expect(others).toEqual(ones)
    expect(ones.map(({ seq }) => seq)).toEqual(ones.map((_, at) => at + 1))
    // Each once, and nothing that nobody has written.
    expect(ones).toEqual(written.map(({ seq, body }) => ({ seq, body })).sort((a, b) => a.seq - b.seq))
    await expectRecounted([one, other], id)
    expect((await world.cleo.ask(chat.history, { id })).status).toBe(404)
  }
  expect((await world.cleo.gets(chat.search, { search: 'CANARY' })).messages.data).toEqual([])
  console.info(`talk: ${acknowledged.length} messages acknowledged in ${conversations.size} conversations, ${road.resets()} connections reset`)
  expect(road.resets()).toBeGreaterThan(0)
}, 120_000)

async function expectRecounted(both: readonly Actor[], id: ConversationId) {
  for (const who of both) {
    const { rows } = await world.pool.query(
      `select v.last_seq - v.read_seq as unread, (select count(*)::int from messages m where m.conversation_id = v.conversation_id and m.seq > v.read_seq) as counted
        from conversation_members v where v.conversation_id = $1 and v.member_id = $2`,
      [id, who.id],
    )
    expect(rows[0].unread).toBe(rows[0].counted)
  }
}
