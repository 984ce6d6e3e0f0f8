import { beforeAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { fixturesOf, itemFor, keepItem, openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})
const committed = async (id: string | null) =>
  (await world.pool.query('select committed_used from stamp_items where id = $1', [id])).rows[0].committed_used
const cardOf = async (id: string) =>
  (await world.pool.query('select name, price::int, quantity, store_name, country from listings where subject_id = $1', [id])).rows[0]

test('ann lists her item at once: all viewers see it, with names in their language', async () => {
  const product = await sell(world, world.ann)
  expect(product).toMatchObject({
    status: 'published',
    is_published: true,
    price: 12_500,
    quantity: 1,
    currency: 'USD',
    user_id: world.ann.id,
    actions: ['unpublish', 'archive'],
  })
  const seen = await world.guest.gets(products.show, { id: product.id }, { locale: 'fr' })
  expect(seen.product).toMatchObject({
    actions: [],
    names: { condition: 'Neuf sans charnière', country: 'France', catalogue_number: 'Scott 3' },
    productable: { committed: null },
    store: { name: 'ann’s shop' },
  })
  expect(seen.product.medias[0]).toMatchObject({ is_published: true })
  expect(seen.product.rates).toMatchObject([{ amount: 300, shipping_option: 'letter_tracked' }])
  expect(await committed(product.productable_id)).toBe(1)
})

test('a draft is visible to ann only, and commits no units', async () => {
  const draft = await sell(world, world.ann, { product: { is_published: false } })
  expect(draft).toMatchObject({ status: 'draft', published_at: null, actions: ['publish', 'schedule', 'archive'] })
  for (const who of [world.ben, world.guest]) expect((await who.ask(products.show, { id: draft.id })).code).toBe('product.not_found')
  expect((await world.guest.gets(products.list, { page_size: 250 })).products.data.map(({ id }) => id)).not.toContain(draft.id)
  expect(await committed(draft.productable_id)).toBe(0)
  expect((await world.ann.gets(products.publish, { id: draft.id })).product.status).toBe('published')
})

test('GET /products with is_published=0 answers ann her own drafts by word, store and kind; ben and a guest get none of them', async () => {
  const draft = await sell(world, world.ann, { product: { is_published: false, name: 'Sage 10c., not shown yet' } })
  const listed = async (who: Actor, more: Partial<GivenOf<typeof products.list>> = {}) =>
    (await who.gets(products.list, { is_published: 0, ...more })).products
  const ids = async (...asked: Parameters<typeof listed>) => (await listed(...asked)).data.map(({ id }) => id)
  expect(await ids(world.ann, { search: 'SHOWN sage', productable_type: 'StampItem', store_id: draft.store.id })).toEqual([draft.id])
  expect([await ids(world.ann, { search: '100%' }), await ids(world.ann, { productable_type: 'Supply' })]).toEqual([[], []])
  const all = await listed(world.ann, { page_size: 1 })
  expect([all.data[0]!.id, all.total]).toEqual([draft.id, (await ids(world.ann)).length])
  for (const who of [world.ben, world.guest]) expect(await ids(who)).toEqual([])
  await world.ann.gets(products.publish, { id: draft.id })
  expect(await ids(world.ann)).not.toContain(draft.id)
  expect(await ids(world.ben, { is_published: 1, page_size: 250 })).toContain(draft.id)
})

test('an incomplete product is refused alike when created published, published later and edited', async () => {
  const kurt = await world.join('kurt')
  expect((await kurt.ask(products.create, await fixturesOf(world, kurt))).code).toBe('product.no_store')
  await kurt.gets(stores.create, { name: 'Kurt', country: 'DE', city: 'Ulm' })
  const given = await fixturesOf(world, kurt)
  expect((await kurt.ask(products.create, given)).code).toBe('product.no_rates')
  const { product } = await kurt.gets(products.create, { ...given, is_published: false })
  const ways = async () => [
    (await kurt.ask(products.publish, { id: product.id })).code,
    (await kurt.ask(products.update, { ...given, id: product.id })).code,
    (await kurt.ask(products.create, given)).code,
  ]
  expect(await ways()).toEqual(Array(3).fill('product.no_rates'))
  await world.pool.query(
    "insert into shipping_rates (member_id, shipping_option, reach, amount, currency, days_least, days_most) values ($1, 'pickup', 'everywhere', 0, 'USD', 0, 1)",
    [kurt.id],
  )
  await world.pool.query("insert into connected_accounts (accountable_id, provider, account_id) values ($1, 'sandbox', 'acct_kurt')", [kurt.id])
  expect(await ways()).toEqual(Array(3).fill('product.store_inactive'))
  await world.pool.query("update connected_accounts set is_active = true, status = 'active' where accountable_id = $1", [kurt.id])
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [product.productable_id])
  expect(await ways()).toEqual(Array(3).fill('product.item_not_for_sale'))
  await world.pool.query("update stamp_items set status = 'FOR_SALE' where id = $1", [product.productable_id])
  expect(await ways()).toEqual([undefined, undefined, 'product.item_committed'])
})

test('an item without a picture cannot be listed in any way; with one it can', async () => {
  const given = await fixturesOf(world, world.ann, { item: { media_ids: [] } })
  expect(await world.ann.ask(products.create, given)).toMatchObject({
    status: 422,
    code: 'product.item_picture',
    errors: { productable_id: expect.anything() },
  })
  const { product } = await world.ann.gets(products.create, { ...given, is_published: false })
  expect((await world.ann.ask(products.publish, { id: product.id })).code).toBe('product.item_picture')
  const media_id = await pictureOf(world, world.ann)
  await world.pool.query('insert into stamp_item_medias (stamp_item_id, position, media_id) values ($1, 0, $2)', [given.productable_id, media_id])
  expect((await world.ann.ask(products.publish, { id: product.id })).status).toBe(200)
})

test('ann cannot sell ben’s item, sell for zero, or set a sale price above the regular one', async () => {
  const bens = await keepItem(world, world.ben)
  const given = await fixturesOf(world, world.ann)
  expect((await world.ann.ask(products.create, { ...given, productable_id: bens.id })).code).toBe('product.item_not_found')
  expect((await world.ann.ask(products.create, { ...given, sale_price: 12_500 })).errors).toHaveProperty('sale_price')
  for (const regular_price of [0, -1, 1.5, Number.POSITIVE_INFINITY, 2 ** 53, '5', true, [5]])
    expect((await world.ann.ask(products.create, { ...given, regular_price } as never)).status).toBe(422)
  for (const extra of [
    { user_id: world.ben.id },
    { store_id: crypto.randomUUID() },
    { status: 'published' },
    { stock_reserved: 0 },
    { productable_type: 'User' },
    { productable_type: '__proto__' },
  ])
    expect((await world.ann.ask(products.create, { ...given, ...extra } as never)).status).toBe(422)
})

test('two products for the same single unit: one is published, even at the same moment', async () => {
  const given = await fixturesOf(world, world.ann)
  const drafts = await Promise.all([1, 2].map(async () => (await world.ann.gets(products.create, { ...given, is_published: false })).product))
  const answers = await Promise.all(drafts.map(({ id }) => world.ann.ask(products.publish, { id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.code).toBe('product.item_committed')
  expect(await committed(given.productable_id)).toBe(1)
})

test('twenty publishes at the same moment, at 24 of 25 live, leave exactly 25', async () => {
  const lena = await world.join('lena')
  const store = await openShop(lena)
  const { id } = await keepItem(world, lena, { quantity_owned: { mint: 0, used: 100 } })
  const list = (is_published: boolean) => lena.gets(products.create, { productable_id: id, name: 'Penny', regular_price: 100, is_published })
  for (let n = 0; n < 24; n++) await list(true)
  const drafts: Id<'products'>[] = []
  for (let n = 0; n < 20; n++) drafts.push((await list(false)).product.id)
  const answers = await Promise.all(drafts.map((id) => lena.ask(products.publish, { id })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'product.limit')).toHaveLength(19)
  const { rows } = await world.pool.query("select count(*)::int as n from products where member_id = $1 and status = 'published'", [lena.id])
  expect(rows[0].n).toBe(25)
  expect((await lena.gets(account.me, {})).user.limits).toContainEqual({ name: 'live_products', label: 'Items for sale at a time', used: 25, of: 25 })
  await world.pool.query("update members set plan = 'premium' where id = $1", [lena.id])
  expect((await lena.gets(account.me, {})).user.limits.map(({ name }) => name)).not.toContain('live_products')
  await world.settle()
  expect((await world.guest.gets(stores.show, { id: store.id })).store.product_count).toBe(25)
})

test('over the limit, what is live may still be edited', async () => {
  const mara = await world.join('mara', { plan: 'basic' })
  await openShop(mara)
  const { id } = await keepItem(world, mara, { quantity_owned: { mint: 0, used: 30 } })
  const given = { productable_id: id, name: 'Penny', regular_price: 100, is_published: true }
  const live: Id<'products'>[] = []
  for (let n = 0; n < 26; n++) live.push((await mara.gets(products.create, given)).product.id)
  await world.pool.query("update members set plan = 'free' where id = $1", [mara.id])
  await new Promise((done) => setTimeout(done, 1_100))
  expect((await mara.gets(products.update, { ...given, id: live[0]!, regular_price: 200 })).product.price).toBe(200)
  expect((await mara.ask(products.create, given)).code).toBe('product.limit')
})

test('an edit changes card, commitment and price together, and keeps the position among the newest', async () => {
  const product = await sell(world, world.ann, { product: { quantity: 2 }, item: { quantity_owned: { mint: 0, used: 5 } } })
  await sell(world, world.ann)
  const seq = async () => (await world.pool.query('select seq from listings where subject_id = $1', [product.id])).rows[0].seq
  const before = await seq()
  const given = {
    id: product.id,
    productable_id: product.productable_id as StampItemId,
    name: 'Cérès 20c. black',
    regular_price: 9_000,
    sale_price: 8_000,
    quantity: 4,
    is_published: true,
  }
  expect((await world.ann.gets(products.update, given)).product).toMatchObject({ price: 8_000, quantity: 4, status: 'published' })
  expect([await cardOf(product.id), await committed(product.productable_id), await seq()]).toMatchObject([
    { name: 'Cérès 20c. black', price: 8_000, quantity: 4 },
    4,
    before,
  ])
  expect((await world.ann.ask(products.update, { ...given, quantity: 6 })).code).toBe('product.item_committed')
  expect((await world.ann.gets(products.update, { ...given, is_published: false })).product.status).toBe('draft')
  expect([await cardOf(product.id), await committed(product.productable_id)]).toEqual([undefined, 0])
})

test('a change of the item or of the store’s name is on the cards a moment later', async () => {
  const nora = await world.join('nora')
  const store = await openShop(nora)
  const product = await sell(world, nora)
  await nora.gets(stampItems.update, { id: product.productable_id as StampItemId, ...(await itemFor(world, nora, { country: 'ES' })) })
  await nora.gets(stores.update, { id: store.id, name: 'Nora’s Ark', country: 'FR', city: 'Lyon' })
  await world.settle()
  expect(await cardOf(product.id)).toMatchObject({ store_name: 'Nora’s Ark', country: 'ES' })
  expect((await world.guest.gets(products.list, { search: 'ark españa' })).products.data).toMatchObject([{ id: product.id }])
})

test('a draft can be deleted, but not what is on the market', async () => {
  const draft = await sell(world, world.ann, { product: { is_published: false } })
  expect((await world.ben.ask(products.remove, { id: draft.id })).code).toBe('product.not_found')
  expect((await world.ann.ask(products.remove, { id: draft.id })).status).toBe(200)
  expect((await world.ann.ask(products.show, { id: draft.id })).status).toBe(404)
  expect((await world.ann.ask(products.remove, { id: (await sell(world, world.ann)).id })).code).toBe('product.wrong_state')
})

test('ann’s own list has her drafts too, by status; ben’s is empty', async () => {
  const otto = await world.join('otto')
  await openShop(otto)
  const [live, draft] = [await sell(world, otto), await sell(world, otto, { product: { is_published: false, sku: 'A-1' } })]
  expect((await otto.gets(products.ofStore, {})).products).toMatchObject({
    total: 2,
    data: [
      { id: draft.id, status: 'draft', sku: 'A-1', number: draft.number },
      { id: live.id, status: 'published' },
    ],
  })
  expect((await otto.gets(products.ofStore, { status: ['draft'] })).products.data).toHaveLength(1)
  expect((await world.ben.gets(products.ofStore, {})).products.data).toEqual([])
})
