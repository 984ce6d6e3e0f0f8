import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { itemFor, keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'

const world = useWorld()
const namesFor = async (who: 'ben' | 'ann' | 'guest') =>
  (await world[who].gets(profiles.showcase, { id: world.ann.id as never })).stamp_items.map(({ name }) => name)

test('ann puts four of her items before everybody, in her order; what she hides later is left out', async () => {
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

test('until cleo chooses, her newest items that others may see stand in front; what she chooses takes their place', async () => {
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

test('nobody shows what is private, another’s, gone, or was never there', async () => {
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

test('cleo keeps a seller to find them again; her list is hers, and forgets who is not there for her', async () => {
  await openShop(world.ann, 'Ann’s Classics')
  const kept = { book_markable_type: 'User', book_markable_id: world.ann.id as never } as const
  for (let i = 0; i < 2; i++) await world.cleo.gets(profiles.bookmark, kept)
  const list = async (more = {}) => (await world.cleo.gets(profiles.bookmarks, { book_markable_type: 'User', ...more })).bookmarks
  expect(await list()).toMatchObject({ total: 1, data: [{ user: { username: 'ann', store: { name: 'Ann’s Classics' } } }] })
  expect('email' in (await list()).data[0]!.user).toBe(false)
  expect((await list({ user_id: world.ann.id })).data).toEqual([])
  expect((await world.ann.gets(profiles.bookmarks, { book_markable_type: 'User', user_id: world.cleo.id as never })).bookmarks.data).toEqual([])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect([(await list()).data, (await world.cleo.ask(profiles.bookmark, kept)).status]).toEqual([[], 404])
  await world.pool.query('delete from blocks')
  await world.cleo.gets(profiles.bookmark, { ...kept, is_bookmarked: false })
  expect((await list()).data).toEqual([])
  expect((await world.cleo.ask(profiles.bookmark, { ...kept, book_markable_id: world.cleo.id as never })).code).toBe('bookmark.self')
})

test('cleo tells her whole list at once: who is new comes, who is not named goes, and whoever is hidden meanwhile is not lost', async () => {
  const sync = (...who: { id: string }[]) => ({ book_markable_type: 'User' as const, book_markable_ids: who.map(({ id }) => id) as never[] })
  const names = async () =>
    (await world.cleo.gets(profiles.bookmarks, { book_markable_type: 'User' })).bookmarks.data.map(({ user }) => user.username).sort()
  expect(await world.cleo.gets(profiles.syncBookmarks, sync(world.ann, world.ben, world.ann))).toEqual({ added: 2, removed: 0 })
  expect(await world.cleo.gets(profiles.syncBookmarks, sync(world.ben))).toEqual({ added: 0, removed: 1 })
  expect(await names()).toEqual(['ben'])
  const nobody = { id: '01990000-0000-7000-8000-000000000000' }
  for (const [who, code] of [
    [world.cleo, 'bookmark.self'],
    [nobody, 'member.not_found'],
  ] as const)
    expect((await world.cleo.ask(profiles.syncBookmarks, sync(world.ann, who))).code).toBe(code)
  expect(await names()).toEqual(['ben'])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect((await world.cleo.ask(profiles.syncBookmarks, sync(world.ben))).status).toBe(404)
  expect(await world.cleo.gets(profiles.syncBookmarks, sync(world.ann))).toEqual({ added: 1, removed: 0 })
  await world.pool.query('delete from blocks')
  expect(await names()).toEqual(['ann', 'ben'])
  expect(await world.cleo.gets(profiles.syncBookmarks, sync())).toEqual({ added: 0, removed: 2 })
})

test('B10 what is not on the list of kinds cannot be kept, however it is spelt', async () => {
  for (const type of ['Setting', 'Store', 'user', '__proto__', 'constructor', '../User', 'User\u0000', ['User'], { toString: 'User' }, null, ''])
    for (const op of [profiles.bookmark, profiles.bookmarks] as const) {
      const said = await world.cleo.ask(op, { book_markable_type: type, book_markable_id: world.ann.id } as never)
      expect([JSON.stringify(type), said.status]).toEqual([JSON.stringify(type), 422])
    }
  expect((await world.pool.query('select count(*)::int as n from bookmarks')).rows[0].n).toBe(0)
})
