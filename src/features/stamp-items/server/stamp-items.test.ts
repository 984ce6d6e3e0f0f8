import { expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import { itemFor, keepItem, pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../contract.ts'
import { commitUnits, consumeUnits, releaseUnits } from './public.ts'

const world = useWorld()
const pieces = async (id: string) =>
  (await world.pool.query('select mint, used, committed_mint, committed_used, deleted_at is not null as gone from stamp_items where id = $1', [id]))
    .rows[0]
const commit = (stamp_item_id: Id<'stamp_items'>, ref_id: string, quantity = 1) =>
  world.product.db.transaction().execute((tx) => commitUnits(tx, { stamp_item_id, unit: 'used', quantity, kind: 'product', ref_id }))

test('ann keeps an item with all its facts, and reads the same back', async () => {
  const given = await itemFor(world, world.ann, { topic_ids: ['birds'], grade: 'S', width_mm: 20, height_mm: 22 })
  const { media_ids, ...facts } = given
  const { stamp_item } = await world.ann.gets(stampItems.create, given)
  expect(stamp_item).toMatchObject({ ...facts, user_id: world.ann.id, committed: { mint: 0, used: 0 } })
  expect(stamp_item.medias.map(({ id }) => id)).toEqual(media_ids)
  expect(stamp_item.medias[0]!.is_published).toBe(true)
})

test('each code that no vocabulary knows is told at its own field', async () => {
  const wrong = {
    country: 'ZZZ',
    condition: 'shiny',
    grade: 'A1',
    color: 'octarine',
    quality: 'x',
    format: 'x',
    shape: 'x',
    issue_type: 'x',
    topic_ids: ['birds', 'x'],
    category_ids: ['x'],
    catalogue_number: [{ type: 'nonesuch', number: '1' }],
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, errors } = await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { [field]: value }))
    expect([field, status, Object.keys(errors ?? {})]).toEqual([field, 422, [field]])
  }
})

test('ann cannot show ben’s picture, or the same picture twice; an item needs none', async () => {
  const [own, bens] = [await pictureOf(world, world.ann), await pictureOf(world, world.ben)]
  for (const media_ids of [[bens], [own, own], [own, bens]])
    expect((await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { media_ids }))).code).toBe('stamp_item.media')
  expect((await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { quantity_owned: { mint: 0, used: 0 } }))).code).toBe(
    'stamp_item.quantity',
  )
})

test('an item keeps no picture until it is promised; what is promised keeps one', async () => {
  const given = await itemFor(world, world.ann)
  const { stamp_item } = await world.ann.gets(stampItems.create, { ...given, media_ids: [] })
  expect(stamp_item.medias).toEqual([])
  const id = stamp_item.id
  expect((await world.ann.gets(stampItems.update, { ...given, id })).stamp_item.medias).toHaveLength(1)
  await commit(id, crypto.randomUUID())
  const refusal = await world.ann.ask(stampItems.update, { ...given, id, media_ids: [] })
  expect([refusal.status, refusal.code, Object.keys(refusal.errors ?? {})]).toEqual([422, 'stamp_item.picture_needed', ['media_ids']])
})

test('a private item is ann’s alone, by id and in the list, and its number does not leak', async () => {
  const dora = await world.join('dora')
  const [secret, shown] = [await keepItem(world, dora, { status: 'PRIVATE' }), await keepItem(world, dora, { status: 'FOR_TRADE' })]
  expect(secret.medias[0]!.is_published).toBe(false)
  for (const [who, seen] of [
    [dora, [shown.id, secret.id]],
    [world.ben, [shown.id]],
    [world.guest, [shown.id]],
  ] as const) {
    const { stamp_items } = await who.gets(stampItems.list, { user_id: dora.id })
    expect(stamp_items).toMatchObject({ data: seen.map((id) => ({ id })), total: seen.length })
  }
  expect((await world.ben.ask(stampItems.show, { id: secret.id })).code).toBe('stamp_item.not_found')
  expect((await world.ben.gets(stampItems.list, { user_id: dora.id, status: ['PRIVATE'] })).stamp_items.data).toEqual([])
  expect((await world.ben.gets(stampItems.show, { id: shown.id })).stamp_item.committed).toBeNull()
})

test('whom dora has blocked sees nothing of hers, nor does anybody once she is suspended', async () => {
  const [edda, finn] = [await world.join('edda'), await world.join('finn')]
  const { id } = await keepItem(world, edda)
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [edda.id, finn.id])
  expect((await finn.ask(stampItems.show, { id })).status).toBe(404)
  expect((await world.ben.ask(stampItems.show, { id })).status).toBe(200)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [edda.id])
  expect((await world.ben.ask(stampItems.show, { id })).status).toBe(404)
})

test('ben can neither change nor remove what is ann’s, and extra keys are refused', async () => {
  const { id } = await keepItem(world, world.ann)
  const given = await itemFor(world, world.ben)
  expect((await world.ben.ask(stampItems.update, { id, ...given })).status).toBe(404)
  expect((await world.ben.ask(stampItems.remove, { id })).status).toBe(404)
  for (const extra of [{ user_id: world.ben.id }, { member_id: world.ben.id }, { committed_used: 0 }, { number: 1 }])
    expect((await world.ann.ask(stampItems.update, { id, ...(await itemFor(world, world.ann)), ...extra } as never)).status).toBe(422)
  expect((await world.ann.ask(stampItems.create, await itemFor(world, world.ann, { status: 'IN_AUCTION' as never }))).status).toBe(422)
})

test('a list walks on by its cursor and finds every item once', async () => {
  const gina = await world.join('gina')
  const kept = []
  for (let n = 0; n < 5; n++) kept.push((await keepItem(world, gina, { name: `penny ${n} 100%_` })).id)
  const ask = { user_id: gina.id, page_size: 2 }
  const seen: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { stamp_items } = await world.ben.gets(stampItems.list, { ...ask, ...(cursor && { cursor }) })
    seen.push(...stamp_items.data.map(({ id }) => id))
    if (!stamp_items.next_page_url) break
    cursor = new URL(stamp_items.next_page_url, 'http://x').searchParams.get('cursor')!
  }
  expect(seen).toEqual(kept.toReversed())
  expect((await world.ben.gets(stampItems.list, { ...ask, search: '3 100%_' })).stamp_items.data).toHaveLength(1)
  expect((await world.ben.gets(stampItems.list, { ...ask, search: 'penny%3' })).stamp_items.data).toHaveLength(0)
  expect((await world.ben.ask(stampItems.list, { ...ask, cursor: 'WzFd' })).status).toBe(422)
})

test('one piece, one promise, even for twenty at the same moment', async () => {
  const { id } = await keepItem(world, world.ann, { quantity_owned: { mint: 0, used: 3 } })
  const taken = await Promise.all(Array.from({ length: 20 }, () => commit(id, crypto.randomUUID())))
  expect(taken.filter(Boolean)).toHaveLength(3)
  expect(await pieces(id)).toMatchObject({ used: 3, committed_used: 3 })
})

test('what is promised cannot become fewer, change its purpose or be removed; given back, it can', async () => {
  const [item, ref] = [await keepItem(world, world.ann, { quantity_owned: { mint: 0, used: 2 } }), crypto.randomUUID()]
  await commit(item.id, ref, 2)
  const given = { id: item.id, ...(await itemFor(world, world.ann)) }
  expect((await world.ann.ask(stampItems.update, given)).code).toBe('stamp_item.committed')
  expect((await world.ann.ask(stampItems.update, { ...given, quantity_owned: { mint: 0, used: 2 }, status: 'PRIVATE' })).code).toBe(
    'stamp_item.committed',
  )
  expect((await world.ann.ask(stampItems.update, { ...given, quantity_owned: { mint: 1, used: 2 }, name: 'Cérès' })).status).toBe(200)
  expect((await world.ann.ask(stampItems.remove, { id: item.id })).code).toBe('stamp_item.committed')
  for (const _ of [1, 2]) await world.product.db.transaction().execute((tx) => releaseUnits(tx, 'product', ref))
  expect(await pieces(item.id)).toMatchObject({ committed_used: 0 })
  expect((await world.ann.ask(stampItems.remove, { id: item.id })).status).toBe(200)
  expect((await world.ann.ask(stampItems.show, { id: item.id })).status).toBe(404)
})

test('what is sold is owned no more, and with the last piece the item leaves the collection', async () => {
  const [{ id }, ref] = [await keepItem(world, world.ann, { quantity_owned: { mint: 0, used: 2 } }), crypto.randomUUID()]
  await commit(id, ref, 2)
  const sell = () =>
    world.product.db.transaction().execute((tx) => consumeUnits(tx, 'product', [{ ref_id: ref, stamp_item_id: id, unit: 'used', quantity: 1 }]))
  await sell()
  expect(await pieces(id)).toEqual({ mint: 0, used: 1, committed_mint: 0, committed_used: 1, gone: false })
  await sell()
  expect(await pieces(id)).toEqual({ mint: 0, used: 0, committed_mint: 0, committed_used: 0, gone: true })
  await expect(sell()).rejects.toThrow('never promised')
  expect((await world.ann.ask(stampItems.show, { id })).status).toBe(404)
})
