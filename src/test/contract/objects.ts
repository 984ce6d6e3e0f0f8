import { globSync } from 'node:fs'
import { resolve } from 'node:path'
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
export type MakeFixtures = (world: World, things: Things) => Promise<Partial<Things>>
const FIXTURES = await Promise.all(
  // Read when they are called: whoever imports a helper from such a file begins this import before that file is evaluated.
  globSync('src/features/*/test/fixtures.ts').map(async (file) => ({
    slice: sliceOf(file),
    from: (await import(resolve(file))) as { fixtures: MakeFixtures },
  })),
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

interface SeededPurchase {
  readonly store: Id<'stores'>
  readonly rate: Id<'shipping_rates'>
  readonly address: Id<'addresses'>
  readonly card: string
  readonly product: Id<'products'>
}
/** Ben buys one piece; with a card that needs his bank, the purchase waits. */
async function bought({ ben }: World, { store, rate, address, card, product }: SeededPurchase): Promise<Pick<Things, 'group' | 'order'>> {
  const { group } = await ben.gets(orders.checkout, {
    lines: [{ product_id: product, order_quantity: 1 }],
    deliveries: [{ store_id: store, rate_id: rate }],
    address_id: address,
    payment_method_id: card,
    expected_total: 12_800,
  })
  return { group: group.id, order: group.orders[0]!.id }
}

export type Dealings = Pick<Things, 'order' | 'shipped' | 'disputed' | 'dispute' | 'group' | 'unpaid_group'>
/** Purchases by ben: one paid, one shipped, one in dispute, one waiting for his bank. */
async function dealings(world: World, wares: SeededPurchase): Promise<Dealings> {
  const first = await bought(world, wares)
  const second = await bought(world, wares)
  await world.ann.gets(orders.ship, { id: second.order, carrier: 'La Poste', tracking: 'RR123456785FR' })
  const { id: item } = await keepItem(world, world.ann, 'A waiting stamp', 'FOR_SALE')
  const waiting = await bought(world, {
    ...wares,
    product: await listed(world, item, 'A waiting stamp', true),
    card: await cardOf(world.ben, 'pm_card_authenticationRequired'),
  })
  const third = await bought(world, wares)
  await world.ann.gets(orders.ship, { id: third.order, carrier: 'La Poste' })
  const { disputed } = await world.ben.gets(disputes.open, { id: third.order, reason: 'damaged', amount: 12_800, note: 'Torn at the corner' })
  const dispute = disputed.dispute!.id
  return { order: first.order, shipped: second.order, disputed: third.order, dispute, group: first.group, unpaid_group: waiting.group }
}

const addressOf = async (who: Actor) => (await who.gets(places.create, whereabouts)).address.id

/** What an example needs: the fixtures of its own slice, and things by name. */
interface Needs {
  readonly slice: string
  readonly names: ReadonlySet<string>
}
/** The names of what a slice's fixtures make, known after their first run. */
const madeBy = new Map<string, readonly string[]>()
const isNeeded = (slice: string, needs: Needs) => needs.slice === slice || (madeBy.get(slice)?.some((name) => needs.names.has(name)) ?? true)

async function makeFixtures(world: World, things: Things, needs?: Needs): Promise<void> {
  for (const { slice, from } of FIXTURES) {
    if (needs && !isNeeded(slice, needs)) continue
    const made = await from.fixtures(world, things)
    madeBy.set(slice, Object.keys(made))
    Object.assign(things, made)
  }
}

/**
 * Creates all objects again, because the last call may have used them up. Earlier purchases can be kept, because creating them is slow.
 * With `needs`, fixtures that nobody needs are left out.
 */
export async function makeThings(world: World, kept?: Dealings, needs?: Needs): Promise<Things> {
  const { ann, ben } = world
  await world.pool.query('update addresses set deleted_at = clock_timestamp(), is_default = false where deleted_at is null and member_id = any($1)', [
    [ann.id, ben.id],
  ])
  await world.pool.query('delete from blocks')
  await world.pool.query('update products set status = $1, stock_reserved = 0 where member_id = $2', ['archived', ann.id])
  const shop = await shopOf(world)
  const { id: item, media } = await keepItem(world, ann, 'Cérès 20c. noir', 'FOR_SALE')
  const hidden = await keepItem(world, ann, CANARY.hidden, 'PRIVATE')
  const [address, bens_address] = [await addressOf(ann), await addressOf(ben)]
  const [card, bens_card] = [await cardOf(ann), await cardOf(ben)]
  const product = await listed(world, item, 'Cérès 20c. noir', true)
  const [draft, archived] = [await listed(world, item, CANARY.draft, false), await listed(world, item, 'An archived stamp', false)]
  await ann.gets(products.archive, { id: archived })
  const loose = await pictureOf(world, ann)
  const spare = (await keepItem(world, ann, 'A stamp nobody lists', 'PRIVATE')).id
  const made = {
    member: ann.id,
    address,
    media,
    loose_media: loose,
    item,
    hidden_item: hidden.id,
    free_item: spare,
    ...shop,
    product,
    draft,
    archived,
    card,
    bens_address,
    bens_card,
  }
  const things = { ...(kept ?? (await dealings(world, { ...shop, address: bens_address, card: bens_card, product }))), ...made } as Things
  await makeFixtures(world, things, needs)
  return things
}
