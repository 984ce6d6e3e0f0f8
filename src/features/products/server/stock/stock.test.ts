import { beforeAll, expect, test } from 'vitest'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { context, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { products } from '../../contract.ts'
import { consumeStock, findForSale, lockForSale, releaseStock, reserveStock } from '../public.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})
const group = () => crypto.randomUUID()
const stockOf = async (id: string) =>
  (await world.pool.query('select stock_on_hand as hand, stock_reserved as held, status from products where id = $1', [id])).rows[0]
const cardOf = async (id: string) => (await world.pool.query('select quantity from listings where subject_id = $1', [id])).rows[0]?.quantity
const reserve = (group_id: string, lines: [Id<'products'>, number][], buyer?: Id<'members'>) =>
  context(world, (d) =>
    reserveStock(
      d,
      group_id,
      lines.map(([product_id, quantity]) => ({ product_id, quantity })),
      buyer,
    ),
  )
const books = async (id: string) =>
  (
    await world.pool.query(
      `select coalesce(sum(quantity) filter (where kind in ('received', 'returned', 'adjusted', 'sold')), 0)::int as hand,
    coalesce(sum(quantity) filter (where kind in ('reserved', 'released', 'sold')), 0)::int as held from stock_movements where product_id = $1`,
      [id],
    )
  ).rows[0]

test('a product reserved at a checkout stays on the market, but not among those available now', async () => {
  const [free, held] = [await sell(world, world.ann), await sell(world, world.ann)]
  expect(await reserve(group(), [[held.id, 1]])).toBe(true)
  const shown = async (more: { available?: 'now' }) => {
    const { data, total } = (await world.guest.gets(products.list, { store_id: free.store_id, ...more })).products
    return [new Map(data.map(({ id, quantity }) => [id, quantity])), total]
  }
  const both = [
    [free.id, 1],
    [held.id, 0],
  ] as const
  expect(await shown({})).toEqual([new Map(both), 2])
  expect(await shown({ available: 'now' })).toEqual([new Map([both[0]]), 1])
})

test('a checkout reserves the last unit against twenty others, then sells it', async () => {
  const { id, productable_id } = await sell(world, world.ann)
  const groups = Array.from({ length: 20 }, group)
  const held = await Promise.all(groups.map((one) => reserve(one, [[id, 1]])))
  expect(held.filter(Boolean)).toHaveLength(1)
  expect([await stockOf(id), await cardOf(id)]).toEqual([{ hand: 1, held: 1, status: 'published' }, 0])
  expect(await context(world, (d) => consumeStock(d, groups[held.indexOf(true)]!))).toBe(true)
  expect([await stockOf(id), await cardOf(id), await books(id)]).toEqual([{ hand: 0, held: 0, status: 'sold_out' }, undefined, { hand: 0, held: 0 }])
  expect((await world.ann.ask(stampItems.show, { id: productable_id as StampItemId })).status).toBe(404)
  expect((await world.guest.gets(products.show, { id })).product).toMatchObject({
    status: 'sold_out',
    quantity: 0,
    productable: { name: 'Cérès 20c. noir' },
  })
})

test('reserving, releasing and selling are idempotent', async () => {
  const { id } = await sell(world, world.ann, { product: { quantity: 3 } })
  const [mine, other] = [group(), group()]
  for (const _ of [1, 2])
    expect(
      await reserve(mine, [
        [id, 1],
        [id, 1],
      ]),
    ).toBe(true)
  expect(await stockOf(id)).toMatchObject({ hand: 3, held: 2 })
  expect(await reserve(other, [[id, 2]])).toBe(false)
  expect(await reserve(other, [[id, 1]])).toBe(true)
  for (const _ of [1, 2]) await context(world, (d) => releaseStock(d, other))
  expect(await reserve(other, [[id, 1]])).toBe(false)
  expect(await context(world, (d) => consumeStock(d, other))).toBe(false)
  for (const _ of [1, 2]) expect(await context(world, (d) => consumeStock(d, mine))).toBe(true)
  await context(world, (d) => releaseStock(d, mine))
  expect([await stockOf(id), await cardOf(id), await books(id)]).toEqual([{ hand: 1, held: 0, status: 'published' }, 1, { hand: 1, held: 0 }])
})

test('many products are reserved together or not at all, in whatever order they are named', async () => {
  const [one, two] = [await sell(world, world.ann, { product: { quantity: 50 } }), await sell(world, world.ann, { product: { quantity: 50 } })]
  expect(
    await reserve(group(), [
      [one.id, 1],
      [two.id, 51],
    ]),
  ).toBe(false)
  expect(await stockOf(one.id)).toMatchObject({ held: 0 })
  const held = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      reserve(
        group(),
        n % 2
          ? [
              [one.id, 1],
              [two.id, 1],
            ]
          : [
              [two.id, 1],
              [one.id, 1],
            ],
      ),
    ),
  )
  expect(held.every(Boolean)).toBe(true)
  expect([await stockOf(one.id), await stockOf(two.id)]).toMatchObject([{ held: 20 }, { held: 20 }])
})

test('while a buyer is at the checkout, ann cannot remove the product or change its item; the price she may change', async () => {
  const product = await sell(world, world.ann, { product: { quantity: 2 } })
  const { id } = product
  const mine = group()
  await reserve(mine, [[id, 1]])
  for (const way of [products.unpublish, products.archive]) expect((await world.ann.ask(way, { id })).code).toBe('product.reserved')
  const given = { id, productable_id: product.productable_id!, name: 'Cérès', regular_price: 5_000, quantity: 1, is_published: true }
  expect((await world.ann.ask(products.update, { ...given, is_published: false })).code).toBe('product.reserved')
  expect((await world.ann.ask(products.update, { ...given, unit: 'mint' })).code).toBe('product.reserved')
  expect((await world.ann.gets(products.update, given)).product).toMatchObject({ price: 5_000, quantity: 1 })
  expect(await stockOf(id)).toEqual({ hand: 2, held: 1, status: 'published' })
  await context(world, (d) => releaseStock(d, mine))
  expect((await world.ann.gets(products.archive, { id })).product.status).toBe('archived')
})

test('a bought product stays readable for its buyer when it is archived', async () => {
  const { id } = await sell(world, world.ann, { product: { quantity: 2 } })
  const mine = group()
  await reserve(mine, [[id, 1]], world.ben.id)
  await context(world, (d) => consumeStock(d, mine))
  await world.ann.gets(products.archive, { id })
  expect([(await world.ben.ask(products.show, { id })).status, (await world.cleo.ask(products.show, { id })).status]).toEqual([200, 404])
})

test('a sold-out product returns when ann has more units', async () => {
  const product = await sell(world, world.ann, { item: { quantity_owned: { mint: 0, used: 3 } } })
  const mine = group()
  await reserve(mine, [[product.id, 1]])
  await context(world, (d) => consumeStock(d, mine))
  const given = { id: product.id, productable_id: product.productable_id!, name: 'Cérès', regular_price: 5_000, quantity: 3, is_published: true }
  expect((await world.ann.ask(products.update, given)).code).toBe('product.item_committed')
  expect((await world.ann.ask(products.update, { ...given, is_published: false })).code).toBe('product.wrong_state')
  expect((await world.ann.gets(products.update, { ...given, quantity: 2 })).product).toMatchObject({ status: 'published', quantity: 2 })
  expect([await cardOf(product.id), await books(product.id)]).toEqual([2, { hand: 2, held: 0 }])
})

test('a cart gets products for sale with their sellers; drafts and blocked sellers are left out', async () => {
  const [live, draft] = [await sell(world, world.ann), await sell(world, world.ann, { product: { is_published: false } })]
  const found = await findForSale(world.product.db, [live.id, draft.id, group()])
  expect([...found.keys()]).toEqual([live.id])
  expect(found.get(live.id)).toMatchObject({
    name: 'Cérès 20c. noir',
    seller_id: world.ann.id,
    store_name: 'ann’s shop',
    city: 'Lyon',
    country: 'FR',
    unit: 'used',
    price: 12_500,
    currency: 'USD',
    available: 1,
    status: 'published',
    facts: { country: 'FR', year_issued: 1849, condition: 'MNH', catalogue_number: 'Sc 3' },
  })
  expect(found.get(live.id)!.media).toMatchObject({ width: 900, key: expect.any(String) })
  const locked = await world.product.db.transaction().execute((tx) => lockForSale(tx, [live.id, draft.id]))
  expect([...locked.values()]).toEqual([...found.values()])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect((await findForSale(world.product.db, [live.id], world.cleo.id)).size).toBe(0)
})

test('publishing, buying and editing the same products at the same moment ends with consistent books', async () => {
  const { id, productable_id } = await sell(world, world.ann, { product: { quantity: 10 }, item: { quantity_owned: { mint: 0, used: 20 } } })
  const given = { id, productable_id: productable_id!, name: 'Cérès', regular_price: 5_000, quantity: 3, is_published: true }
  const buy = async () => {
    const mine = group()
    if (await reserve(mine, [[id, 1]])) await context(world, (d) => consumeStock(d, mine))
  }
  const all = await Promise.all([
    ...Array.from({ length: 12 }, buy),
    ...Array.from({ length: 6 }, () => world.ann.ask(products.update, given)),
    world.ann.ask(products.unpublish, { id }),
  ])
  expect(all.filter((said) => said && said.status >= 500)).toEqual([])
  const { hand, held, status } = await stockOf(id)
  expect([await books(id), held]).toEqual([{ hand, held }, 0])
  const { rows } = await world.pool.query('select committed_used as n from stamp_items where id = $1', [productable_id])
  expect(rows[0].n).toBe(status === 'published' ? hand : 0)
})
