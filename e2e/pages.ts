import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openServices } from '#app/services.ts'
import { contacts } from '#features/contacts/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { catalogueOf } from '#test/support/catalogue.ts'
import { type Fixtures, keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { wish } from '#test/support/plans.ts'
import { cartOf } from '#test/support/sale.ts'
import type { World } from '#test/support/world.ts'
import { demoItems } from '../db/seeds/demo/market.ts'
import { draw } from '../db/seeds/demo/stamps/draw.ts'

export interface Shown {
  readonly path: string
  /** The path with its placeholders. */
  readonly name: string
  readonly by: Actor
}

/** Writes files for the pictures that exist only as rows, in all their sizes. */
export async function drawPictures({ pool, settings, secrets }: World) {
  const { files } = await openServices(settings, secrets)
  const { rows } = await pool.query(
    "select m.key, s->>'size' as size, (s->>'width')::int as width, (s->>'height')::int as height from medias m, jsonb_array_elements(m.sizes) s",
  )
  const folder = mkdtempSync(join(tmpdir(), 'cachet-drawn-'))
  const drawings = demoItems(1840, 40).map(({ front }) => Buffer.from(draw(front).svg))
  for (const [at, { key, size, width, height }] of rows.entries()) {
    const path = join(folder, `${key}-${size}.webp`)
    const stamp = sharp(drawings[Math.floor(at / 2) % drawings.length]!, { density: 20 })
    await stamp.resize({ width, height, fit: 'contain', background: '#1c1a18' }).flatten({ background: '#1c1a18' }).webp().toFile(path)
    await files.put(key, size, path)
  }
}

type Name = 'ann' | 'ben' | 'cleo' | 'guest' | 'ada'
/** Every page and who opens it; placeholders are filled with ids that `stocked` creates. */
const PAGES: Readonly<Record<Name, readonly string[]>> = {
  guest: [
    '/',
    '/marketplace',
    '/marketplace/for-sale',
    '/marketplace/for-sale?country=FR&condition=MNH&view=list',
    '/marketplace/for-sale?search=nothing+like+it',
    '/marketplace/for-sale?topic_ids=birds&open=color&shipping_option=letter_tracked&price_to=20000',
    '/marketplace/for-sale?page=99',
    '/marketplace/stores',
    '/marketplace/stores?search=nobody+there',
    '/marketplace/advance-search',
    '/marketplace/advance-search?country=FR&year_from=1840&year_to=1860',
    '/search-result?search=penny',
    '/search-result?search=nothing+like+it&filters=%7B%22country%22%3A%5B%22FR%22%5D%7D',
    '/search-result?search=ann&searchable_type=Store',
    '/search-result?search=ann&searchable_type=User',
    '/search-result?search=nobody+there&searchable_type=User',
    '/products/{listed}',
    '/products/{bought}',
    '/stores/{store}',
    '/stores/{store}?item_kind=stamp&sort=price_low',
    '/stores/{store}?search=nothing+like+it',
    '/stores/{store}?page=9',
    '/stamps?status=FOR_REFERENCE',
    '/stamps?status=FOR_REFERENCE&country=GB&decade=1840&search=penny&page_size=10',
    '/stamps?status=FOR_REFERENCE&search=nothing+like+it',
    '/stamps?page=99',
    '/stamps/{entry}',
    '/stamps/{bare_entry}',
    '/profile/{ann}/network',
    '/profile/{ann}',
    '/profile/{ann}?tab=for_sale',
    '/profile/{ann}?tab=about',
    '/profile/{ann}/gallery',
    '/stamp-items',
    '/categories',
    '/about',
    '/contact',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
    '/subscription',
    '/subscription/plans',
    '/subscription/plans?cycle=yearly',
    '/login',
    '/signup',
    '/forgot',
    '/reset-password?token=00000000000000000000',
    '/action/verification?hash=00000000000000000000',
    '/action/email/primary?hash=00000000000000000000',
    '/action/email/secondary?hash=00000000000000000000',
    '/action/email/stop?hash=00000000000000000000',
    '/action/letters/{letter}',
    '/cart',
    '/nowhere',
  ],
  ann: [
    '/',
    '/stamp-items/create',
    '/stamp-items/{item}/show',
    '/stamp-items/{item}/edit',
    '/user/{ann}/stamp-items',
    '/user/{ann}/stamp-items?view=grid&size=l',
    '/user/{ann}/stamp-items?view=table',
    '/user/{ann}/stamp-items?trash=true',
    '/profile/{ann}/gallery?size=s',
    '/profile/user/inventory',
    '/stamp-items/select',
    '/stamp-items/numbers',
    '/profile',
    '/profile?tab=about',
    '/profile/user/saved-sellers',
    '/edit-profile',
    '/setting/visibility',
    '/store',
    '/store?status=draft',
    '/store/edit',
    '/products/create?productable_id={item}',
    '/products/{listed}/edit',
    '/products/{listed}',
    '/store/order-listing',
    '/store/order-detail/{order}',
    '/setting/account/addresses',
    '/setting/account/cards',
    '/orders/order-tracking/{order}',
    '/notifications',
    '/network',
    '/network?search=be',
    '/network?search=nobody+at+all',
    '/follow-users',
    '/followers',
    '/followers?tab=requests',
    '/followings',
    '/wallet',
  ],
  ben: [
    '/cart/checkout',
    '/orders',
    '/orders/placed?group={group}',
    '/orders/order-tracking/{order}',
    '/orders/order-detail/{order}',
    '/notifications',
    '/store/create',
    '/manage-subscriptions?redirect_back=%2Fproducts%2Fcreate',
    '/signup/subscription?plan=basic&cycle=yearly',
    '/signup/subscription/{ben}?plan=basic&cycle=yearly',
    '/setting',
    '/setting/account/site-preference',
    '/setting/notification',
    '/setting/notification/orders',
    '/setting/account/plan',
    '/setting/account/management',
    '/setting/account/contacts',
    '/setting/account/addresses',
    '/setting/account/cards',
    '/setting/wallet',
    '/setting/terms-n-conditions',
    '/signup/countries',
    '/signup/categories',
    '/signup/topics',
    '/signup/verify-email',
    '/signup/follow-users',
    '/signup/user-info',
    '/signup/done',
  ],
  cleo: ['/subscription/paid?charge={charge}', '/setting/account/plan', '/setting/account/contacts'],
  ada: [
    '/dashboard',
    '/dashboard?search=nobody&state=suspended',
    '/dashboard/members/{ben}',
    '/dashboard/audit',
    '/dashboard/audit?from=31-02-2026',
    '/dashboard/plans',
    '/dashboard/plans?plan=basic',
    '/dashboard/site',
  ],
}

/** More products, enough for rows and shelves. */
const SHELF: readonly Fixtures[] = demoItems(1840, 40)
  .filter(({ item_kind }) => item_kind === 'stamp')
  .slice(0, 10)
  .map(({ name, country, year_issued, price }) => ({ item: { name, country, year_issued }, product: { name, regular_price: price } }))

/** The unsubscribe token of the letter that tells ben about a parcel. */
async function letterOf(world: World): Promise<string> {
  const { ann, ben, pool, settle } = world
  const { id } = await sell(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [id]))
  await settle()
  await ann.gets(orders.ship, { id: group.orders[0]!.id, carrier: 'La Poste' })
  await settle()
  const { rows } = await pool.query("select facts->>'off' as off from mails where template = 'order_shipped'")
  return rows[0].off.split('/').at(-1)
}

/** A market with content on every page. */
async function stocked(world: World): Promise<Readonly<Record<string, string>>> {
  const { ann, ben, cleo } = world
  const store = await openShop(ann)
  for (const thing of SHELF) await sell(world, ann, thing)
  const [listed, bought, item] = [await sell(world, ann), await sell(world, ann), await keepItem(world, ann)]
  const [entry, bare_entry] = await catalogueOf(world)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [bought.id]))
  const { charge } = await cleo.gets(subscriptions.start, wish('basic'))
  await cleo.gets(contacts.createSecondary, { email: 'cleo.else@example.com' })
  await cleo.gets(contacts.createPrimary, { email: 'cleo.new@example.com' })
  const letter = await letterOf(world)
  await world.settle()
  await drawPictures(world)
  const order = group.orders[0]!.id
  return {
    ann: ann.id,
    ben: ben.id,
    store: store.id,
    listed: listed.id,
    entry,
    bare_entry,
    bought: bought.id,
    item: item.id,
    group: group.id,
    order,
    charge: charge.id,
    letter,
  }
}

export async function everyPage(world: World): Promise<Shown[]> {
  const made = await stocked(world)
  const people = { ...world, ada: await world.join('ada', { role: 'administrator' }) }
  return Object.entries(PAGES).flatMap(([name, paths]) =>
    paths.map((path) => ({ by: people[name as Name], name: path, path: path.replace(/\{(\w+)\}/g, (_, word: string) => made[word]!) })),
  )
}
