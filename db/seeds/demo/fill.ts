import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { medias } from '#features/media/contract.ts'
import { members } from '#features/members/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import { type ProductId, products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { stores } from '#features/stores/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Product } from '#server/product.ts'
import { actor, type DemoActor } from './actor.ts'
import { type DemoItem, demoItems } from './market.ts'
import { DEMO_MEMBERS, DEMO_STORES, type DemoMember } from './people.ts'
import { draw } from './stamps/draw.ts'
import type { DrawingSpec } from './stamps/spec.ts'

const SEED = 1840
const PEOPLE = 14
const SHOPS = 6
const ITEMS = 72
const AT_ONCE = 4
const LONGEST = 900
/** Whoever asks this much shows the back too. */
const BACK_FROM = 1_000

export interface DemoParts {
  readonly product: Product
  readonly pool: Pool
  readonly data_dir: string
  readonly say: (line: string) => void
}

/** A small market, once: people, shops, things and a few orders under way, all made through the product itself. */
export async function fillDemo({ product, pool, data_dir, say }: DemoParts): Promise<void> {
  const { rowCount } = await pool.query("insert into seeds (name, hash) values ('demo', '1') on conflict do nothing")
  if (!rowCount) return
  const people = await joinMarket(product, pool, data_dir, say)
  const shops = await openShops(people)
  const folder = mkdtempSync(join(tmpdir(), 'cachet-demo-'))
  const listed: ProductId[] = []
  const items = demoItems(SEED, ITEMS)
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const few = items.slice(at, at + AT_ONCE).map((item, next) => list(shops[(at + next) % shops.length]!, item, folder))
    listed.push(...(await Promise.all(few)))
    if ((at / AT_ONCE) % 3 === 2) say(bar(listed.length, items.length))
  }
  rmSync(folder, { recursive: true })
  await trade(product, people, listed)
  say('  The demo market is open.')
}

const bar = (done: number, all: number) => `  demo market ${'█'.repeat(Math.round((20 * done) / all)).padEnd(20, '░')} ${done} of ${all} things`

async function joinMarket(product: Product, pool: Pool, data_dir: string, say: DemoParts['say']) {
  const people = new Map<string, DemoActor>()
  const lines: string[] = []
  for (const person of DEMO_MEMBERS.slice(0, PEOPLE)) {
    const password = randomBytes(9).toString('base64url')
    const id = await enrol(product, person, password)
    await pool.query('update members set email_verified_at = clock_timestamp(), country = $2, description = $3 where id = $1', [
      id,
      person.country,
      person.about,
    ])
    people.set(person.username, actor(product, id, person.language))
    lines.push(`${person.username}@demo.example  ${password}`)
  }
  await pool.query("delete from mails where recipient like '%@demo.example'")
  const file = join(data_dir, 'demo-members.txt')
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  say(`  Demo members (ann sells, ben buys, cleo collects; all of them in ${file}):`)
  for (const line of lines.slice(0, 3)) say(`    ${line}`)
  return people
}

async function enrol(product: Product, { name, username, language }: DemoMember, password: string): Promise<MemberId> {
  const [first_name, ...rest] = name.split(' ')
  const newcomer = actor(product, '' as MemberId, language)
  const { user } = await newcomer.does(members.signUp, {
    first_name: first_name!,
    last_name: rest.join(' ') || first_name!,
    username,
    email: `${username}@demo.example`,
    password,
  })
  return user.id as MemberId
}

async function openShops(people: ReadonlyMap<string, DemoActor>): Promise<DemoActor[]> {
  const shops: DemoActor[] = []
  const known = DEMO_STORES.filter(({ owner }) => people.has(owner))
  const owners = [...people.keys()].filter((username) => username !== 'ben' && username !== 'cleo')
  for (const [at, { name, town, country, description, open_hours }] of [...known, ...DEMO_STORES.filter((store) => !known.includes(store))]
    .slice(0, SHOPS)
    .entries()) {
    const shop = people.get(owners[at]!)!
    await shop.does(stores.create, { name, country, city: town, description, open_hours })
    await shop.does(shipping.setRates, { rates: rates(at) })
    shops.push(shop)
  }
  return shops
}

const rates = (at: number) => [
  {
    shipping_option: 'letter_tracked',
    reach: 'everywhere' as const,
    amount: 280 + at * 30,
    amount_next: 40,
    free_over: 10_000,
    days_least: 3,
    days_most: 8,
  },
  { shipping_option: 'letter_registered', reach: 'everywhere' as const, amount: 620 + at * 20, amount_next: 0, days_least: 3, days_most: 7 },
]

async function list(shop: DemoActor, item: DemoItem, folder: string): Promise<ProductId> {
  const media_ids = await Promise.all([item.front, ...(item.price > BACK_FROM ? [item.back] : [])].map((side) => picture(shop, side, folder)))
  const unit = item.condition.startsWith('M') ? 'mint' : 'used'
  const { title: name, description, quantity, price: regular_price } = item
  const { stamp_item } = await shop.does(stampItems.create, {
    ...factsOf(item),
    name,
    description,
    media_ids,
    quantity_owned: { mint: 0, used: 0, [unit]: quantity },
  })
  const { product } = await shop.does(products.create, {
    productable_id: stamp_item.id,
    unit,
    name,
    description,
    quantity,
    regular_price,
    is_published: true,
  })
  return product.id as ProductId
}

function factsOf({
  item_kind,
  country,
  year_issued,
  denomination,
  catalogue_number,
  condition,
  grade,
  color,
  format,
  perforation,
  topics,
  width_mm,
  height_mm,
}: DemoItem) {
  const known = { item_kind, country, year_issued, denomination, catalogue_number, condition, color, format, topic_ids: topics }
  const size = { width_mm: Math.round(width_mm), height_mm: Math.round(height_mm) }
  return { ...known, ...size, status: 'FOR_SALE' as const, perforation: perforation ?? '', ...(item_kind === 'stamp' && { grade }) }
}

async function picture(shop: DemoActor, spec: DrawingSpec, folder: string) {
  const { svg, width_mm, height_mm } = draw(spec)
  const path = join(folder, crypto.randomUUID())
  // 0.1 mm a unit: the density that makes the longest side so many pixels.
  await sharp(Buffer.from(svg), { density: (72 * LONGEST) / (10 * Math.max(width_mm, height_mm)) })
    .png()
    .toFile(path)
  const { medias: made } = await shop.does(medias.upload, {}, [{ path, bytes: statSync(path).size }])
  rmSync(path)
  return made[0]!.id
}

/** A few orders in different states, so that every page has something to show. */
async function trade(product: Product, people: ReadonlyMap<string, DemoActor>, listed: readonly ProductId[]) {
  const ben = people.get('ben')!
  const { address } = await ben.does(places.create, {
    full_name: 'Ben Hartwell',
    address: '12 Canal Row',
    city: 'Chester',
    zipcode: 'CH1 4EZ',
    country: 'GB',
  })
  const { payment_method } = await ben.does(payments.keepMethod, { payment_method_id: 'pm_card_visa', is_default: true })
  for (const [at, product_id] of [listed[0]!, listed[SHOPS]!, listed[2 * SHOPS]!].entries()) {
    const lines = [{ product_id, order_quantity: 1 }]
    const { quote } = await ben.does(orders.quote, { lines, country: 'GB' })
    const deliveries = quote.stores.map(({ store_id, rate_id }) => ({ store_id, rate_id: rate_id! }))
    const { group } = await ben.does(orders.checkout, {
      lines,
      deliveries,
      address_id: address.id,
      payment_method_id: payment_method.payment_method_id,
      expected_total: quote.total,
    })
    const { id } = group.orders[0]!
    if (at < 1) continue
    const { seller } = (await ben.does(orders.show, { id })).order
    await actor(product, seller.id as MemberId, 'en').does(orders.ship, { id, carrier: 'La Poste', tracking: `RR48211730${at}FR` })
    if (at > 1) await ben.does(orders.confirm, { id })
  }
}
