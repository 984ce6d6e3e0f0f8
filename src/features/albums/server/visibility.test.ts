import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { albums } from '../contract.ts'

const world = useWorld()
const make = async (who: Actor, more: object = {}) => (await who.gets(albums.create, { name: 'Swans', ...more })).album.id
const listed = async (who: Actor, user_id: Id<'members'>) => {
  const { data, total } = (await who.gets(albums.list, { user_id })).albums
  return [total, data.map(({ id, item_count, own }) => [id, item_count, own !== null])]
}

test('B5 a private album is ann’s alone: by id, in lists, in counts, among collections and beside her items; a private item in a public album as well', async () => {
  const { ann, ben, guest } = world
  const [hidden, shown] = [await make(ann), await make(ann, { is_private: false })]
  const [secret, open] = [(await keepItem(world, ann, { status: 'PRIVATE' })).id, (await keepItem(world, ann, { status: 'FOR_TRADE' })).id]
  for (const id of [hidden, shown]) await ann.gets(albums.addItems, { id, stamp_item_ids: [secret, open] })
  const { page_id } = await ann.gets(albums.addPage, { id: shown })
  const at = { y: 500, width: 400, height: 300 }
  await ann.gets(albums.savePage, {
    ...{ id: shown, page_id, revision: 1 },
    mounts: [
      { stamp_item_id: secret, x: 200, ...at, caption: 'a secret swan' },
      { stamp_item_id: open, x: 700, ...at },
    ],
  })
  expect(await listed(ann, ann.id)).toEqual([
    2,
    [
      [shown, 2, true],
      [hidden, 2, true],
    ],
  ])
  for (const who of [ben, guest]) {
    expect(await listed(who, ann.id)).toEqual([1, [[shown, 1, false]]])
    for (const op of [albums.show, albums.items] as const) expect((await who.ask(op, { id: hidden })).status).toBe(404)
    const { stamp_items } = await who.gets(albums.items, { id: shown })
    expect([stamp_items.total, stamp_items.data.map(({ id }) => id)]).toEqual([1, [open]])
    const { album_page } = await who.gets(albums.page, { id: shown, page_id })
    expect(album_page.mounts.map(({ stamp_item_id }) => stamp_item_id)).toEqual([open])
    expect(JSON.stringify(album_page)).not.toContain('secret')
    expect((await who.gets(stampItems.show, { id: open })).stamp_item).toMatchObject({ album_ids: [shown], lot_id: null, set_id: null })
    const asked = (album_id: Id<'albums'>) => who.gets(stampItems.list, { user_id: ann.id, album_id })
    expect((await asked(shown)).stamp_items).toMatchObject({ total: 1, data: [{ id: open }] })
    expect((await asked(hidden)).stamp_items).toMatchObject({ total: 0, data: [] })
    const { collections } = await who.gets(albums.collections, {})
    expect(collections.data.map(({ user, album_count, albums: few }) => [user.username, album_count, few.map(({ id }) => id)])).toEqual([
      ['ann', 1, [shown]],
    ])
  }
  expect((await ann.gets(stampItems.show, { id: open })).stamp_item.album_ids.toSorted()).toEqual([hidden, shown].toSorted())
})

test('whom ann blocks sees none of her albums, nor does anybody when she shows her collection to nobody', async () => {
  const { ann, cleo, ben } = world
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, cleo.id])
  expect(await listed(cleo, ann.id)).toEqual([0, []])
  await world.pool.query("insert into profile_visibility (member_id, field, who) values ($1, 'collection', 'nobody')", [ann.id])
  expect(await listed(ben, ann.id)).toEqual([0, []])
  expect((await ben.gets(albums.collections, {})).collections.data).toEqual([])
  await world.pool.query('delete from profile_visibility')
  await world.pool.query('delete from blocks')
})

test('B7 B8 ben can neither read, change nor fill ann’s album, and cannot put her items into his', async () => {
  const { ann, ben } = world
  const [anns, bens] = [await make(ann), await make(ben, { type: 'lot' })]
  const [of_ann, of_ben] = [(await keepItem(world, ann)).id, (await keepItem(world, ben)).id]
  const { page_id } = await ann.gets(albums.addPage, { id: anns })
  const theirs: readonly [{ status: number }, number][] = [
    [await ben.ask(albums.update, { id: anns, name: 'Mine' }), 404],
    [await ben.ask(albums.remove, { id: anns }), 404],
    [await ben.ask(albums.syncItems, { album_id: anns, stamp_item_ids: [of_ben] }), 404],
    [await ben.ask(albums.addItems, { id: anns, stamp_item_ids: [] }), 404],
    [await ben.ask(albums.addPage, { id: anns }), 404],
    [await ben.ask(albums.arrange, { id: anns }), 404],
    [await ben.ask(albums.savePage, { id: anns, page_id, revision: 1, mounts: [] }), 404],
    [await ben.ask(albums.savePage, { id: bens, page_id, revision: 1, mounts: [] }), 404],
    [await ben.ask(albums.removePage, { id: bens, page_id }), 404],
    [await ben.ask(albums.detach, { type: 'album', album_id: anns, stamp_item_ids: [of_ben] }), 404],
    [await ben.ask(albums.syncItems, { album_id: bens, stamp_item_ids: [of_ann] }), 422],
    [await ben.ask(albums.addItems, { id: bens, stamp_item_ids: [of_ben, of_ann] }), 422],
    [await ben.ask(albums.syncAlbums, { stamp_item_id: of_ben, album_ids: [anns] }), 422],
    [await ben.ask(albums.syncAlbums, { stamp_item_id: of_ann, album_ids: [bens] }), 422],
    [await ben.ask(albums.detach, { type: 'all', stamp_item_ids: [of_ann] }), 422],
    [await ben.ask(albums.update, { id: bens, type: 'set' } as never), 422],
  ]
  expect(theirs.map(([{ status }]) => status)).toEqual(theirs.map(([, status]) => status))
  expect((await world.pool.query('select count(*)::int as n from album_items where member_id = $1', [ben.id])).rows[0].n).toBe(0)
})

test('what is deleted or sold away is in no album any more', async () => {
  const { ann } = world
  const id = await make(ann)
  const [one, two] = [(await keepItem(world, ann)).id, (await keepItem(world, ann)).id]
  await ann.gets(albums.addItems, { id, stamp_item_ids: [one, two] })
  await ann.gets(stampItems.remove, { id: two })
  expect((await ann.gets(albums.show, { id })).album.item_count).toBe(1)
  expect((await ann.gets(albums.items, { id })).stamp_items).toMatchObject({ total: 1, data: [{ id: one }] })
})
