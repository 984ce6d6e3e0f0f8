import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openServices } from '#app/services.ts'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { catalogueOf } from '#test/support/catalogue.ts'
import { type Fixtures, keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { slicePages } from '#test/support/slice-pages.ts'
import type { World } from '#test/support/world.ts'
import { demoItems } from '../db/seeds/demo/market.ts'
import { draw } from '../db/seeds/demo/stamps/draw.ts'
import { ADDRESSES, filled, visitsOf } from './addresses.ts'

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
  const { ann, ben } = world
  const store = await openShop(ann)
  for (const thing of SHELF) await sell(world, ann, thing)
  const [listed, bought, item] = [await sell(world, ann), await sell(world, ann), await keepItem(world, ann)]
  const [entry, bare_entry] = await catalogueOf(world)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [bought.id]))
  const letter = await letterOf(world)
  const order = group.orders[0]!.id
  const made: Record<string, string> = {
    ...{ ann: ann.id, ben: ben.id, user: ann.id, store: store.id, listed: listed.id, product: listed.id, bought: bought.id },
    ...{ item: item.id, stamp_item: item.id, entry, bare_entry, group: group.id, order, letter },
  }
  for (const { stock } of slicePages) Object.assign(made, await stock?.(world, made))
  await world.settle()
  await drawPictures(world)
  return made
}

/** The routes are read as they stand: they import screens, which are not of this project. */
const ROUTES = '#app/routes.ts'
const routePaths = async () => ((await import(ROUTES)) as { routes: readonly { path: string }[] }).routes.map(({ path }) => path)

export async function everyPage(world: World): Promise<Shown[]> {
  const stock = await stocked(world)
  const people = { ...world, ada: await world.join('ada', { role: 'administrator' }) }
  const visits = visitsOf(await routePaths(), [ADDRESSES, ...slicePages.flatMap(({ addresses }) => addresses ?? [])])
  return visits.map(({ by, name }) => ({ by: people[by], name, path: filled(name, stock) }))
}
