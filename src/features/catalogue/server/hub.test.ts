import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { catalogue } from '../contract.ts'

const world = useWorld()
const hub = (id: string, who = world.guest) => who.gets(catalogue.show, { id: id as never })
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('cleo reads how many of an issue are for sale, for trade and owned; what ann keeps private counts for ann alone', async () => {
  const [entry] = await keepEntry(world, { name: 'Counted', catalogue_number: [{ type: 'scott', number: '501' }], country: 'FR' })
  const copy = { catalogue_entry_id: entry as never, catalogue_number: [], country: 'FR' }
  const kept = (who: typeof world.ann, status: 'PRIVATE' | 'FOR_TRADE' | 'OPEN_TO_OFFERS') => keepItem(world, who, { ...copy, status })
  await kept(world.ann, 'PRIVATE')
  await kept(world.ben, 'FOR_TRADE')
  await kept(world.ben, 'OPEN_TO_OFFERS')
  expect((await hub(entry!)).counts).toEqual({ for_sale: 0, in_auction: 0, for_trade: 1, wanted: 0, owned: 1 })
  expect((await hub(entry!, world.ann)).counts).toMatchObject({ owned: 2 })
  await openShop(world.ann)
  await sell(world, world.ann, { item: copy })
  await sell(world, world.ann, { item: { ...copy, catalogue_entry_id: null, catalogue_number: [{ type: 'scott', number: '501' }] } })
  await sell(world, world.ann, { item: copy, product: { is_published: false } })
  await world.settle()
  expect((await hub(entry!)).counts).toMatchObject({ for_sale: 2 })
})

test('nobody who is blocked, suspended or hides the collection is counted', async () => {
  const [entry] = await keepEntry(world, { name: 'Hidden', catalogue_number: [] })
  const finn = await world.join('finn')
  const gwen = await world.join('gwen')
  await keepItem(world, finn, { catalogue_entry_id: entry as never, status: 'FOR_TRADE' })
  const seen = async (who = world.guest) => (await hub(entry!, who)).counts
  expect(await seen()).toMatchObject({ owned: 1, for_trade: 1 })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [finn.id, gwen.id])
  expect(await seen(gwen)).toMatchObject({ owned: 0, for_trade: 0 })
  await world.pool.query("insert into profile_visibility (member_id, field, who) values ($1, 'collection', 'nobody')", [finn.id])
  expect(await seen()).toMatchObject({ owned: 0, for_trade: 0 })
  expect(await seen(finn)).toMatchObject({ owned: 1, for_trade: 1 })
  await world.pool.query("delete from profile_visibility where member_id = $1 and field = 'collection'", [finn.id])
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [finn.id])
  expect(await seen()).toMatchObject({ owned: 0 })
})

test('an item that left the collection counts no more', async () => {
  const [entry] = await keepEntry(world, { name: 'Left', catalogue_number: [] })
  const item = await keepItem(world, world.ben, { catalogue_entry_id: entry as never, status: 'FOR_TRADE' })
  expect((await hub(entry!)).counts).toMatchObject({ owned: 1 })
  await world.ben.gets(stampItems.remove, { id: item.id })
  expect((await hub(entry!)).counts).toMatchObject({ owned: 0 })
})

test('varieties share a base number in one system and country; similar ones share their time and looks, and stand once', async () => {
  const number = (type: string, own: string) => ({ catalogue_number: [{ type, number: own }] })
  const bare = { series: '', topic_ids: [], color: null, denomination: '' }
  const [plain] = await keepEntry(
    world,
    { ...bare, name: 'Plain', country: 'NO', year_issued: 1900, color: 'red', denomination: '5 øre', ...number('scott', '31') },
    { ...bare, name: 'Shade', country: 'NO', year_issued: 1900, color: 'red', ...number('scott', '31a') },
    { ...bare, name: 'Elsewhere', country: 'SE', year_issued: 1900, ...number('scott', '31b') },
    { ...bare, name: 'Other system', country: 'NO', year_issued: 1900, ...number('michel', '31b') },
    { ...bare, name: 'Other number', country: 'NO', year_issued: 1900, ...number('scott', '310') },
    { ...bare, name: 'Same value and colour', country: 'NO', year_issued: 1902, color: 'red', denomination: '5 øre', catalogue_number: [] },
    { ...bare, name: 'Same colour', country: 'NO', year_issued: 1898, color: 'red', catalogue_number: [] },
    { ...bare, name: 'Nothing alike', country: 'NO', year_issued: 1901, catalogue_number: [] },
  )
  const { variants, similar, series } = await hub(plain!)
  expect(names(variants)).toEqual(['Shade'])
  expect(names(similar)).toEqual(['Same value and colour', 'Same colour'])
  expect(series).toEqual([])
})

test('dora’s want counts for everybody, until she hides her wishlist; then for her alone', async () => {
  const [entry] = await keepEntry(world, { name: 'Wanted', catalogue_number: [] })
  const dora = await world.join('dora')
  await dora.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! } as never)
  expect((await hub(entry!)).counts).toMatchObject({ wanted: 1, owned: 0 })
  await world.pool.query("insert into profile_visibility (member_id, field, who) values ($1, 'wishlist', 'nobody')", [dora.id])
  expect((await hub(entry!)).counts).toMatchObject({ wanted: 0 })
  expect((await hub(entry!, dora)).counts).toMatchObject({ wanted: 1 })
})
