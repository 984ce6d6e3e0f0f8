import { expect, test } from 'vitest'
import { medias } from '#features/media/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../../contract.ts'
import { commitUnits } from '../public.ts'

const world = useWorld()
const promise = (stamp_item_id: Id<'stamp_items'>) =>
  world.product.db
    .transaction()
    .execute((tx) => commitUnits(tx, { stamp_item_id, unit: 'used', quantity: 1, kind: 'product', ref_id: crypto.randomUUID() }))
const mine = async (who: typeof world.ann, more = {}) => (await who.gets(stampItems.list, { user_id: who.id as never, ...more })).stamp_items.data

test('an item in an auction is not edited, by no sheet either', async () => {
  const { id } = await keepItem(world, world.ann)
  await world.pool.query("update stamp_items set status = 'IN_AUCTION' where id = $1", [id])
  expect((await world.ann.ask(stampItems.bulk, { items: [{ id: id as never, name: 'Another name' }] })).code).toBe('stamp_item.committed')
})

test('a sheet changes what was typed and nothing else, all of it or nothing', async () => {
  const nora = await world.join('nora')
  const [one, two] = [await keepItem(world, nora, { grade: 'XF', tags: ['old'] }), await keepItem(world, nora, { status: 'PRIVATE' })]
  const { stamp_items } = await nora.gets(stampItems.bulk, {
    items: [
      { id: one.id as never, storage_place: 'box 3', tags: ['new'], grade: null },
      { id: two.id as never, name: 'Renamed', status: 'FOR_TRADE', quantity_owned: { mint: 2, used: 0 } },
    ],
  })
  expect(stamp_items).toMatchObject([
    { id: one.id, name: one.name, storage_place: 'box 3', tags: ['new'], grade: null, grade_scale: null, status: 'FOR_SALE' },
    { id: two.id, name: 'Renamed', status: 'FOR_TRADE', quantity_owned: { mint: 2, used: 0 } },
  ])
  expect(stamp_items[1]!.medias[0]!.is_published).toBe(true)
  const bad = await nora.ask(stampItems.bulk, {
    items: [
      { id: one.id as never, name: 'No' },
      { id: two.id as never, condition: 'shiny' },
    ],
  })
  expect([bad.status, bad.code]).toEqual([422, 'stamp_item.condition'])
  expect((await mine(nora)).map(({ name }) => name).sort()).toEqual([one.name, 'Renamed'])
  await promise(one.id)
  expect((await nora.ask(stampItems.bulk, { items: [{ id: one.id as never, status: 'PRIVATE' }] })).code).toBe('stamp_item.committed')
})

test('ben changes, removes, splits and restores nothing of ann’s, not even in a sheet with his own', async () => {
  const [hers, his] = [await keepItem(world, world.ann), await keepItem(world, world.ben)]
  const ids = [his.id, hers.id] as never[]
  expect((await world.ben.ask(stampItems.bulk, { items: ids.map((id) => ({ id, name: 'Mine' })) })).status).toBe(404)
  expect((await world.ben.ask(stampItems.removeMany, { ids })).status).toBe(404)
  expect((await world.ben.ask(stampItems.split, { id: hers.id as never, used: 1 })).status).toBe(404)
  await world.ann.gets(stampItems.removeMany, { ids: [hers.id as never] })
  expect((await world.ben.ask(stampItems.restore, { ids: [hers.id as never] })).status).toBe(404)
  expect((await mine(world.ben, { trash: true })).length).toBe(0)
  const seen = await world.ben.gets(stampItems.list, { user_id: world.ann.id as never, trash: true })
  expect(seen.stamp_items.data).toEqual([])
})

test('what is deleted is in the trash, its pictures have no public address, and undo brings all of it back', async () => {
  const olga = await world.join('olga')
  const kept = [await keepItem(world, olga), await keepItem(world, olga)]
  const ids = kept.map(({ id }) => id) as never[]
  const picture = { id: kept[0]!.medias[0]!.id as never }
  expect((await world.ben.ask(medias.show, picture)).status).toBe(200)
  await olga.gets(stampItems.removeMany, { ids })
  expect([(await mine(olga)).length, (await mine(olga, { trash: true })).length]).toEqual([0, 2])
  expect((await world.ben.ask(medias.show, picture)).status).toBe(404)
  await olga.gets(medias.remove, { id: kept[1]!.medias[0]!.id as never })
  expect((await olga.gets(stampItems.restore, { ids })).ids).toEqual(ids)
  const back = await mine(olga, { order_by_condition: 'oldest' })
  expect(back.map(({ medias: all }) => all.length)).toEqual([1, 0])
  expect((await world.ben.ask(medias.show, picture)).status).toBe(200)
  expect((await olga.ask(medias.remove, picture)).status).toBe(409)
  expect((await olga.ask(stampItems.restore, { ids })).status).toBe(404)
})

test('an item that becomes private takes its picture along: ben finds it by no address and in no list', async () => {
  const paul = await world.join('paul')
  const item = await keepItem(world, paul)
  const id = item.medias[0]!.id as never
  const pictures = async () => (await world.ben.gets(medias.ofMember, { id: paul.id as never })).medias.data.length
  expect(await pictures()).toBe(1)
  await paul.gets(stampItems.bulk, { items: [{ id: item.id as never, status: 'PRIVATE' }] })
  expect([await pictures(), (await world.ben.ask(medias.show, { id })).status]).toEqual([0, 404])
  const flagged = async (more: object) => (await paul.gets(medias.ofMember, { id: paul.id as never, ...more })).medias.data.length
  expect([await flagged({ is_stamp: true }), await flagged({ is_stamp: false }), await flagged({ is_meta_attached: true })]).toEqual([1, 0, 1])
  expect(await flagged({ is_meta_attached: false })).toBe(0)
})

test('duplicates are split off with all their facts; promised pieces stay, and one remains', async () => {
  const item = await keepItem(world, world.ann, { quantity_owned: { mint: 1, used: 3 }, grade: 'XF', storage_place: 'p. 7' })
  const id = item.id as never
  await promise(item.id)
  expect((await world.ann.ask(stampItems.split, { id, used: 3 })).code).toBe('stamp_item.committed')
  for (const wrong of [{}, { mint: 1, used: 3 }, { used: 4 }, { mint: 2 }])
    expect((await world.ann.ask(stampItems.split, { id, ...wrong })).code).toBe('stamp_item.split')
  const { stamp_item, split_off } = await world.ann.gets(stampItems.split, { id, used: 2, status: 'FOR_TRADE' })
  expect(stamp_item).toMatchObject({ quantity_owned: { mint: 1, used: 1 }, status: 'FOR_SALE', committed: { used: 1 } })
  expect(split_off).toMatchObject({ quantity_owned: { mint: 0, used: 2 }, status: 'FOR_TRADE', grade: 'XF', storage_place: 'p. 7', name: item.name })
  expect(split_off.catalogue_number).toEqual(item.catalogue_number)
  expect(split_off.medias.map((one) => one.id)).toEqual(item.medias.map((one) => one.id))
})

test('one press: copies of entries come with what the entry knows, and the cards know them', async () => {
  const rita = await world.join('rita')
  const entries = await keepEntry(world)
  const catalogue_entry_id = entries[0] as never
  const { ids } = await rita.gets(stampItems.fromEntries, {
    entries: [{ catalogue_entry_id }, { catalogue_entry_id, status: 'FOR_TRADE', condition: 'MNH', storage_place: 'swaps' }],
  })
  const [have, swap] = (await rita.gets(stampItems.byIds, { ids })).stamp_items
  expect(have).toMatchObject({ status: 'PRIVATE', quantity_owned: { mint: 0, used: 1 }, catalogue_entry: { id: catalogue_entry_id } })
  expect(swap).toMatchObject({ status: 'FOR_TRADE', condition: 'MNH', quantity_owned: { mint: 1, used: 0 }, storage_place: 'swaps' })
  expect(have!.catalogue_number.length).toBeGreaterThan(0)
  const held = async (who: typeof rita) => (await who.gets(stampItems.held, { catalogue_entry_id: [catalogue_entry_id] })).held
  expect([await held(rita), await held(world.ben)]).toEqual([[{ catalogue_entry_id, have: 2, swap: 1 }], []])
  const missing = await rita.ask(stampItems.fromEntries, { entries: [{ catalogue_entry_id: crypto.randomUUID() as never }] })
  expect(missing.code).toBe('stamp_item.catalogue_entry')
})
