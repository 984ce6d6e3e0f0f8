import { expect, test } from 'vitest'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { bookmarks } from '../contract.ts'

const world = useWorld()

test('cleo bookmarks a seller; her list is private, and leaves out members she may not see', async () => {
  await openShop(world.ann, 'Ann’s Classics')
  const kept = { book_markable_type: 'User', book_markable_id: world.ann.id } as const
  for (let i = 0; i < 2; i++) await world.cleo.gets(bookmarks.bookmark, kept)
  const list = async (more = {}) => (await world.cleo.gets(bookmarks.list, { book_markable_type: 'User', ...more })).bookmarks
  expect(await list()).toMatchObject({ total: 1, data: [{ user: { username: 'ann', store: { name: 'Ann’s Classics' } } }] })
  expect('email' in (await list()).data[0]!.user!).toBe(false)
  expect((await list({ user_id: world.ann.id })).data).toEqual([])
  expect((await world.ann.gets(bookmarks.list, { book_markable_type: 'User', user_id: world.cleo.id })).bookmarks.data).toEqual([])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect([(await list()).data, (await world.cleo.ask(bookmarks.bookmark, kept)).status]).toEqual([[], 404])
  await world.pool.query('delete from blocks')
  await world.cleo.gets(bookmarks.bookmark, { ...kept, is_bookmarked: false })
  expect((await list()).data).toEqual([])
  expect((await world.cleo.ask(bookmarks.bookmark, { ...kept, book_markable_id: world.cleo.id })).code).toBe('bookmark.self')
})

test('cleo replaces her whole list: new members are added, missing ones removed, and those hidden meanwhile are kept', async () => {
  const sync = (...who: { id: string }[]) => ({ book_markable_type: 'User' as const, book_markable_ids: who.map(({ id }) => id) })
  const names = async () =>
    (await world.cleo.gets(bookmarks.list, { book_markable_type: 'User' })).bookmarks.data.map(({ user }) => user!.username).sort()
  expect(await world.cleo.gets(bookmarks.sync, sync(world.ann, world.ben, world.ann))).toEqual({ added: 2, removed: 0 })
  expect(await world.cleo.gets(bookmarks.sync, sync(world.ben))).toEqual({ added: 0, removed: 1 })
  expect(await names()).toEqual(['ben'])
  const nobody = { id: '01990000-0000-7000-8000-000000000000' }
  for (const [who, code] of [
    [world.cleo, 'bookmark.self'],
    [nobody, 'member.not_found'],
  ] as const)
    expect((await world.cleo.ask(bookmarks.sync, sync(world.ann, who))).code).toBe(code)
  expect(await names()).toEqual(['ben'])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect((await world.cleo.ask(bookmarks.sync, sync(world.ben))).status).toBe(404)
  expect(await world.cleo.gets(bookmarks.sync, sync(world.ann))).toEqual({ added: 1, removed: 0 })
  await world.pool.query('delete from blocks')
  expect(await names()).toEqual(['ann', 'ben'])
  expect(await world.cleo.gets(bookmarks.sync, sync())).toEqual({ added: 0, removed: 2 })
})

test('B10 a kind that cannot be bookmarked is refused, however it is spelt', async () => {
  for (const type of ['Setting', 'Product', 'user', '__proto__', 'constructor', '../User', 'User\u0000', ['User'], { toString: 'User' }, null, ''])
    for (const op of [bookmarks.bookmark, bookmarks.list] as const) {
      const said = await world.cleo.ask(op, { book_markable_type: type, book_markable_id: world.ann.id } as never)
      expect([JSON.stringify(type), said.status]).toEqual([JSON.stringify(type), 422])
    }
  expect((await world.pool.query('select count(*)::int as n from bookmarks')).rows[0].n).toBe(0)
})

test('cleo bookmarks a store and a seller: one list of both kinds, newest first, filtered by kind, with exact totals when one is hidden', async () => {
  const { ann, ben, cleo } = world
  const store = await openShop(ben, 'Ben’s Corner')
  await cleo.gets(bookmarks.bookmark, { book_markable_type: 'User', book_markable_id: ann.id })
  await cleo.gets(bookmarks.bookmark, { book_markable_type: 'Store', book_markable_id: store.id })
  const list = async (more = {}) => {
    const { bookmarks: found } = await cleo.gets(bookmarks.list, more)
    return [found.total, ...found.data.map(({ book_markable_type, card }) => `${book_markable_type} ${card.title} ${card.path.split('/')[1]}`)]
  }
  const both = [2, 'Store Ben’s Corner stores', `User ${ann.name} Collector profile`]
  expect(await list()).toEqual(both)
  expect(await list({ book_markable_type: 'Store' })).toEqual([1, both[1]])
  expect(await list({ book_markable_type: 'User' })).toEqual([1, both[2]])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ben.id, cleo.id])
  expect(await list()).toEqual([1, both[2]])
  const again = await cleo.ask(bookmarks.bookmark, { book_markable_type: 'Store', book_markable_id: store.id })
  expect([again.status, again.code]).toEqual([404, 'bookmark.not_found'])
  expect(await cleo.gets(bookmarks.sync, { book_markable_type: 'Store', book_markable_ids: [] })).toEqual({ added: 0, removed: 0 })
  await world.pool.query('delete from blocks')
  expect(await list()).toEqual(both)
})
