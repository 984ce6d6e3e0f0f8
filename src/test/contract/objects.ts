import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { slices } from '#app/server.ts'
import { disputes } from '#features/disputes/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '../support/cast.ts'
import type { World } from '../support/world.ts'
import { type Make, type Maker, makeNeeded, type Needs, namesMadeBy } from './makers.ts'
import { sliceOf } from './slice-of.ts'

/** Texts that only ann (and, for an order, ben) may ever read. */
export const CANARY = {
  street: 'Canary Wharf Lane 7',
  draft: 'CANARY draft of a penny black',
  hidden: 'CANARY private inverted swan',
  email: 'ann@example.com',
} as const

/** One object of each kind owned by ann; ben is the counterparty of the orders. */
export interface Things {
  readonly member: Id<'members'>
  readonly address: Id<'addresses'>
  readonly media: Id<'medias'>
  readonly loose_media: Id<'medias'>
  readonly item: Id<'stamp_items'>
  readonly hidden_item: Id<'stamp_items'>
  readonly free_item: Id<'stamp_items'>
  readonly store: Id<'stores'>
  readonly product: Id<'products'>
  readonly draft: Id<'products'>
  readonly archived: Id<'products'>
  readonly card: string
  readonly order: Id<'orders'>
  readonly shipped: Id<'orders'>
  /** An order in dispute, and its dispute. */
  readonly disputed: Id<'orders'>
  readonly dispute: Id<'disputes'>
  readonly group: Id<'order_groups'>
  readonly unpaid_group: Id<'order_groups'>
  readonly bens_address: Id<'addresses'>
  readonly bens_card: string
  readonly rate: Id<'shipping_rates'>
}
export type ObjectName = keyof Things

/** Adds the things of one slice, which extends `Things` by them in its test/fixtures.ts. */
export type MakeFixtures = Make<Things>
/** In the order of the layers: what a slice makes is there for those above it. */
const layer = (file: string) => slices.findIndex(({ name }) => name === sliceOf(file))
const FIXTURES: readonly Maker<Things>[] = await Promise.all(
  // Read when they are called: whoever imports a helper from such a file begins this import before that file is evaluated.
  globSync('src/features/*/test/fixtures.ts')
    .toSorted((a, b) => layer(a) - layer(b) || (a < b ? -1 : 1))
    .map(async (file) => {
      const from = (await import(resolve(file))) as { fixtures: MakeFixtures }
      return { slice: sliceOf(file), make: (world: World, things: Things) => from.fixtures(world, things) }
    }),
)

const whereabouts = { full_name: 'A Collector', address: CANARY.street, city: 'Lyon', zipcode: '69001', country: 'FR' }
export const addressGiven = { ...whereabouts, address: 'Rue de la Paix 1' }

/** A row of an uploaded picture, without its file. */
export async function pictureOf({ pool }: World, { id }: Pick<Actor, 'id'>): Promise<Id<'medias'>> {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22)
  const sizes = JSON.stringify([
    { size: 'full', width: 900, height: 1000 },
    { size: '320', width: 288, height: 320 },
  ])
  const { rows } = await pool.query(
    "insert into medias (member_id, key, width, height, dpi, border, bytes, sha256, sizes) values ($1, $2, 900, 1000, 600, 'dark', 40000, $2, $3) returning id",
    [id, key, sizes],
  )
  await pool.query(
    'insert into media_quotas (member_id, bytes) values ($1, 40000) on conflict (member_id) do update set bytes = media_quotas.bytes + 40000',
    [id],
  )
  return rows[0].id
}

async function keepItem(world: World, who: Actor, name: string, status: 'FOR_SALE' | 'PRIVATE') {
  const media = await pictureOf(world, who)
  const { stamp_item } = await who.gets(stampItems.create, { name, status, media_ids: [media], quantity_owned: { mint: 0, used: 99 } })
  return { id: stamp_item.id, media }
}

/** Ann's store and shipping rate, created once. */
async function shopOf({ ann }: Pick<World, 'ann'>): Promise<Pick<Things, 'store' | 'rate'>> {
  const { store } = await ann.gets(stores.own, {})
  if (store) return { store: store.id, rate: (await ann.gets(shipping.rates, {})).rates[0]!.id }
  const made = await ann.gets(stores.create, { name: 'Penny Black & Co', country: 'FR', city: 'Lyon' })
  const { rates } = await ann.gets(shipping.setRates, {
    rates: [{ shipping_option: 'letter_tracked', reach: 'everywhere', amount: 300, days_least: 2, days_most: 5 }],
  })
  return { store: made.store.id, rate: rates[0]!.id }
}

async function listed({ ann }: World, productable_id: Id<'stamp_items'>, name: string, is_published: boolean): Promise<Id<'products'>> {
  const { product } = await ann.gets(products.create, {
    productable_id,
    name,
    quantity: 5,
    regular_price: 12_500,
    is_published,
  })
  return product.id
}

async function cardOf(who: Actor, name = 'pm_card_visa'): Promise<string> {
  const { payment_methods } = await who.gets(payments.methods, {})
  const kept = name === 'pm_card_visa' && payment_methods[0]?.payment_method_id
  return kept || (await who.gets(payments.keepMethod, { payment_method_id: name })).payment_method.payment_method_id
}

/** Ben buys one piece; with a card that needs his bank, the purchase waits. */
async function bought({ ben }: World, things: Things, { product, bens_card }: Pick<Things, 'product' | 'bens_card'> = things) {
  const { group } = await ben.gets(orders.checkout, {
    lines: [{ product_id: product, order_quantity: 1 }],
    deliveries: [{ store_id: things.store, rate_id: things.rate }],
    address_id: things.bens_address,
    payment_method_id: bens_card,
    expected_total: 12_800,
  })
  return { group: group.id, order: group.orders[0]!.id }
}
const shippedTo = async (world: World, things: Things) => {
  const { order } = await bought(world, things)
  await world.ann.gets(orders.ship, { id: order, carrier: 'La Poste', tracking: 'RR123456785FR' })
  return order
}

const addressOf = async (who: Actor) => (await who.gets(places.create, whereabouts)).address.id
const forgetAddresses = ({ pool }: World, owners: readonly Actor[]) =>
  pool.query('update addresses set deleted_at = clock_timestamp(), is_default = false where deleted_at is null and member_id = any($1)', [
    owners.map(({ id }) => id),
  ])

/** What every slice may build on. */
const OWN: readonly Maker<Things>[] = [
  { make: async ({ ann }) => ({ member: ann.id }) },
  { make: shopOf },
  {
    make: async (world) => {
      const { id: item, media } = await keepItem(world, world.ann, 'Cérès 20c. noir', 'FOR_SALE')
      return { item, media }
    },
  },
  { make: async (world) => ({ hidden_item: (await keepItem(world, world.ann, CANARY.hidden, 'PRIVATE')).id }) },
  { make: async (world) => ({ free_item: (await keepItem(world, world.ann, 'A stamp nobody lists', 'PRIVATE')).id }) },
  { make: async (world) => ({ loose_media: await pictureOf(world, world.ann) }) },
  {
    make: async (world) => {
      const { ann, ben } = world
      await forgetAddresses(world, [ann, ben])
      return { address: await addressOf(ann), bens_address: await addressOf(ben) }
    },
  },
  { make: async ({ ann, ben }) => ({ card: await cardOf(ann), bens_card: await cardOf(ben) }) },
  {
    make: async (world, { item }) => {
      const { ann } = world
      await world.pool.query('update products set status = $1, stock_reserved = 0 where member_id = $2', ['archived', ann.id])
      const product = await listed(world, item, 'Cérès 20c. noir', true)
      const [draft, archived] = [await listed(world, item, CANARY.draft, false), await listed(world, item, 'An archived stamp', false)]
      await ann.gets(products.archive, { id: archived })
      return { product, draft, archived }
    },
  },
]

/** Purchases by ben: one paid, one shipped, one waiting for his bank, one in dispute. */
const DEALINGS: readonly Maker<Things>[] = [
  { make: (world, things) => bought(world, things) },
  { make: async (world, things) => ({ shipped: await shippedTo(world, things) }) },
  {
    make: async (world, things) => {
      const { id } = await keepItem(world, world.ann, 'A waiting stamp', 'FOR_SALE')
      const product = await listed(world, id, 'A waiting stamp', true)
      const { group } = await bought(world, things, { product, bens_card: await cardOf(world.ben, 'pm_card_authenticationRequired') })
      return { unpaid_group: group }
    },
  },
  {
    make: async (world, things) => {
      const id = await shippedTo(world, things)
      const { disputed } = await world.ben.gets(disputes.open, { id, reason: 'damaged', amount: 12_800, note: 'Torn at the corner' })
      return { disputed: id, dispute: disputed.dispute!.id }
    },
  },
]

/** All objects, or with `needs` those that are needed, made again: the last call may have used them up. Others stay as in `last`. */
export async function makeThings(world: World, last: Partial<Things> = {}, needs?: Needs): Promise<Things> {
  await world.pool.query('delete from blocks')
  return makeNeeded([...OWN, ...DEALINGS, ...FIXTURES], world, last, needs)
}
/** The names of ben's purchases, which are slow to make. */
export const dealingNames = () => namesMadeBy(DEALINGS)
