import { beforeEach, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type ConversationId, chat } from '../contract.ts'

const world = useWorld()
const begin = (who: Actor, to: Actor) =>
  who.ask(chat.begin, { user_id: to.id, client_message_id: crypto.randomUUID(), body: 'Is the hinge over the thin?' })
const send = (who: Actor, id: ConversationId, body: string) => who.ask(chat.send, { id, client_message_id: crypto.randomUUID(), body })
beforeEach(async () => {
  await world.pool.query('delete from conversations')
})
async function open(one: Actor, other: Actor): Promise<ConversationId> {
  await other.gets(network.follow, { id: one.id })
  return (await begin(one, other)).result.conversation.id
}

test('a message waits for the block that is being made, and is refused', async () => {
  const { ann, ben, pool } = world
  const id = await open(ann, ben)
  const blocking = await pool.connect()
  await blocking.query('begin')
  await blocking.query('select from members where id = any($1) order by id for no key update', [[ann.id, ben.id]])
  const sending = send(ann, id, 'In time?')
  const waits = async () => (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'")).rows.length
  try {
    await expect.poll(waits).toBe(1)
    await blocking.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ben.id, ann.id])
  } finally {
    await blocking.query('commit')
    blocking.release()
  }
  expect((await sending).code).toBe('chat.not_found')
  await pool.query('delete from blocks')
})

test('five requests of a new account, and no more that day, also when they come at the same moment', async () => {
  const { ben } = world
  await world.pool.query('update members set created_at = clock_timestamp() where id = $1', [ben.id])
  const others = []
  for (let n = 0; n < 6; n++) others.push(await world.join(`asked${n}`))
  const statuses = (await Promise.all(others.map((other) => begin(ben, other)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429])
})

test('the number of a payment card is not kept: it is said at the field, and nothing is written', async () => {
  const { ann, ben } = world
  const { conversation } = (await begin(ben, ann)).result
  const said = await send(ben, conversation.id, 'My card is 4242 4242 4242 4242, until 12/29')
  expect([said.status, said.errors?.body]).toEqual([422, ['This looks like the number of a payment card. Take it out: it would not be safe here']])
  expect((await world.pool.query('select count(*)::int as n from messages')).rows[0].n).toBe(1)
})
