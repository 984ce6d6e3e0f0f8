import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openServices } from '#app/services.ts'
import { products } from '#features/products/contract.ts'
import { cardStretches, cardsBetween } from '#features/products/server/show/queries-seo.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const NAMED = `</script><!--<script>window.__pwn=1</script>]]>&"'<svg onload=x>`
/** JavaScript's line separators are refused in a name and kept in a description. */
const HOSTILE = `${NAMED}\u2028\u2029x`
const world = useWorld({ web: true, SITE_NAME: 'Penny Post' })
type Product = Awaited<ReturnType<typeof sell>>
let store: string
let listed: Product
let draft: Product
let hostile: Product
let archived: Product
/** A product of a member who is suspended or erased. */
let hidden: Product

beforeAll(async () => {
  store = (await openShop(world.ann, 'Rue & <Timbres>')).id
  listed = await sell(world, world.ann)
  draft = await sell(world, world.ann, { product: { is_published: false } })
  hostile = await sell(world, world.ann, { product: { name: NAMED, sub_title: NAMED, description: HOSTILE } })
  archived = await sell(world, world.ann)
  await world.ann.gets(products.archive, { id: archived.id })
  await openShop(world.cleo)
  hidden = await sell(world, world.cleo)
  await world.settle()
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.cleo.id])
})

const get = async (path: string, headers = {}) => fetch(world.url + path, { headers, redirect: 'manual' })
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
/** Every URL of the sitemap. */
async function listing(): Promise<string[]> {
  const files = locsIn(await (await get('/sitemap.xml')).text())
  const texts = await Promise.all(files.map(async (file) => (await get(new URL(file).pathname)).text()))
  return texts.flatMap(locsIn)
}

test('the sitemap names what everybody may see, and neither drafts, nor what is put away, nor what a suspended member sold', async () => {
  const all = await listing()
  const at = (path: string) => all.includes(world.settings.public_url + path)
  expect([at('/'), at('/about'), at('/marketplace/for-sale'), at(`/stores/${store}`)]).toEqual([true, true, true, true])
  expect([listed, hostile, draft, archived, hidden].map(({ id }) => at(`/products/${id}`))).toEqual([true, true, false, false, false])
  expect(at(`/stores/${hidden.store_id}`)).toBe(false)
  expect(new Set(all).size).toBe(all.length)
})

test('a sitemap file is compressed when the client accepts it, and an unknown file answers 404', async () => {
  const said = await get('/sitemap.xml', { 'accept-encoding': 'identity' })
  expect([said.status, said.headers.get('content-encoding'), said.headers.get('content-type')]).toEqual([200, null, 'application/xml; charset=utf-8'])
  expect(await said.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /)
  for (const path of ['/sitemaps/products-999.xml', '/sitemaps/nothing-0.xml', '/sitemaps/products-0', '/sitemaps/%00.xml', "/sitemaps/stores-'.xml"])
    expect([404, 400], path).toContain((await get(path)).status)
  const pressed = await request(`${world.url}/sitemap.xml`, { headers: { 'accept-encoding': 'gzip' } })
  expect(pressed.headers.get('content-encoding')).toBe('gzip')
})

test('the files of products are found by the index and walked by key, without gaps or repetitions', async () => {
  const { db } = world.product
  const halves = (await cardStretches(db, 1)).map((n) => String(Math.trunc(Number(n) / 2)))
  expect(await cardStretches(db, 2)).toEqual([...new Set(halves)])
  const whole = await cardsBetween(db, { after: -1, before: 1_000, limit: 100 })
  const walked: typeof whole = []
  for (let part = await next(-1); part.length; part = await next(Number(part.at(-1)!.seq))) walked.push(...part)
  expect(walked).toEqual(whole)
  expect(whole).toHaveLength(2)
  function next(after: number) {
    return cardsBetween(db, { after, before: 1_000, limit: 1 })
  }
})

test('private pages are disallowed in robots.txt and carry noindex', async () => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${world.settings.public_url}/sitemap.xml`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  const isClosed = (path: string) => closed.some((one) => new RegExp(`^${one.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*')}`).test(path))
  const routes = Object.keys(JSON.parse(readFileSync(resolve('dist/pages.json'), 'utf8')).screens as object)
  expect(routes.length).toBeGreaterThan(20)
  for (const route of routes) {
    const path = route.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'product_id' ? listed.id : name === 'store_id' ? store : world.ann.id))
    const { status, headers } = await get(path)
    expect(status, path).toBeLessThan(500)
    const forMembers = status === 302 && String(headers.get('location')).startsWith('/login')
    if (forMembers || ['/login', '/cart', '/reset-password'].includes(path)) expect(isClosed(path), `${path} is closed`).toBe(true)
    expect(headers.get('x-robots-tag'), path).toBe(isClosed(path) ? 'noindex' : null)
  }
  for (const open of ['/', '/marketplace', `/stores/${store}`, `/products/${listed.id}`, '/about']) expect(isClosed(open), open).toBe(false)
})

test('a link to a product shows its item on a card; a draft has none, and no address breaks', async () => {
  const { rows } = await world.pool.query("select media->>'key' as key from listings where subject_id = $1", [listed.id])
  const picture = join(mkdtempSync(join(tmpdir(), 'cachet-card-')), 'picture.webp')
  await sharp({ create: { width: 320, height: 400, channels: 3, background: '#cc2222' } }).toFile(picture)
  await (await openServices(world.settings, world.secrets)).files.put(rows[0].key, '320', picture)
  const drawn = async (path: string) => {
    const said = await get(path)
    expect([said.status, said.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
    return sharp(Buffer.from(await said.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
  }
  const redAt = ({ data, info }: Awaited<ReturnType<typeof drawn>>, x: number, y: number) =>
    data[(y * info.width + x) * info.channels]! > 150 && data[(y * info.width + x) * info.channels + 1]! < 80
  const card = await drawn(`/og/products/${listed.id}.jpg`)
  expect([card.info.width, card.info.height]).toEqual([1200, 630])
  expect([redAt(card, 280, 315), redAt(card, 20, 20)]).toEqual([true, false])
  const bare = await drawn(`/og/products/${hostile.id}.jpg`)
  expect(redAt(bare, 280, 315)).toBe(false)
  expect((await drawn('/og/site.jpg')).info.width).toBe(1200)
  const gone = [
    `/og/products/${draft.id}.jpg`,
    `/og/products/${archived.id}.jpg`,
    `/og/products/${hidden.id}.jpg`,
    '/og/products/x.jpg',
    `/og/products/${listed.id}.png`,
    '/og/products/..%2fsite.jpg',
  ]
  for (const path of gone) expect((await get(path)).status, path).toBe(404)
})

test('a changed price draws the card anew', async () => {
  const print = async () => Buffer.from(await (await get(`/og/products/${listed.id}.jpg`)).arrayBuffer()).toString('base64')
  const before = await print()
  expect(await print()).toBe(before)
  await world.ann.gets(products.update, {
    id: listed.id,
    productable_id: listed.productable_id!,
    name: listed.name,
    regular_price: 99_900,
    is_published: true,
  })
  await world.settle()
  expect(await print()).not.toBe(before)
})

test('no address of these answers a fault', async () => {
  for (const path of [
    '/robots.txt?x=%',
    '/sitemap.xml/',
    '/sitemaps/',
    '/sitemaps/products-0.xml?after=x',
    '/og/',
    '/og/products/',
    '/og/site.jpg?x',
    '/og/products/%ff.jpg',
  ])
    expect((await request(world.url + path)).status, path).toBeLessThan(500)
})
