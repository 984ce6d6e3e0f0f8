import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { chat } from '../contract.ts'
import { open, send, useSilence } from '../test/talks.ts'

const world = useWorld({ LETTER_WAIT_SECONDS: '60' })
useSilence(world)

test('one letter tells of all that ben has not read for an hour; read meanwhile, none leaves', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  for (const body of ['And another', 'And a third']) await send(ann, id, body)
  await world.settle()
  const waiting = async () =>
    (await world.pool.query("select round(extract(epoch from due_at - created_at))::int as seconds from mails where template = 'chat_message'")).rows
  expect(await waiting()).toEqual([{ seconds: 3_600 }])
  await ben.gets(chat.read, { id, seq: 3 })
  expect(await waiting()).toEqual([])
})
