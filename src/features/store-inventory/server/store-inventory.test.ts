import { beforeAll, expect, test } from 'vitest'
import { proposals } from '#features/proposals/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell, sellSupply } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { storeInventory } from '../contract.ts'

const world = useWorld()
beforeAll(() => openShop(world.ann))

const inventory = async (input = {}) => world.ann.gets(storeInventory.show, input)
const names = async (input = {}) => (await inventory(input)).inventory.data.map(({ name }) => name)

test('ann sees what her store holds, what is at a checkout, what runs low, and what all of it is listed at', async () => {
  const stamp = await sell(world, world.ann)
  await sellSupply(world, world.ann, { name: 'Black mounts', quantity: 2 })
  await sellSupply(world, world.ann, { name: 'Stockbook', quantity: 40, sku: 'SB_40%' })
  await world.pool.query('update products set stock_reserved = 1 where id = $1', [stamp.id])
  const { sums, inventory: found } = await inventory()
  expect(sums).toEqual([{ currency: 'USD', live: 3, sold_out: 0, units: 42, reserved: 1, low: 1, worth: 12_500 + 42 * 690 }])
  expect(found.total).toBe(3)
  expect(found.data.find(({ id }) => id === stamp.id)).toMatchObject({ quantity: 0, reserved: 1, is_low: false, worth: 12_500 })
  expect(await names({ stock: 'low' })).toEqual(['Black mounts'])
  expect(await names({ stock: 'reserved' })).toEqual(['Cérès 20c. noir'])
  expect(await names({ stock: 'out' })).toEqual([])
  await world.pool.query('update products set stock_reserved = 0 where id = $1', [stamp.id])
})

test('a sign that SQL knows means itself, and nobody sees the stock of another', async () => {
  expect(await names({ search: '_40%' })).toEqual(['Stockbook'])
  expect(await names({ search: '%' })).toEqual(['Stockbook'])
  expect(await names({ search: 'nothing' })).toEqual([])
  expect((await world.ben.gets(storeInventory.show, {})).inventory.data).toEqual([])
  expect((await world.guest.ask(storeInventory.show, {})).status).toBe(401)
})

test('each page begins behind the last', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { inventory: page } = await inventory({ page_size: 10, stock: 'all', ...(cursor && { cursor }) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_page_url ? new URL(page.next_page_url, 'http://x').searchParams.get('cursor')! : undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
})

const blank = { series: '', topic_ids: [], color: null, denomination: '', catalogue_number: [] }
const standing = async (state: readonly string[] = []) =>
  (await world.ann.gets(storeInventory.proposals, { state: state as never })).items.data.map(({ product, state: is }) => [product.name, is])

test('ann proposes what the catalogue lacks, with the facts of her item, once; a supply is no item of the catalogue', async () => {
  const item = {
    country: 'PT',
    year_issued: 1901,
    catalogue_number: [
      { type: 'scott', number: '77' },
      { type: 'own', number: 'A1' },
    ],
  }
  const stamp = await sell(world, world.ann, { item: { ...item, name: 'Crown 5 r' }, product: { name: 'Crown 5 r' } })
  expect(await standing(['absent'])).toContainEqual(['Crown 5 r', 'absent'])
  expect((await standing()).map(([name]) => name)).not.toContain('Stockbook')
  const { proposal } = await world.ann.gets(storeInventory.propose, { product_id: stamp.id, note: 'From my stock' })
  expect(proposal).toMatchObject({ kind: 'new', status: 'Voting', title: 'Crown 5 r', is_own: true })
  expect(proposal.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'country', 'year_issued', 'catalogue_number', 'media_id']),
  )
  expect(proposal.fields.find(({ field }) => field === 'catalogue_number')!.new!.text).toBe('Sc 77')
  expect(await standing(['proposed'])).toEqual([['Crown 5 r', 'proposed']])
  expect((await world.ann.ask(storeInventory.propose, { product_id: stamp.id })).code).toBe('store.is_proposed')
  await world.ann.gets(proposals.withdraw, { id: proposal.id })
  expect(await standing(['absent'])).toContainEqual(['Crown 5 r', 'absent'])
})

test('two presses at once propose an item once', async () => {
  const stamp = await sell(world, world.ann, { item: { name: 'Ox 1 c', country: 'BR', year_issued: 1866, catalogue_number: [] } })
  const said = await Promise.all([1, 2, 3].map(() => world.ann.ask(storeInventory.propose, { product_id: stamp.id })))
  expect(said.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'store.is_proposed', 'store.is_proposed'])
})

test('what is like an entry has to be looked at; what has an entry, and what is another’s, is not proposed', async () => {
  const [entry] = await keepEntry(world, {
    ...blank,
    name: 'Lion 2 c',
    country: 'NL',
    year_issued: 1872,
    catalogue_number: [{ type: 'scott', number: '21' }],
  })
  const item = { name: 'Lion 2 c', country: 'NL', year_issued: 1872, catalogue_number: [{ type: 'scott', number: '21' }] }
  const stamp = await sell(world, world.ann, { item })
  const similar = await world.ann.ask(storeInventory.propose, { product_id: stamp.id })
  expect([similar.code, similar.facts]).toEqual(['proposal.similar', { entry_ids: [entry] }])
  expect((await world.cleo.ask(storeInventory.propose, { product_id: stamp.id })).code).toBe('store.no_item')
  await world.pool.query('update stamp_items set catalogue_entry_id = $2 where id = (select p.stamp_item_id from products p where p.id = $1)', [
    stamp.id,
    entry,
  ])
  expect((await world.ann.ask(storeInventory.propose, { product_id: stamp.id, different_from: [entry!] })).code).toBe('store.in_catalogue')
  expect(await standing(['there'])).toContainEqual([stamp.name, 'there'])
  await keepItem(world, world.ann)
})
