import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { itemFor, keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'

const world = useWorld()
const namesFor = async (who: 'ben' | 'ann' | 'guest') =>
  (await world[who].gets(profiles.showcase, { id: world.ann.id as never })).stamp_items.map(({ name }) => name)

test('ann puts four of her items into the showcase, in her order; what she hides later is left out', async () => {
  const items = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) items.push(await keepItem(world, world.ann, { name }))
  const [one, two, three, four, five] = items.map(({ id }) => id)
  await world.ann.gets(profiles.setShowcase, { stamp_item_ids: [three!, one!, two!, three!, four!].slice(0, 4) })
  expect(await namesFor('guest')).toEqual(['three', 'one', 'two'])
  expect((await world.ann.ask(profiles.setShowcase, { stamp_item_ids: [one!, two!, three!, four!, five!] })).status).toBe(422)
  await world.ann.gets(stampItems.update, { ...(await itemFor(world, world.ann, { name: 'one', status: 'PRIVATE' })), id: one! })
  expect(await namesFor('ben')).toEqual(['three', 'two'])
  await world.ann.gets(profiles.setVisibility, { visibility: { collection: 'nobody' } })
  expect([await namesFor('ben'), await namesFor('ann')]).toEqual([[], ['three', 'two']])
  expect((await world.ben.gets(stampItems.list, { user_id: world.ann.id as never })).stamp_items.data).toEqual([])
  expect((await world.ben.ask(stampItems.show, { id: two! })).status).toBe(404)
  await world.ann.gets(profiles.setVisibility, { visibility: { collection: 'everyone' } })
})

test('until cleo chooses, her newest visible items are in the showcase; her choice replaces them', async () => {
  const { cleo } = world
  const id = cleo.id as never
  for (const name of ['a', 'b', 'c', 'd', 'e']) await keepItem(world, cleo, { name })
  await keepItem(world, cleo, { name: 'private', status: 'PRIVATE' })
  const shown = async () => {
    const { stamp_items, is_chosen } = await world.ben.gets(profiles.showcase, { id })
    return { names: stamp_items.map(({ name }) => name).join(' '), is_chosen, ids: stamp_items.map((item) => item.id) }
  }
  const first = await shown()
  expect(first).toMatchObject({ names: 'e d c b', is_chosen: false })
  await cleo.gets(profiles.setShowcase, { stamp_item_ids: [first.ids[3]!] })
  expect(await shown()).toMatchObject({ names: 'b', is_chosen: true })
  await cleo.gets(profiles.setVisibility, { visibility: { collection: 'nobody' } })
  expect(await shown()).toMatchObject({ names: '', is_chosen: false })
})

test('private, foreign, deleted and unknown items cannot be shown', async () => {
  const mine = await keepItem(world, world.ben, { name: 'private swan', status: 'PRIVATE' })
  const gone = await keepItem(world, world.ben, { name: 'gone' })
  await world.ben.gets(stampItems.remove, { id: gone.id })
  const theirs = await keepItem(world, world.ann, { name: 'hers' })
  for (const id of [mine.id, gone.id, theirs.id, crypto.randomUUID()])
    expect(await world.ben.ask(profiles.setShowcase, { stamp_item_ids: [id as never] })).toMatchObject({
      status: 422,
      errors: { stamp_item_ids: [expect.any(String)] },
    })
})
