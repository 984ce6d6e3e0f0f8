import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type ConversationId, chat } from '../contract.ts'
import { inbox, open, send, useSilence } from '../test/talks.ts'

const world = useWorld({ MESSAGE_DAYS: '30' })
useSilence(world)

/** Its messages up to a number were sent so many days ago. */
async function sentAgo(id: string, days: number, until: number) {
  await world.pool.query('update messages set sent_at = clock_timestamp() - make_interval(days => $2) where conversation_id = $1 and seq <= $3', [
    ...[id, days, until],
  ])
  await world.settle()
}
const read = async (who: Actor, id: ConversationId) => {
  const { messages, ...more } = await who.gets(chat.history, { id })
  return { bodies: messages.map(({ body }) => body), ...more }
}

test('where the operator lets messages go after thirty days, the older ones of a talk are gone, and the newer ones keep their numbers', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben, 'Old lepta')
  const { message } = (await send(ben, id, 'Older lepta')).result
  await send(ann, id, 'Young lepta')
  await ann.gets(chat.react, { id, seq: message.seq, reaction: 'like' })
  await sentAgo(id, 29, 2)
  expect((await read(ben, id)).bodies).toEqual(['Old lepta', 'Older lepta', 'Young lepta'])
  await sentAgo(id, 31, 2)
  expect(await read(ben, id)).toEqual({ bodies: ['Young lepta'], first_seq: 3, last_seq: 3, kept_days: 30 })
  expect((await ben.gets(chat.search, { search: 'lepta' })).messages.data.map(({ body }) => body)).toEqual(['Young lepta'])
  expect((await world.pool.query('select count(*)::int as n from message_reactions')).rows[0].n).toBe(0)
  expect((await send(ben, id, 'And on')).result.message).toMatchObject({ seq: 4, body: 'And on' })
})

test('a talk whose messages are all gone stands in the list without words, and goes on', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  await sentAgo(id, 31, 1)
  expect(await read(ben, id)).toEqual({ bodies: [], first_seq: 2, last_seq: 1, kept_days: 30 })
  expect(await inbox(ben)).toMatchObject([{ id, last_message: null, unread: 1 }])
  await ben.gets(chat.read, { id, seq: 1 })
  expect(await inbox(ben)).toMatchObject([{ id, unread: 0 }])
  expect((await send(ann, id, 'Still there?')).status).toBe(200)
  expect((await read(ben, id)).bodies).toEqual(['Still there?'])
})
