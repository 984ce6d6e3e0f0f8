import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { findAlike, findCards } from './queries-similar.ts'

const world = useWorld()
const ids: Record<string, string> = {}
const beside = async (name: string, who = world.guest) =>
  (await who.gets(products.similar, { id: ids[name] as never })).products.map((card) => card.name)

beforeAll(async () => {
  await openShop(world.ann)
  await openShop(world.ben)
  const put = async (name: string, item: object, seller = world.ann, regular_price = 1_000) => {
    ids[name] = (await sell(world, seller, { item: { name, catalogue_number: [], condition: 'U', ...item }, product: { name, regular_price } })).id
  }
  const scott3 = { catalogue_number: [{ type: 'scott', number: '3' }] }
  await put('Cérès 1849', { country: 'FR', year_issued: 1849, ...scott3 })
  await put('Cérès 1849 of ben', { country: 'FR', year_issued: 1849, ...scott3 }, world.ben)
  await put('Sage 1876', { country: 'FR', year_issued: 1876 })
  await put('Napoléon 1853', { country: 'FR', year_issued: 1853 })
  await put('Semeuse 1903', { country: 'FR', year_issued: 1903 })
  await put('Basel dove 1845', { country: 'CH', year_issued: 1845, ...scott3 })
  await put('Napoléon d’or 1854', { country: 'FR', year_issued: 1854, item_kind: 'coin', condition: null })
  await put('Dollar 1799', { country: 'US', year_issued: 1799, item_kind: 'coin', condition: null })
})

test('similar to a stamp: the same stamp of another seller, then its country’s nearest years, then other stamps; never itself, never a coin', async () => {
  expect(await beside('Cérès 1849')).toEqual(['Cérès 1849 of ben', 'Napoléon 1853', 'Sage 1876', 'Semeuse 1903', 'Basel dove 1845'])
  expect(await beside('Semeuse 1903')).toEqual(['Sage 1876', 'Napoléon 1853', 'Cérès 1849 of ben', 'Cérès 1849', 'Basel dove 1845'])
  expect(await beside('Napoléon d’or 1854')).toEqual(['Dollar 1799'])
})

test('sold, archived and blocked sellers’ products are not similar products, and another member’s draft has none', async () => {
  await world.ann.gets(products.archive, { id: ids['Sage 1876'] as never })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect(await beside('Cérès 1849', world.cleo)).toEqual(['Napoléon 1853', 'Semeuse 1903', 'Basel dove 1845'])
  expect((await world.guest.ask(products.similar, { id: ids['Sage 1876'] as never })).status).toBe(404)
})

test('on a large market it reads the first rows of indexes, never whole ones', async () => {
  await world.pool.query(`with p as (insert into products (store_id, member_id, stamp_item_id, unit, name, currency, regular_price)
      select store_id, member_id, stamp_item_id, unit, 'n', 'USD', 1 from products cross join generate_series(1, 2000) limit 12000 returning *)
    insert into listings (kind, subject_id, member_id, store_id, store_name, name, item_kind, productable_type, country, year_issued, price, regular_price, currency, quantity, condition_group, words)
    select 'product', p.id, p.member_id, p.store_id, 's', 'n', 'stamp', 'StampItem', 'FR', 1900 + (random() * 90)::int, 1, 1, 'USD', 1, 'NA', '' from p`)
  await world.pool.query('analyze listings')
  const like = {
    kind: 'product',
    subject_id: ids['Cérès 1849']!,
    item_kind: 'stamp',
    country: 'FR',
    year_issued: 1849,
    condition: 'U',
    catalogue_number: 'Scott 3',
    price: 1_000,
  }
  const { found, read } = await world.product.db.transaction().execute(async (tx) => {
    const found = await findCards(tx, null, await findAlike(tx, like, 10), 10)
    const { rows } = await sql<{ whole: number; heads: number }>`select seq_tup_read::int as whole, idx_tup_fetch::int as heads
      from pg_stat_xact_user_tables where relname = 'listings'`.execute(tx)
    return { found, read: rows[0]! }
  })
  expect(found.map(({ name }) => name)).toContain('Napoléon 1853')
  expect(read.whole).toBe(0)
  expect(read.heads).toBeGreaterThan(0)
  expect(read.heads).toBeLessThan(250)
})
