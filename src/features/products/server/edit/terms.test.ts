import { beforeAll, expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { fixturesOf, itemFor, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'
import { publishScheduled } from './scheduled.timer.ts'

const world = useWorld()
beforeAll(() => openShop(world.ann))
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** Its time comes: the row is dated back, because the clock is the database's. */
const due = (id: string) => world.pool.query("update products set published_at = clock_timestamp() - interval '1 second' where id = $1", [id])
const runTimer = (id: string) =>
  world.product.db
    .transaction()
    .execute((tx) =>
      publishScheduled.run(
        { tx, emit: () => {}, clock: async () => new Date(Date.now() + 1_000), tools: {} as never, record: () => {} },
        id as never,
      ),
    )

test('ann says how she takes returns, sends and packs; buyers read it, and the tags are found', async () => {
  const given = await fixturesOf(world, world.ann, {
    product: {
      ...{
        accepting_best_offer: true,
        may_be_exhibited: true,
        return_policy: { domestic: 30, international: 0 },
        tags: ['Zeppelinpost', 'Zeppelinpost'],
      },
      ...{ shipping_option: 'letter_tracked', shipping_instructions: 'Between two cards.' },
    },
  })
  const { id } = (await world.ann.gets(products.create, given)).product
  const parcel = { length: 9.5, width: 6, height: 0.5, lbs_weight: 0, weight: 3 }
  await world.ann.gets(products.parcel, { id, ...parcel })
  const { product } = await world.guest.gets(products.show, { id })
  expect(product).toMatchObject({
    ...{ accepting_best_offer: true, may_be_exhibited: true, return_policy: { domestic: 30, international: 0 }, tags: ['Zeppelinpost'] },
    ...{ shipping_option: 'letter_tracked', shipping_instructions: 'Between two cards.', parcel_detail: parcel },
  })
  expect((await world.guest.gets(products.list, { search: 'zeppelinpost' })).products.data).toMatchObject([{ id }])
  await world.ann.gets(products.parcel, { id, ...parcel, weight: 5 })
  expect((await world.guest.gets(products.show, { id })).product.parcel_detail).toMatchObject({ weight: 5 })
})

test('a parcel without weight, of a stranger, or a way of sending of no list is refused', async () => {
  const { id, productable_id } = await sell(world, world.ann)
  const parcel = { length: 9, width: 6, height: 1 }
  expect(await world.ann.ask(products.parcel, { id, ...parcel })).toMatchObject({ status: 422, code: 'product.parcel_weight' })
  expect((await world.ben.ask(products.parcel, { id, ...parcel, weight: 3 })).status).toBe(404)
  const given = { id, productable_id, name: 'Cérès', regular_price: 100, is_published: true, shipping_option: 'by_owl' }
  expect(await world.ann.ask(products.update, given)).toMatchObject({ status: 422, code: 'product.shipping_option' })
  // As programs of the old product spell it.
  const { shipping_option, ...rest } = given
  const old = { ...rest, shiping_option: 'letter_tracked' } as never
  expect((await world.ann.gets(products.update, old)).product.shipping_option).toBe('letter_tracked')
  expect((await world.ann.ask(products.update, { ...given, shiping_option: shipping_option } as never)).status).toBe(422)
})

test('scheduled, it is ann’s alone until its time; then it is on the market', async () => {
  const given = await fixturesOf(world, world.ann, { product: { name: 'Later', published_at: inHours(2) } })
  const { product } = await world.ann.gets(products.create, given)
  expect(product).toMatchObject({ status: 'scheduled', is_published: false })
  expect((await world.guest.ask(products.show, { id: product.id })).status).toBe(404)
  expect((await world.ann.gets(stampItems.show, { id: given.productable_id })).stamp_item.committed).toEqual({ mint: 0, used: 1 })
  await runTimer(product.id)
  expect((await world.guest.ask(products.show, { id: product.id })).status).toBe(404)
  await due(product.id)
  await runTimer(product.id)
  expect((await world.guest.gets(products.show, { id: product.id })).product.status).toBe('published')
  expect((await world.guest.gets(products.list, { search: 'later' })).products.data).toMatchObject([{ id: product.id }])
})

test('what cannot be published when its time comes is a draft again, and holds nothing', async () => {
  const given = await fixturesOf(world, world.ann, { product: { published_at: inHours(2) } })
  const { id } = (await world.ann.gets(products.create, given)).product
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [given.productable_id])
  await due(id)
  await runTimer(id)
  expect((await world.ann.gets(products.show, { id })).product.status).toBe('draft')
  expect((await world.ann.gets(stampItems.show, { id: given.productable_id })).stamp_item.committed).toEqual({ mint: 0, used: 0 })
})

test('a time that has passed publishes at once; one in two years is refused, and a draft is scheduled by its own call', async () => {
  const past = await world.ann.gets(products.create, await fixturesOf(world, world.ann, { product: { published_at: inHours(-1) } }))
  expect(past.product.status).toBe('published')
  const far = await world.ann.ask(products.create, await fixturesOf(world, world.ann, { product: { published_at: inHours(24 * 800) } }))
  expect(far).toMatchObject({ status: 422, code: 'product.schedule' })
  const draft = await sell(world, world.ann, { product: { is_published: false } })
  expect(await world.ann.ask(products.schedule, { id: draft.id, published_at: inHours(-1) })).toMatchObject({ status: 422 })
  const { product } = await world.ann.gets(products.schedule, { id: draft.id, published_at: inHours(5) })
  const { id, productable_id, name, regular_price } = draft
  const [is_published, published_at] = [true, inHours(7)]
  const moved = await world.ann.gets(products.update, { id, productable_id, name, regular_price, is_published, published_at })
  expect(moved.product).toMatchObject({ status: 'scheduled', published_at })
  expect(product).toMatchObject({ status: 'scheduled', actions: ['publish', 'unpublish', 'archive'] })
})

test('scheduled products count among what the plan shows', async () => {
  const lena = await world.join('lena')
  await openShop(lena)
  await world.pool.query(
    "insert into products (store_id, member_id, stamp_item_id, unit, name, status, published_at, currency, regular_price) select s.id, s.member_id, i.id, 'used', 'Row', 'scheduled', clock_timestamp() + interval '1 day', 'USD', 100 from stores s, generate_series(1, 25), (select $2::uuid as id) i where s.member_id = $1",
    [lena.id, (await lena.gets(stampItems.create, await itemFor(world, lena))).stamp_item.id],
  )
  expect(await lena.ask(products.create, await fixturesOf(world, lena, { product: { published_at: inHours(2) } }))).toMatchObject({
    status: 403,
    code: 'product.limit',
  })
})
