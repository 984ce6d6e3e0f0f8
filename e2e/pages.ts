import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openInstruments } from '#app/instruments.ts'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/cast.ts'
import { keepItem, openShop, sell } from '#test/goods.ts'
import { cartOf } from '#test/sale.ts'
import type { World } from '#test/world.ts'

export interface Shown {
  readonly path: string
  readonly by: Actor
}

/** The pictures of the cast lie in the database alone: here their files, in the sizes that are told. */
export async function drawPictures({ pool, settings }: World) {
  const { files } = await openInstruments(settings)
  const { rows } = await pool.query(
    "select m.key, s->>'size' as size, (s->>'width')::int as width, (s->>'height')::int as height from medias m, jsonb_array_elements(m.sizes) s",
  )
  const folder = mkdtempSync(join(tmpdir(), 'cachet-drawn-'))
  for (const { key, size, width, height } of rows) {
    const path = join(folder, `${key}-${size}.webp`)
    await sharp({ create: { width, height, channels: 3, background: '#7d6a4f' } }).toFile(path)
    await files.put(key, size, path)
  }
}

type Name = 'ann' | 'ben' | 'guest' | 'ada'
/** Every page that is built, and who opens it; {words} are what `stocked` made. */
const PAGES: Readonly<Record<Name, readonly string[]>> = {
  guest: [
    '/',
    '/marketplace',
    '/marketplace/for-sale',
    '/marketplace/for-sale?country=FR&condition=MNH&view=list',
    '/marketplace/for-sale?search=nothing+like+it',
    '/marketplace/for-sale?topic_ids=birds&open=color&shipping_option=letter_tracked&price_to=20000',
    '/products/{listed}',
    '/products/{bought}',
    '/stores/{store}',
    '/stores/{store}?item_kind=stamp&sort=price_low',
    '/stores/{store}?search=nothing+like+it',
    '/stores/{store}?page=9',
    '/categories',
    '/about',
    '/contact',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
    '/subscription/plans',
    '/subscription/plans?cycle=yearly',
    '/login',
    '/signup',
    '/forgot',
    '/reset-password?token=00000000000000000000',
    '/action/verification?hash=00000000000000000000',
    '/cart',
    '/nowhere',
  ],
  ann: [
    '/',
    '/stamp-items/create',
    '/stamp-items/{item}/show',
    '/stamp-items/{item}/edit',
    '/user/{ann}/stamp-items',
    '/store',
    '/store?status=draft',
    '/store/edit',
    '/products/create?productable_id={item}',
    '/products/{listed}/edit',
    '/products/{listed}',
    '/store/order-listing',
    '/orders/order-tracking/{order}',
    '/notifications',
    '/wallet',
  ],
  ben: [
    '/cart/checkout',
    '/orders',
    '/orders/placed?group={group}',
    '/orders/order-tracking/{order}',
    '/notifications',
    '/store/create',
    '/setting',
    '/setting/account/site-preference',
    '/setting/notification',
    '/setting/notification/orders',
    '/setting/visibility',
    '/setting/account/plan',
    '/setting/account/management',
    '/setting/wallet',
    '/setting/terms-n-conditions',
    '/signup/countries',
    '/signup/categories',
    '/signup/topics',
    '/signup/verify-email',
    '/signup/follow-users',
    '/signup/user-info',
  ],
  ada: [
    '/dashboard',
    '/dashboard?search=nobody&state=suspended',
    '/dashboard/members/{ben}',
    '/dashboard/audit',
    '/dashboard/audit?from=31-02-2026',
    '/dashboard/site',
  ],
}

/** A market with something in every place. */
async function stocked(world: World): Promise<Readonly<Record<string, string>>> {
  const { ann, ben } = world
  const store = await openShop(ann)
  const [listed, bought, item] = [await sell(world, ann), await sell(world, ann), await keepItem(world, ann)]
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [bought.id]))
  await world.settle()
  await drawPictures(world)
  const order = group.orders[0]!.id
  return { ann: ann.id, ben: ben.id, store: store.id, listed: listed.id, bought: bought.id, item: item.id, group: group.id, order }
}

export async function everyPage(world: World): Promise<Shown[]> {
  const made = await stocked(world)
  const people = { ...world, ada: await world.join('ada', { role: 'administrator' }) }
  return Object.entries(PAGES).flatMap(([name, paths]) =>
    paths.map((path) => ({ by: people[name as Name], path: path.replace(/\{(\w+)\}/g, (_, word: string) => made[word]!) })),
  )
}
