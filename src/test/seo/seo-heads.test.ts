import { beforeAll, expect, test } from 'vitest'
import { visit } from '../support/files/page-reader.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { useWorld } from '../support/world.ts'

const NAMED = `</script><!--<script>window.__pwn=1</script>]]>&"'<svg onload=x>`
/** JavaScript's line separators are refused in a name and kept in a description. */
const HOSTILE = `${NAMED}\u2028\u2029x`
const world = useWorld({ web: true, SITE_NAME: 'Penny Post' })
type Product = Awaited<ReturnType<typeof sell>>
let store: string
let listed: Product
let hostile: Product

beforeAll(async () => {
  store = (await openShop(world.ann, 'Rue & <Timbres>')).id
  listed = await sell(world, world.ann)
  hostile = await sell(world, world.ann, { product: { name: NAMED, sub_title: NAMED, description: HOSTILE } })
  await world.settle()
})

const metasIn = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name!, content!]))
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
// biome-ignore lint/suspicious/noExplicitAny: schema.org allows any shape
const factsIn = (html: string): any[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => JSON.parse(json!))

test('a product has its price, seller and breadcrumbs as schema.org data', async () => {
  const { text } = await visit(world.url, `/products/${listed.id}`)
  const [product, crumbs] = factsIn(text)
  const url = `${world.settings.public_url}/products/${listed.id}`
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url,
    image: [expect.stringMatching(/^http.*\.webp$/)],
    offers: {
      '@type': 'Offer',
      price: '125.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/LimitedAvailability',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { name: 'Rue & <Timbres>', url: `${world.settings.public_url}/stores/${store}` },
    },
  })
  expect(crumbs.itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item])).toEqual([
    [1, `${world.settings.public_url}/marketplace/for-sale`],
    [2, `${world.settings.public_url}/marketplace/for-sale?country=FR`],
    [3, url],
  ])
  expect(canonicalIn(text)).toBe(url)
  expect(metasIn(text)).toMatchObject({
    'og:type': 'product',
    'og:site_name': 'Penny Post',
    'og:image': `${world.settings.public_url}/og/products/${listed.id}.jpg`,
    'twitter:card': 'summary_large_image',
    'product:price:amount': '125.00',
  })
})

test('a name that would end its script stays a name', async () => {
  const { text, status } = await visit(world.url, `/products/${hostile.id}`)
  expect(status).toBe(200)
  expect(text).not.toMatch(/<script>window|<!--<script|<svg onload/)
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => json!)
  for (const json of blocks) expect(json).not.toMatch(/[<>\u2028\u2029]/)
  expect([factsIn(text)[0].name, factsIn(text)[0].description]).toEqual([NAMED, expect.stringContaining(NAMED)])
})

test('home, a store, the market and every page of words have a title, a description, one address and a picture', async () => {
  for (const path of [
    '/',
    `/stores/${store}`,
    '/marketplace/for-sale',
    '/about',
    '/contact',
    '/terms-and-conditions',
    '/privacy-policy',
    '/refund-policy',
  ]) {
    const { text } = await visit(world.url, path)
    const metas = metasIn(text)
    expect(metas.description!.length, path).toBeGreaterThan(10)
    expect(/<title>[^<]*Penny Post[^<]*<\/title>/.test(text), path).toBe(true)
    expect(canonicalIn(text), path).toBe(world.settings.public_url + path)
    expect(metas['og:image'], path).toMatch(/\/og\/(site|products\/[\w-]+)\.jpg$/)
    expect(metas['twitter:title']).toBe(metas['og:title'])
  }
  expect(factsIn((await visit(world.url, '/')).text)[0]).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
  expect(factsIn((await visit(world.url, `/stores/${store}`)).text)[0]).toMatchObject({ name: 'Rue & <Timbres>', address: { addressCountry: 'FR' } })
})

test('ben reads title and description in his own language', async () => {
  const { text } = await visit(world.url, '/terms-and-conditions', 'locale=ru')
  expect(metasIn(text)['og:locale']).toBe('ru_RU')
  expect(metasIn(text).description).toMatch(/[а-я]{4}/)
})

test('a store’s list has an address for each filter, order and page, without script; only the unfiltered one is indexed', async () => {
  const shown = async (query: string) => {
    const { text, status } = await visit(world.url, `/stores/${store}${query}`)
    expect(status, query).toBe(200)
    return { cards: [...text.matchAll(/class="[^"]*card-link[^"]*"/g)].length, text, kept: canonicalIn(text) !== undefined }
  }
  expect(await shown('')).toMatchObject({ cards: 2, kept: true })
  expect(await shown('?item_kind=stamp')).toMatchObject({ cards: 2, kept: false })
  expect(await shown('?item_kind=coin')).toMatchObject({ cards: 0, kept: false })
  expect(await shown('?search=Cérès&sort=price_low')).toMatchObject({ cards: 2, kept: false })
  expect(await shown('?search=zeppelin')).toMatchObject({ cards: 0, kept: false })
  expect((await shown('?page=7')).text).toContain('That is the end of the shelf')
  expect((await shown('?item_kind=nonsense&sort=x&page=-1&years=9')).cards).toBe(2)
  const { text } = await shown('')
  expect(text).toContain('Tracked letter')
  expect(text).toContain('within 14 days')
})

test.each([
  ['?country=FR', '/marketplace/for-sale?country=FR'],
  ['?item_kind=coin', '/marketplace/for-sale?item_kind=coin'],
  ['?page=2', '/marketplace/for-sale?page=2'],
  ['?country=FR&condition=MINT', undefined],
  ['?country=FR&country=DE', undefined],
  ['?sort=price_low', undefined],
  ['?search=ceres', undefined],
  ['?price_from=100', undefined],
  ['?view=list', undefined],
])('the market with %s is kept as %s', async (query, kept) => {
  const { text } = await visit(world.url, `/marketplace/for-sale${query}`)
  expect(canonicalIn(text)).toBe(kept && world.settings.public_url + kept)
  expect(metasIn(text).robots).toBe(kept ? undefined : 'noindex, follow')
})

test('without script a product’s page still leads on: to what is like it, and to what its seller has besides', async () => {
  const [ben, mine] = [await openShop(world.ben), await sell(world, world.ben, { product: { name: 'Cérès of ben' } })]
  await world.settle()
  const { text } = await visit(world.url, `/products/${mine.id}`)
  const rows = text.slice(text.indexOf('id="similar"'))
  for (const { id } of [listed, hostile]) expect(rows).toContain(`href="/products/${id}"`)
  expect(rows).not.toContain(`href="/products/${mine.id}"`)
  const { text: anns } = await visit(world.url, `/products/${listed.id}`)
  const [, more = ''] = anns.split('id="more"')
  expect(more).toContain(`href="/products/${hostile.id}"`)
  expect(more).not.toContain(`href="/products/${mine.id}"`)
  expect(ben.id).not.toBe(store)
})

test('what was searched for is drawn on the server: goods, stores and members with how many there are, and a way out where nothing is', async () => {
  const read = async (path: string) => (await visit(world.url, path)).text
  const goods = await read('/search-result?search=ceres')
  expect(goods).toContain(`href="/products/${listed.id}"`)
  expect(goods).toMatch(/name="robots" content="noindex/)
  expect(await read('/search-result?search=timbres&searchable_type=Store')).toContain(`href="/stores/${store}"`)
  expect(await read(`/search-result?search=ann&searchable_type=User`)).toContain(`href="/profile/${world.ann.id}"`)
  const none = await read('/search-result?search=ceres+nowhere')
  expect(none).toContain('Nothing found for “ceres nowhere”')
  expect(none).toContain('/search-result?search=ceres&amp;searchable_type=Product')
})
