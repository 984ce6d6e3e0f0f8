import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { commitUnits } from '#features/stamp-items/server/public.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { offline } from '../contract.ts'
import { device } from '../test/kept.ts'

const world = useWorld()
const promised = (stamp_item_id: Id<'stamp_items'>) =>
  world.product.db
    .transaction()
    .execute((tx) => commitUnits(tx, { stamp_item_id, unit: 'used', quantity: 1, kind: 'product', ref_id: crypto.randomUUID() }))
const conflictsOf = async (who: typeof world.ann) => (await who.gets(offline.conflicts, {})).conflicts.data
const box = (storage_place: string) => ({ storage_place })

test('a device gets the whole collection and the wishes, then only what changed, also deletions', async () => {
  const nora = await world.join('nora')
  const [one, two] = [await keepItem(world, nora, { private_note: 'of my aunt' }), await keepItem(world, nora, { name: 'Second' })]
  await keepItem(world, world.ben, { name: 'Not hers' })
  const [entry] = await keepEntry(world)
  await nora.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry!, note: 'with gum' })
  const phone = await device(world, nora)
  await phone.read()
  expect([...phone.items.keys()].sort()).toEqual([one.id, two.id].sort())
  expect(phone.items.get(one.id)).toMatchObject({
    name: one.name,
    private_note: 'of my aunt',
    catalogue_number: [{ type: 'scott', number: '3' }],
    used: 1,
  })
  expect([...phone.wishes.values()]).toMatchObject([
    { type: 'CatalogueEntry', note: 'with gum', catalogue_number: expect.arrayContaining([{ type: 'scott', number: expect.any(String) }]) },
  ])
  expect(await phone.read()).toEqual({ came: [], gone: [] })

  await nora.gets(stampItems.bulk, { items: [{ id: two.id as never, storage_place: 'box 9' }] })
  expect(await phone.read()).toEqual({ came: [two.id], gone: [] })
  await nora.gets(stampItems.remove, { id: one.id as never })
  const wish = [...phone.wishes.keys()][0]!
  await nora.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry!, is_wished: false })
  expect((await phone.read()).gone.sort()).toEqual([one.id, wish].sort())
  await nora.gets(stampItems.restore, { ids: [one.id as never] })
  expect(await phone.read()).toEqual({ came: [one.id], gone: [] })
})

test('a change that commits late is not missed, though a later one was seen before', async () => {
  const olga = await world.join('olga')
  const [slow, quick] = [await keepItem(world, olga), await keepItem(world, olga)]
  const phone = await device(world, olga)
  await phone.read()
  const open = await world.pool.connect()
  await open.query('begin')
  await open.query('update stamp_items set storage_place = $2 where id = $1', [slow.id, 'late'])
  await olga.gets(stampItems.bulk, { items: [{ id: quick.id as never, storage_place: 'early' }] })
  // More than a page of later changes: the mark then stands at a change, not at the oldest open transaction.
  await world.pool.query("insert into offline_changes (subject_id, member_id, kind) select uuidv7(), $1, 'wish' from generate_series(1, 501)", [
    olga.id,
  ])
  await phone.read({ waits: false })
  await open.query('commit')
  open.release()
  await phone.read()
  expect([phone.items.get(slow.id)!.storage_place, phone.items.get(quick.id)!.storage_place]).toEqual(['late', 'early'])
})

test('what began before the device was known is waited for', async () => {
  const peta = await world.join('peta')
  const item = await keepItem(world, peta)
  const open = await world.pool.connect()
  await open.query('begin')
  await open.query('update stamp_items set storage_place = $2 where id = $1', [item.id, 'before'])
  const { id } = (await peta.gets(offline.keep, { name: 'phone' })).device
  const first = await peta.gets(offline.changes, { device_id: id as never })
  const waits = await peta.gets(offline.changes, { device_id: id as never, since: first.mark })
  expect([first.whole, waits.wait, waits.stamp_items]).toEqual([true, true, []])
  await open.query('commit')
  open.release()
  const asked = () => peta.gets(offline.changes, { device_id: id as never, since: waits.mark })
  let comes = await asked()
  while (comes.wait) comes = await asked()
  expect(comes.stamp_items).toMatchObject([{ id: item.id, storage_place: 'before' }])
})

test('a mark of another database, of nobody or made up begins the whole collection anew', async () => {
  const rosa = await world.join('rosa')
  const phone = await device(world, rosa)
  await phone.read()
  const other = phone.mark()!.replace(/\.\d+-\d+\./, '.123-1.')
  for (const since of [other, 'changes', `${phone.mark()}9`, 'changes.1-1.99999999999999999999999.x'])
    expect(await rosa.gets(offline.changes, { device_id: phone.id as never, since })).toMatchObject({ whole: true, more: true })
})

test('two devices change two units of one item: both go in; the same unit: the first stays, and the second is kept beside it', async () => {
  const sara = await world.join('sara')
  const { id } = await keepItem(world, sara, { storage_place: 'box 1' })
  const [phone, tablet] = [await device(world, sara, 'phone'), await device(world, sara, 'tablet')]
  await phone.read()
  await tablet.read()
  const said = await phone.send(phone.edit(id, 'storage_place', box('box 2')), phone.edit(id, 'used', { used: 2 }))
  expect(said.outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  const lost = await tablet.send(
    tablet.edit(id, 'storage_place', box('safe')),
    tablet.edit(id, 'private_note', { private_note: 'gift' }),
    tablet.edit(id, 'used', { used: 1 }),
  )
  expect(lost.outcomes.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['conflict', 'changed'],
    ['applied', null],
    ['applied', null],
  ])
  expect(lost).toMatchObject({ conflicts: 1, stamp_items: [{ id, storage_place: 'box 2', private_note: 'gift', used: 4 }] })
  const [conflict] = await conflictsOf(sara)
  expect(conflict).toMatchObject({
    unit: 'storage_place',
    base: box('box 1'),
    mine: box('safe'),
    theirs: box('box 2'),
    device: 'tablet',
    reason: 'changed',
  })
  expect(await sara.gets(offline.settle, { id: conflict!.id as never, use: 'mine' })).toEqual({ conflicts: 0 })
  await phone.read()
  expect(phone.items.get(id)!.storage_place).toBe('safe')
  expect((await sara.ask(offline.settle, { id: conflict!.id as never, use: 'theirs' })).code).toBe('offline.conflict')
})

test('an edit that comes twice is done once, also twice in one request', async () => {
  const tina = await world.join('tina')
  const { id } = await keepItem(world, tina)
  const phone = await device(world, tina)
  await phone.read()
  const more = phone.edit(id, 'used', { used: 2 })
  expect((await phone.send(more, more)).stamp_items).toMatchObject([{ used: 3 }])
  const again = await phone.send(more)
  expect([again.outcomes, again.stamp_items[0]!.used]).toEqual([[{ op_id: more.op_id, outcome: 'applied', reason: null }], 3])
})

test('no rule is bypassed: promised pieces, frozen statuses, codes and what cannot be read are refused one by one, and kept', async () => {
  const { ann } = world
  const { id } = await keepItem(world, ann, { quantity_owned: { mint: 0, used: 2 } })
  const phone = await device(world, ann)
  await phone.read()
  await promised(id as never)
  await promised(id as never)
  const said = await phone.send(
    phone.edit(id, 'used', { used: -1 }),
    phone.edit(id, 'status', { status: 'PRIVATE' }),
    phone.edit(id, 'removed', {}),
    phone.edit(id, 'grading', { condition: 'shiny', grade: null, quality: null, gum: null }),
    phone.edit(id, 'name', { name: '' }),
    phone.edit(id, 'status', { status: 'IN_AUCTION' }),
    phone.edit(id, 'used', { used: 1 }),
  )
  expect(said.outcomes.map(({ reason }) => reason)).toEqual([
    'stamp_item.committed',
    'stamp_item.committed',
    'stamp_item.committed',
    'stamp_item.condition',
    'input.form',
    'input.form',
    null,
  ])
  expect(said.stamp_items).toMatchObject([{ id, used: 3, status: 'FOR_SALE', condition: 'MNH' }])
  expect(said.conflicts).toBe(6)
  const mine = (await conflictsOf(ann)).find(({ unit }) => unit === 'removed')!
  expect((await ann.ask(offline.settle, { id: mine.id as never, use: 'mine' })).code).toBe('offline.barred')
  await world.pool.query("update stamp_items set status = 'IN_AUCTION' where id = $1", [id])
  await phone.read()
  expect((await phone.send(phone.edit(id, 'status', { status: 'PRIVATE' }))).outcomes).toMatchObject([
    { outcome: 'refused', reason: 'stamp_item.committed' },
  ])
})

test('ben changes nothing of ann’s with a device of his, sees none of her conflicts and settles none', async () => {
  const { ann, ben } = world
  const { id } = await keepItem(world, ann)
  const [hers, his] = [await device(world, ann), await device(world, ben)]
  await hers.read()
  const edit = hers.edit(id, 'name', { name: 'Mine' })
  expect((await his.send(edit)).outcomes).toMatchObject([{ outcome: 'refused', reason: 'stamp_item.not_found' }])
  expect(await conflictsOf(ben)).toEqual([])
  for (const asked of [
    ben.ask(offline.changes, { device_id: hers.id as never }),
    ben.ask(offline.edits, { device_id: hers.id as never, edits: [] }),
    ben.ask(offline.takeOff, { device_id: hers.id as never, ids: [crypto.randomUUID()] }),
    ben.ask(offline.forget, { id: hers.id as never }),
  ])
    expect((await asked).code).toBe('offline.device')
  const [open] = await conflictsOf(ann)
  expect((await ben.ask(offline.settle, { id: open!.id as never, use: 'mine' })).status).toBe(404)
  // The same number of an edit says nothing of another member's edits.
  await hers.send(edit)
  expect((await hers.send(edit)).stamp_items).toMatchObject([{ name: 'Mine' }])
})

test('an edit of an item that was deleted meanwhile is kept, and using it brings the item back', async () => {
  const uma = await world.join('uma')
  const { id } = await keepItem(world, uma)
  const [phone, tablet] = [await device(world, uma), await device(world, uma, 'tablet')]
  await phone.read()
  await tablet.read()
  await phone.send(phone.edit(id, 'removed', {}))
  const said = await tablet.send(tablet.edit(id, 'storage_place', box('box 4')))
  expect(said).toMatchObject({ outcomes: [{ outcome: 'conflict', reason: 'removed' }], stamp_items: [], conflicts: 1 })
  const [conflict] = await conflictsOf(uma)
  expect(conflict!.theirs).toBeNull()
  await uma.gets(offline.settle, { id: conflict!.id as never, use: 'mine' })
  expect((await tablet.read()).came).toEqual([id])
  expect(tablet.items.get(id)).toMatchObject({ storage_place: 'box 4' })
})

test('wishes are taken off by a device; a device that was forgotten, or away for 14 days, is told so', async () => {
  const vera = await world.join('vera')
  const [entry] = await keepEntry(world)
  await vera.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! })
  const [phone, tablet] = [await device(world, vera), await device(world, vera, 'tablet')]
  await phone.read()
  const ids = [...phone.wishes.keys()]
  expect(await vera.gets(offline.takeOff, { device_id: phone.id as never, ids })).toEqual({ ids })
  expect(await phone.read()).toEqual({ came: [], gone: ids })
  await vera.gets(offline.forget, { id: phone.id as never })
  expect((await vera.ask(offline.changes, { device_id: phone.id as never })).code).toBe('offline.device')
  await world.pool.query("update offline_devices set seen_at = seen_at - interval '13 days' where id = $1", [tablet.id])
  await world.settle()
  expect((await vera.ask(offline.changes, { device_id: tablet.id as never })).status).toBe(200)
  await world.pool.query("update offline_devices set seen_at = seen_at - interval '2 days' where id = $1", [tablet.id])
  await world.settle()
  expect((await vera.ask(offline.edits, { device_id: tablet.id as never, edits: [] })).code).toBe('offline.device')
  const { rows } = await world.pool.query('select count(*) as n from offline_changes where member_id = $1', [vera.id])
  expect(Number(rows[0].n)).toBe(0)
})

test('a member keeps the collection on ten devices at most, and is told which', async () => {
  const wilma = await world.join('wilma')
  for (let n = 0; n < 10; n++) await wilma.gets(offline.keep, { name: `device ${n}` })
  expect((await wilma.ask(offline.keep, { name: 'one more' })).code).toBe('offline.devices')
  expect((await wilma.gets(offline.devices, {})).devices.map(({ name }) => name)).toContain('device 9')
})
