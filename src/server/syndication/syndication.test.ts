import { beforeAll, expect, test } from 'vitest'
import { xml2js } from 'xml-js'
import { products } from '#features/products/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let store = ''
beforeAll(async () => {
  store = (await openShop(world.ann, 'Penny & <Lane>')).id
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${world.url}${path}`, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), kept: answer.headers.get('cache-control'), text: await answer.text() }
}
interface Element {
  readonly name?: string
  readonly text?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly elements?: readonly Element[]
}
/** Texts of the elements of this name, in the order of the document. */
function textsOf(xml: string, name: string): string[] {
  const found: string[] = []
  const look = (one: Element) => {
    if (one.name === name) found.push((one.elements ?? []).map((part) => part.text ?? (part as { cdata?: string }).cdata ?? '').join(''))
    for (const part of one.elements ?? []) look(part)
  }
  look(xml2js(xml) as Element)
  return found
}

test('ann lists a stamp: it is the first entry of the feed of everything, of France and of her store, and of no other country', async () => {
  await sell(world, world.ann, { product: { name: 'Cérès & <b>Sons</b> ]]> 20 c' } })
  const all = await read('/atom/for-sale')
  expect(all).toMatchObject({ status: 200, type: 'application/atom+xml; charset=utf-8', kept: 'public, max-age=300' })
  expect(textsOf(all.text, 'title')).toEqual(['Cachet: For sale, newest first', 'Cérès & <b>Sons</b> ]]> 20 c'])
  const rss = await read(`/rss/for-sale?store_id=${store}&country=FR`)
  expect(rss.type).toBe('application/rss+xml; charset=utf-8')
  expect(textsOf(rss.text, 'title')).toContain('Cérès & <b>Sons</b> ]]> 20 c')
  expect(textsOf(rss.text, 'description').at(-1)).toMatch(/France .*Penny & <Lane>.*\$.?125\.00/)
  expect(textsOf((await read('/atom/for-sale?country=DE')).text, 'entry')).toEqual([])
  const [when] = textsOf(all.text, 'updated')
  expect(Math.abs(Date.parse(when!) - Date.now())).toBeLessThan(60_000)
})

test('a draft is in no feed, and what ann takes off the market is in it no longer', async () => {
  const ids = async () => textsOf((await read('/atom/for-sale')).text, 'id')
  const before = await ids()
  await sell(world, world.ann, { product: { is_published: false } })
  expect(await ids()).toEqual(before)
  const { id } = await sell(world, world.ann)
  expect((await ids()).length).toBe(before.length + 1)
  await world.ann.gets(products.unpublish, { id })
  expect(await ids()).toEqual(before)
})

test('whoever asks reads what a guest sees: ann’s session adds nothing, for a feed reader shares what it reads', async () => {
  const cookie = { cookie: `session=${world.ann.token}` }
  for (const path of ['/atom/bounties', '/atom/trades', '/atom/auctions', '/atom/for-sale'])
    expect([path, (await read(path, cookie)).text]).toEqual([path, (await read(path)).text])
  expect((await read('/atom/bounties?status=Draft', cookie)).text).toBe((await read('/atom/bounties?status=Draft')).text)
})

test('the reader’s language is that of the address, then of the reader; what no list takes is refused in words', async () => {
  expect(textsOf((await read('/rss/auctions?lang=ru', { 'accept-language': 'fr' })).text, 'title')[0]).toBe('Cachet: Аукционы, сначала новые')
  expect(textsOf((await read('/rss/trades', { 'accept-language': 'fr' })).text, 'title')[0]).toBe('Cachet: Échanges, les plus récents d’abord')
  expect(await read('/atom/for-sale?sort=cheapest')).toMatchObject({ status: 422, type: 'application/problem+json; charset=utf-8' })
  expect((await read('/atom/for-sale?nothing=1')).status).toBe(422)
})
