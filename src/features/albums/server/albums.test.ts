import { expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { albums } from '../contract.ts'
import type { AlbumId } from '../shapes.ts'

const world = useWorld()
const make = async (who: Actor, more: object = {}) => (await who.gets(albums.create, { name: 'United States', ...more })).album
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const itemsOf = async (who: Actor, id: string) => ids((await who.gets(albums.items, { id: id as AlbumId })).stamp_items.data)

test('ann makes an album, fills it in her order, renames it and deletes it; her items stay', async () => {
  const cover = await pictureOf(world, world.ann)
  const { id } = await make(world.ann, { cover_media_id: cover, description: 'Columbian Exposition' })
  const kept = [(await keepItem(world, world.ann)).id, (await keepItem(world, world.ann)).id, (await keepItem(world, world.ann)).id]
  const [a, b, c] = kept
  expect(await world.ann.gets(albums.syncItems, { album_id: id, stamp_item_ids: [c!, a!, b!] })).toEqual({ added: 3, removed: 0 })
  expect(await itemsOf(world.ann, id)).toEqual([c, a, b])
  expect(await world.ann.gets(albums.syncItems, { album_id: id, stamp_item_ids: [b!, c!] })).toEqual({ added: 0, removed: 1 })
  expect(await itemsOf(world.ann, id)).toEqual([b, c])
  const { album } = await world.ann.gets(albums.update, { id, name: 'Columbus', is_private: false })
  expect(album).toMatchObject({ name: 'Columbus', description: 'Columbian Exposition', item_count: 2, cover: { id: cover, is_published: true } })
  expect(album.updated_at > album.created_at).toBe(true)
  await world.ann.gets(albums.remove, { id })
  expect((await world.ann.ask(albums.show, { id })).status).toBe(404)
  for (const one of kept) expect((await world.ann.ask(stampItems.show, { id: one })).status).toBe(200)
})

test('an item is in many albums, in one lot and in one set', async () => {
  const dora = await world.join('dora', { plan: 'premium' })
  const item = (await keepItem(world, dora)).id
  const [one, two] = [await make(dora), await make(dora)]
  const [lot, other] = [await make(dora, { type: 'lot' }), await make(dora, { type: 'lot' })]
  const set = await make(dora, { type: 'set' })
  const sync = (...of: { id: string }[]) => ({ stamp_item_id: item, album_ids: of.map(({ id }) => id as AlbumId) })
  expect(await dora.gets(albums.syncAlbums, sync(one, two, lot, set))).toEqual({ added: 4, removed: 0 })
  expect((await dora.ask(albums.addItems, { id: other.id, stamp_item_ids: [item] })).code).toBe('album.one_lot')
  expect((await dora.ask(albums.syncAlbums, sync(lot, other))).code).toBe('album.many_lots')
  expect(await dora.gets(albums.syncAlbums, sync(one, other, set))).toEqual({ added: 1, removed: 2 })
  const lots = (await dora.gets(albums.list, { type: 'lot', sort: 'most_items' })).albums
  expect([lots.total, lots.data.map(({ id, item_count }) => [id, item_count])]).toEqual([
    2,
    [
      [other.id, 1],
      [lot.id, 0],
    ],
  ])
})

test('twenty at the same moment put one item into two lots: it is in one', async () => {
  const erin = await world.join('erin', { plan: 'premium' })
  const item = (await keepItem(world, erin)).id
  const lots = [await make(erin, { type: 'lot' }), await make(erin, { type: 'lot' })]
  const said = await Promise.all(Array.from({ length: 20 }, (_, n) => erin.ask(albums.addItems, { id: lots[n % 2]!.id, stamp_item_ids: [item] })))
  expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect((await world.pool.query('select count(*)::int as n from album_items where stamp_item_id = $1', [item])).rows[0].n).toBe(1)
})

test('taking out needs a type, in the words of the old product; "all" takes it out of every album', async () => {
  const item = (await keepItem(world, world.ben)).id
  const [one, two, lot] = [await make(world.ben), await make(world.ben), await make(world.ben, { type: 'lot' })]
  await world.ben.gets(albums.syncAlbums, { stamp_item_id: item, album_ids: [one.id, two.id, lot.id] })
  const without = await world.ben.ask(albums.detach, { stamp_item_ids: [item] })
  expect([without.status, without.errors]).toEqual([422, { type: ['The type is required for deleting item from album'] }])
  const detach = (given: object) => world.ben.ask(albums.detach, { stamp_item_ids: [item], ...given } as never)
  expect((await detach({ type: 'album' })).code).toBe('album.detach_album')
  expect((await detach({ type: 'album', album_id: lot.id })).code).toBe('album.detach_album')
  expect((await detach({ type: 'lot', album_id: lot.id })).result).toEqual({ removed: 1 })
  expect((await detach({ type: 'all' })).result).toEqual({ removed: 2 })
  expect((await detach({ type: 'all' })).result).toEqual({ removed: 0 })
})

test('B13 twenty albums at the same moment on a plan of five leave exactly five, lots and sets counted', async () => {
  const frank = await world.join('frank')
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, n) => frank.ask(albums.create, { name: `Album ${n}`, type: (['plain', 'lot', 'set'] as const)[n % 3]! })),
  )
  expect(said.filter(({ status }) => status === 200)).toHaveLength(5)
  const no = said.find(({ status }) => status !== 200)!
  expect([no.status, no.code, JSON.parse(no.text).message]).toEqual([409, 'album.limit', 'maximum limit reached'])
  expect((await frank.gets(albums.list, {})).albums.total).toBe(5)
  expect((await frank.gets(account.me, {})).user.limits).toContainEqual({ name: 'albums', label: 'Albums, lots and sets', used: 5, of: 5 })
})

test('over the limit after a downgrade every album is kept and readable; the five oldest grow, the others do not', async () => {
  const gina = await world.join('gina', { plan: 'basic' })
  const made = []
  for (let n = 0; n < 7; n++) made.push((await make(gina)).id)
  const [item, late] = [(await keepItem(world, gina)).id, (await keepItem(world, gina)).id]
  await gina.gets(albums.addItems, { id: made[6]!, stamp_item_ids: [item] })
  await world.pool.query("update members set plan = 'free' where id = $1", [gina.id])
  expect((await gina.gets(albums.list, {})).albums.total).toBe(7)
  expect((await gina.gets(albums.show, { id: made[6]! })).album.own).toEqual({ waiting: 1, may_grow: false })
  for (const op of [albums.addItems, albums.addPage, albums.arrange] as const)
    expect((await gina.ask(op, { id: made[6]!, ...(op === albums.addItems && { stamp_item_ids: [late] }) } as never)).code).toBe('album.over_limit')
  expect((await gina.ask(albums.syncItems, { album_id: made[6]!, stamp_item_ids: [item, late] })).code).toBe('album.over_limit')
  expect((await gina.ask(albums.syncAlbums, { stamp_item_id: late, album_ids: [made[6]!] })).code).toBe('album.over_limit')
  expect(await gina.gets(albums.syncItems, { album_id: made[6]!, stamp_item_ids: [] })).toEqual({ added: 0, removed: 1 })
  expect((await gina.gets(albums.addItems, { id: made[4]!, stamp_item_ids: [late] })).added).toBe(1)
})
