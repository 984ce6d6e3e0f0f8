import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { albums } from '../contract.ts'
import { misplaced } from '../rules.ts'
import type { AlbumId } from '../shapes.ts'

const world = useWorld()
const make = async (who: Actor) => (await who.gets(albums.create, { name: 'United States' })).album.id
const box = { x: 200, y: 500, width: 400, height: 280 }

test('ann lays an item and the hole for a want on a page, with captions, and reads the same back', async () => {
  const { ann } = world
  const id = await make(ann)
  const item = (await keepItem(world, ann, { width_mm: 36, height_mm: 24 })).id
  const [entry] = await keepEntry(world)
  await ann.gets(albums.addItems, { id, stamp_item_ids: [item] })
  const { page_id } = await ann.gets(albums.addPage, { id, title: 'United States of America' })
  const words = { title: 'United States', subtitle: '1893', foot: '243,750 were issued', quadrille: false }
  const mounts = [
    { stamp_item_id: item, ...box, mount: 'cream' as const, caption: '50 c slate blue' },
    { catalogue_entry_id: entry, ...box, x: 700, caption: '$ 1 salmon' },
  ]
  expect(await ann.gets(albums.savePage, { id, page_id, revision: 1, ...words, mounts })).toEqual({ revision: 2 })
  const { album_page } = await ann.gets(albums.page, { id, page_id })
  expect(album_page).toMatchObject({ ...words, number: 1, revision: 2, mounts: [mounts[0], { ...mounts[1], mount: 'black' }] })
  expect(album_page.mounts[0]!.catalogue_number).toEqual({ type: 'scott', name: 'Sc', number: '3' })
  expect((await ann.gets(albums.show, { id })).album.own).toEqual({ waiting: 0, may_grow: true })
})

test('what leaves the page, lies on another mount, is not in the album or stands twice is refused', async () => {
  const { ann } = world
  const id = await make(ann)
  const [item, other] = [(await keepItem(world, ann)).id, (await keepItem(world, ann)).id]
  await ann.gets(albums.addItems, { id, stamp_item_ids: [item] })
  const { page_id } = await ann.gets(albums.addPage, { id })
  const save = async (...mounts: object[]) => (await ann.ask(albums.savePage, { id, page_id, revision: 1, mounts: mounts as never })).code
  const mine = { stamp_item_id: item, ...box }
  expect(await save({ ...mine, x: 1_700 })).toBe('album.outside')
  expect(await save({ ...mine, y: 399 })).toBe('album.outside')
  expect(await save(mine, { catalogue_entry_id: crypto.randomUUID(), ...box, x: 599 })).toBe('album.overlap')
  expect(await save(mine, { catalogue_entry_id: crypto.randomUUID(), ...box, x: 600 })).toBe('album.mount_of')
  expect(await save({ ...mine, stamp_item_id: other })).toBe('album.mount_of')
  expect(await save(mine, { ...mine, x: 900 })).toBe('album.mount_of')
  expect(await save({ ...box })).toBe('album.mount_of')
  expect(await save({ ...mine, catalogue_entry_id: crypto.randomUUID() })).toBe('album.mount_of')
  expect(await save(mine)).toBeUndefined()
})

test('two windows save the same page: the second is told, and nothing of the first is lost', async () => {
  const { ann } = world
  const id = await make(ann)
  const { page_id } = await ann.gets(albums.addPage, { id })
  const said = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ann.ask(albums.savePage, { id, page_id, revision: 1, title: `Window ${n}`, mounts: [] })),
  )
  expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test('an item moves to another page; the page it left has changed', async () => {
  const { ben } = world
  const id = await make(ben)
  const item = (await keepItem(world, ben)).id
  await ben.gets(albums.addItems, { id, stamp_item_ids: [item] })
  const [one, two] = [(await ben.gets(albums.addPage, { id })).page_id, (await ben.gets(albums.addPage, { id })).page_id]
  const mounts = [{ stamp_item_id: item, ...box }]
  await ben.gets(albums.savePage, { id, page_id: one, revision: 1, mounts })
  await ben.gets(albums.savePage, { id, page_id: two, revision: 1, mounts })
  const pages = [await ben.gets(albums.page, { id, page_id: one }), await ben.gets(albums.page, { id, page_id: two })]
  expect(pages.map(({ album_page }) => [album_page.number, album_page.revision, album_page.mounts.length])).toEqual([
    [1, 3, 0],
    [2, 2, 1],
  ])
  await ben.gets(albums.removePage, { id, page_id: two })
  expect((await ben.gets(albums.show, { id })).album).toMatchObject({ pages: [{ id: one }], own: { waiting: 1 } })
  await ben.gets(albums.detach, { type: 'album', album_id: id, stamp_item_ids: [item] })
  expect((await ben.gets(albums.show, { id })).album.own!.waiting).toBe(0)
})

test('forty items of all sizes are laid on pages at once, and none lies on another', async () => {
  const { cleo } = world
  const id = await make(cleo)
  const items = []
  for (let n = 0; n < 40; n++)
    items.push((await keepItem(world, cleo, { width_mm: 18 + n, height_mm: 24 + ((n * 7) % 40), denomination: `${n} c` })).id)
  await cleo.gets(albums.addItems, { id, stamp_item_ids: items })
  expect(await cleo.gets(albums.arrange, { id: id as AlbumId })).toEqual({ placed: 40 })
  const { album } = await cleo.gets(albums.show, { id })
  expect(album.pages.length).toBeGreaterThan(1)
  const laid = []
  for (const { id: page_id } of album.pages) {
    const { mounts } = (await cleo.gets(albums.page, { id, page_id })).album_page
    expect(misplaced(mounts)).toBeUndefined()
    laid.push(...mounts)
  }
  expect(laid.map(({ stamp_item_id }) => stamp_item_id)).toEqual(items)
  expect(laid[0]).toMatchObject({ width: 220, height: 280, caption: '0 c' })
  expect(await cleo.gets(albums.arrange, { id })).toEqual({ placed: 0 })
})

test('the PDF of an album has a sheet for each page; a hole has a code; nobody prints an album that is hidden from them', async () => {
  const dora = await world.join('dora')
  const id = await make(dora)
  const [entry] = await keepEntry(world)
  for (let n = 0; n < 2; n++) {
    const { page_id } = await dora.gets(albums.addPage, { id })
    await dora.gets(albums.savePage, { id, page_id, revision: 1, title: 'Почта 邮票', mounts: [{ catalogue_entry_id: entry as never, ...box }] })
  }
  const { album_pages, codes } = await dora.gets(albums.print, { id })
  expect([album_pages.map(({ number }) => number), codes.map(({ catalogue_entry_id }) => catalogue_entry_id)]).toEqual([[1, 2], [entry]])
  expect(codes[0]!.rows.every((row) => row.length === codes[0]!.rows.length)).toBe(true)
  expect((await dora.gets(albums.print, { id, number: 2 })).album_pages).toHaveLength(1)
  expect((await dora.ask(albums.pdf, { id, paper: 'Letter' })).status).toBe(200)
  for (const op of [albums.print, albums.pdf] as const) expect((await world.ben.ask(op, { id })).status).toBe(404)
  expect((await world.guest.ask(albums.pdf, { id })).status).toBe(401)
})
