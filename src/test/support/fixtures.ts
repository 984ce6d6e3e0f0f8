import { earnCoins, post } from '#features/ledger/server/public.ts'
import type { MediaId } from '#features/media/contract.ts'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Actor } from './cast.ts'
import type { World } from './world.ts'

/** A row of an uploaded picture, without its file. */
export async function pictureOf({ pool }: World, member: Actor, sides: readonly number[] = [320]): Promise<MediaId> {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22)
  const sizes = JSON.stringify([
    { size: 'full', width: 900, height: 1000 },
    ...sides.map((side) => ({ size: `${side}`, width: Math.round(Math.min(1, side / 1000) * 900), height: Math.min(1000, side) })),
  ])
  const { rows } = await pool.query(
    "insert into medias (member_id, key, width, height, dpi, border, bytes, sha256, sizes) values ($1, $2, 900, 1000, 600, 'dark', 40000, $2, $3) returning id",
    [member.id, key, sizes],
  )
  return rows[0].id
}

type NewItemInput = GivenOf<typeof stampItems.create>
const ceres = {
  name: 'Cérès 20c. noir',
  country: 'FR',
  year_issued: 1849,
  condition: 'MNH',
  catalogue_number: [{ type: 'scott', number: '3', value: 35_000, year: 2024 }],
  status: 'FOR_SALE',
  quantity_owned: { mint: 0, used: 1 },
} satisfies Partial<NewItemInput>

export const itemFor = async (world: World, member: Actor, more: Partial<NewItemInput> = {}): Promise<NewItemInput> => ({
  ...ceres,
  media_ids: [await pictureOf(world, member)],
  ...more,
})

/** Creates an item in a member's collection. */
export const keepItem = async (world: World, member: Actor, more: Partial<NewItemInput> = {}) =>
  (await member.gets(stampItems.create, await itemFor(world, member, more))).stamp_item

/** Opens a store with a shipping rate. */
export async function openShop(seller: Actor, name = `${seller.name}’s shop`) {
  const { store } = await seller.gets(stores.create, { name, country: 'FR', city: 'Lyon' })
  await seller.gets(shipping.setRates, {
    rates: [{ shipping_option: 'letter_tracked', reach: 'everywhere', amount: 300, amount_next: 50, days_least: 2, days_most: 5 }],
  })
  return store
}

type Product = GivenOf<typeof products.create>
export interface Fixtures {
  readonly item?: Partial<NewItemInput>
  readonly product?: Partial<Product>
}
/** The input for listing a new item of the seller. */
export async function fixturesOf(
  world: World,
  seller: Actor,
  { item = {}, product = {} }: Fixtures = {},
): Promise<Product & { productable_id: StampItemId }> {
  const { id } = await keepItem(world, seller, { quantity_owned: { mint: 0, used: product.quantity ?? 1 }, ...item })
  return { name: 'Cérès 20c. noir', regular_price: 12_500, is_published: true, ...product, productable_id: id }
}
/** Lists a supply in a member's store: it needs no item. */
export const sellSupply = async (world: World, seller: Actor, more: Partial<Product> = {}) => {
  const media_ids = [await pictureOf(world, seller)]
  const given = { name: 'Spade tip tongs', category_ids: ['tongs_spade'], media_ids, regular_price: 690, quantity: 3, is_published: true }
  return (await seller.gets(products.create, { productable_type: 'Supply', ...given, ...more })).product
}
export const sell = async (world: World, seller: Actor, wares: Fixtures = {}) =>
  (await seller.gets(products.create, await fixturesOf(world, seller, wares))).product

/** Runs work in one transaction with a handler's context; an error rolls it back. Emitted events are dropped. */
export function context<T>({ product: { db } }: World, work: (context: TransactionContext) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .execute((tx) => work({ tx, emit: () => {}, clock: async () => new Date(0), tools: {} as TransactionContext['tools'], record: () => {} }))
}

/** Coins for a member, from the issuance. */
export const giveCoins = (world: World, { id }: Actor, coins: number) =>
  context(world, (books) => earnCoins(books, { member_id: id, coins, code: 'test_coins', ref_type: 'test', ref_id: crypto.randomUUID() }))

/** Money that a member may dispose of. */
export const giveMoney = (world: World, { id }: Actor, amount: number, currency = 'USD') =>
  context(world, (books) =>
    post(books, {
      ...{ code: 'test_money', ref_type: 'test', ref_id: crypto.randomUUID() },
      lines: [
        { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
        { account: { owner_id: id, code: 'seller_available', currency }, credit: amount },
      ],
    }),
  )

/** What is in one account of a member. */
export async function balanceIn({ pool }: World, { id }: Actor, code: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where owner_id = $1 and code = $2',
    [id, code],
  )
  return rows[0]!.n
}
