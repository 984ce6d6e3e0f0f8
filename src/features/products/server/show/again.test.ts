import { beforeAll, expect, test } from 'vitest'
import { shipping } from '#features/shipping/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { fixturesOf, itemFor, openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'

/** Response cache: every change must be in the very next answer (server/operations/response-cache.ts). */
const world = useWorld()
let store: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  store = await openShop(world.ann)
})
const page = async (id: string, who = world.guest) => (await who.gets(products.show, { id: id as never })).product
const market = async (given: object = {}, who = world.guest) => (await who.gets(products.list, { page_size: 250, ...given })).products
const names = async (given: object = {}, who = world.guest) => (await market(given, who)).data.map(({ name }) => name)
/** Requested three times, so that the answer is cached. */
const thrice = async <T>(ask: () => Promise<T>): Promise<T> => [await ask(), await ask(), await ask()].at(-1)!

test('a product’s page shows changes at once: price, facts, pictures, store, delivery, stock', async () => {
  const wares = await fixturesOf(world, world.ann, { product: { quantity: 3 } })
  const { id } = (await world.ann.gets(products.create, wares)).product
  const told = () => page(id)
  await thrice(told)
  await world.ann.gets(products.update, { ...wares, id, regular_price: 9_900 })
  expect((await thrice(told)).price).toBe(9_900)
  const item = await itemFor(world, world.ann, { quantity_owned: { mint: 0, used: 3 }, condition: 'U', year_issued: 1850 })
  await world.ann.gets(stampItems.update, { ...item, id: wares.productable_id })
  expect(await thrice(told)).toMatchObject({ productable: { year_issued: 1850 }, medias: [{ id: item.media_ids![0] }] })
  const second = await pictureOf(world, world.ann)
  await world.ann.gets(stampItems.update, { ...item, id: wares.productable_id, media_ids: [second, item.media_ids![0]!], catalogue_number: [] })
  expect((await thrice(told)).medias.map((media) => media.id)).toEqual([second, item.media_ids![0]])
  const cover = await pictureOf(world, world.ann)
  await world.ann.gets(stores.update, { id: store.id, name: 'Chez Ann', country: 'FR', city: 'Lyon', cover_media_id: cover })
  expect((await thrice(told)).store).toMatchObject({ name: 'Chez Ann', cover_media: { id: cover } })
  const rate = { shipping_option: 'letter_tracked', reach: 'everywhere', amount_next: 50, days_least: 2, days_most: 5 } as const
  await world.ann.gets(shipping.setRates, { rates: [{ ...rate, amount: 410 }] })
  expect((await thrice(told)).rates).toMatchObject([{ amount: 410 }])
  await world.pool.query('update products set stock_reserved = 2 where id = $1', [id])
  expect((await thrice(told)).quantity).toBe(1)
})

test('a product’s page shows at once a new name of its catalogue entry, and its removal', async () => {
  const { rows } = await world.pool.query(
    "insert into catalogue_entries (name, item_kind, words) values ('Ceres, imperforate', 'stamp', '') returning id",
  )
  const { id } = await sell(world, world.ann, { item: { catalogue_entry_id: rows[0].id } })
  const told = async () => (await page(id)).productable?.catalogue_entry?.name
  expect(await thrice(told)).toBe('Ceres, imperforate')
  await world.pool.query("update catalogue_entries set name = 'Ceres, first issue' where id = $1", [rows[0].id])
  expect(await thrice(told)).toBe('Ceres, first issue')
  await world.pool.query('delete from catalogue_entries where id = $1', [rows[0].id])
  expect(await told()).toBeUndefined()
})

test('a list shows at once what was added, changed, sold out and removed, with its total', async () => {
  const french = () => market({ country: ['FR'] })
  const before = (await thrice(french)).data.length
  const { id } = await sell(world, world.ann, { product: { name: 'Sage 1876' } })
  expect((await thrice(french)).data[0]).toMatchObject({ id, name: 'Sage 1876' })
  await world.pool.query('update listings set price = 4200 where subject_id = $1', [id])
  expect((await thrice(french)).data[0]!.price).toBe(4_200)
  await world.ann.gets(products.archive, { id })
  expect((await thrice(french)).data.length).toBe(before)
})

test('what ben blocked is hidden from ben only; products of an absent seller are hidden from all viewers', async () => {
  const cards = await sell(world, world.ann, { product: { name: 'Semeuse 1903' } })
  for (const who of [world.guest, world.ben]) expect(await thrice(() => names({ search: 'semeuse' }, who))).toEqual(['Semeuse 1903'])
  await thrice(() => page(cards.id, world.ben))
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.ann.id])
  expect(await names({ search: 'semeuse' }, world.ben)).toEqual([])
  expect((await world.ben.ask(products.show, { id: cards.id })).status).toBe(404)
  expect(await names({ search: 'semeuse' })).toEqual(['Semeuse 1903'])
  await thrice(() => page(cards.id))
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.ann.id])
  expect(await names({ search: 'semeuse' })).toEqual([])
  expect((await world.guest.ask(products.show, { id: cards.id })).status).toBe(404)
  await world.pool.query('update members set suspended_at = null where id = $1', [world.ann.id])
  expect(await names({ search: 'semeuse' })).toEqual(['Semeuse 1903'])
})

test('members without blocks share the guests’ answer of a list; one who blocks, or asks for own things, leaves it at once', async () => {
  const found = (who: typeof world.ben, more: object = {}) => names({ search: 'merson', ...more }, who)
  const block = (blocker: typeof world.ben, blocked: typeof world.ben) =>
    world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [blocker.id, blocked.id])
  await world.pool.query('delete from blocks')
  // Cleo's question is the first of the shared answer, and then she sees less than others.
  expect(await thrice(() => found(world.cleo))).toEqual([])
  await block(world.cleo, world.ann)
  await sell(world, world.ann, { product: { name: 'Merson 1900' } })
  expect([await found(world.ben), await found(world.cleo)]).toEqual([['Merson 1900'], []])
  await world.pool.query('delete from blocks')
  for (const who of [world.guest, world.ben, world.cleo, world.ann]) expect(await thrice(() => found(who))).toEqual(['Merson 1900'])
  expect(await thrice(() => found(world.ann, { my_stuff: 'hide' }))).toEqual([])
  expect(await thrice(() => found(world.ben, { my_stuff: 'hide' }))).toEqual(['Merson 1900'])
  expect(await thrice(() => found(world.ann, { my_stuff: 'only' }))).toEqual(['Merson 1900'])
  expect(await thrice(() => found(world.guest, { my_stuff: 'only' }))).toEqual([])
  for (const [blocker, blocked] of [
    [world.cleo, world.ann],
    [world.ann, world.cleo],
  ] as const) {
    await block(blocker, blocked)
    expect([await found(world.cleo), await found(world.ben), await found(world.guest)]).toEqual([[], ['Merson 1900'], ['Merson 1900']])
    await sell(world, world.ann, { product: { name: `Merson of ${blocker.name}` } })
    expect([await found(world.cleo), (await found(world.ben)).length]).toEqual([[], 2])
    await world.pool.query('delete from blocks')
    await world.pool.query('delete from listings where name = $1', [`Merson of ${blocker.name}`])
  }
})

test('each language has its own answer, and so has the seller', async () => {
  const { id } = await sell(world, world.ann)
  for (const locale of ['fr', 'ru', 'en'] as const)
    for (let times = 0; times < 2; times++) {
      const { product } = await world.guest.gets(products.show, { id }, { locale })
      expect(product.names.country).toBe({ fr: 'France', ru: 'Франция', en: 'France' }[locale])
    }
  expect((await thrice(() => page(id))).actions).toEqual([])
  expect((await thrice(() => page(id, world.ann))).actions).toContain('archive')
})

test('similar products are updated too', async () => {
  const [first, second] = [await sell(world, world.ann), await sell(world, world.ann, { product: { name: 'Cérès again' } })]
  const beside = async () => (await world.guest.gets(products.similar, { id: first.id })).products.map((card) => card.id)
  expect(await thrice(beside)).toContain(second.id)
  await world.ann.gets(products.archive, { id: second.id })
  expect(await beside()).not.toContain(second.id)
  await world.ann.gets(products.archive, { id: first.id })
  expect((await world.guest.ask(products.similar, { id: first.id })).status).toBe(404)
})

test('a search that found nothing finds at once what is listed then', async () => {
  const found = () => names({ search: 'blanc' })
  expect(await thrice(found)).toEqual([])
  await sell(world, world.ann, { product: { name: 'Blanc 1900' } })
  expect(await found()).toEqual(['Blanc 1900'])
})
