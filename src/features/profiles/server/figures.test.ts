import { beforeAll, expect, test } from 'vitest'
import { albums } from '#features/albums/contract.ts'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  const { ann } = world
  const { id: kept } = await keepItem(world, ann)
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [kept])
  for (const status of ['FOR_TRADE', 'FOR_SALE', 'FOR_TRADE'] as const) {
    const { id } = await keepItem(world, ann)
    await world.pool.query('update stamp_items set status = $2 where id = $1', [id, status])
  }
  await ann.gets(albums.create, { name: 'Hidden', is_private: true } as never)
  await ann.gets(albums.create, { name: 'Open', is_private: false } as never)
})
const seen = async (who: Pick<Actor, 'gets'>, seen_as?: 'guest' | 'follower') =>
  (await who.gets(profiles.show, { id: world.ann.id, ...(seen_as && { seen_as }) })).figures.map(({ value, label }) => `${value} ${label}`)

test('of ann’s profile others count what they are shown, she counts everything, and in her preview what others do', async () => {
  const shown = ['3 items', '1 album', '2 for swap']
  expect(await seen(world.guest)).toEqual(shown)
  expect(await seen(world.ben)).toEqual(shown)
  expect(await seen(world.ann)).toEqual(['4 items', '2 albums', '2 for swap'])
  expect(await seen(world.ann, 'guest')).toEqual(shown)
})

test('cleo has nothing, and nothing is counted', async () => {
  expect((await world.ben.gets(profiles.show, { id: world.cleo.id })).figures).toEqual([])
})

test('of a private profile only those whom ann has accepted see figures; of a hidden collection nobody does', async () => {
  await world.ann.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  await world.ben.gets(network.follow, { id: world.ann.id })
  expect([await seen(world.guest), await seen(world.ben)]).toEqual([[], []])
  await world.ann.gets(network.accept, { id: world.ben.id })
  expect(await seen(world.ben)).toHaveLength(3)
  expect(await seen(world.cleo)).toEqual([])
  await world.ann.gets(profiles.setVisibility, { visibility: { collection: 'nobody' } })
  expect([await seen(world.ben), await seen(world.ann, 'follower')]).toEqual([[], []])
  expect(await seen(world.ann)).toHaveLength(3)
})
