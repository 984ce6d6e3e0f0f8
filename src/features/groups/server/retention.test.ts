import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { groups } from '../contract.ts'
import { gather, say, useNoGroups, wordsFor } from '../test/circle.ts'

const world = useWorld({ MESSAGE_DAYS: '30' })
useNoGroups(world)

test('messages of a group go alike, and whoever joined later reads from joining on', async () => {
  const { ann, ben } = world
  const id = await gather(world, ann, ben)
  for (const body of ['Old @ben', 'Older', 'Young']) await say(ann, id, body)
  const named = async () => (await world.pool.query('select seq from group_mentions where group_id = $1', [id])).rowCount
  expect(await named()).toBe(1)
  await world.pool.query('update group_members set from_seq = 3 where member_id = $1', [ben.id])
  await world.pool.query("update messages set sent_at = clock_timestamp() - interval '31 days' where conversation_id = $1 and seq = 1", [id])
  await world.settle()
  expect([await wordsFor(ann, id), await wordsFor(ben, id)]).toEqual([['Older', 'Young'], ['Young']])
  expect(await named(), 'whom it named goes with it').toBe(0)
  const first = async (who: Actor) => (await who.gets(groups.history, { id })).first_seq
  expect([await first(ann), await first(ben)]).toEqual([2, 3])
})
