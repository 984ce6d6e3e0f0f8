import { describe, expect, test, vi } from 'vitest'
import { openServices } from '#app/services.ts'
import { mediaAddress } from '#kernel/written/media-address.ts'
import { useWorld } from '#test/support/world.ts'
import { designsFor, goodOf } from './goods.ts'
import { personAt } from './members.ts'
import { scaleMarket } from './scale.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const world = useWorld()
const rows = async <T extends object>(text: string) => (await world.pool.query<T>(text)).rows
const count = async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

interface Card {
  readonly name: string
  readonly country: string
  readonly media: { readonly key: string }
}

async function scale(products: number, members: number) {
  const said: string[] = []
  const pictures = await openServices(world.settings, world.secrets)
  await scaleMarket({ pool: world.pool, products, members, currency: 'USD', pictures, say: (line) => void said.push(line) })
  await pictures.images.close()
  return said
}

describe('a large market', () => {
  test('is the same each time: the same people with the same things at the same prices', () => {
    const designs = designsFor(1_000)
    const goods = () => Array.from({ length: 500 }, (_, at) => goodOf(at, designs, [0, 1, 2, 3, 4, 5, 6, 7]))
    const people = () => Array.from({ length: 5_000 }, (_, at) => personAt(at))
    expect(goods()).toEqual(goods())
    expect(people()).toEqual(people())
    expect(new Set(people().map(({ username }) => username)).size).toBe(5_000)
  })

  test('what is said of a thing is true of its kind: years within its issue, coins graded as coins', () => {
    const designs = designsFor(40_000)
    for (let at = 0; at < 4_000; at++) {
      const { design, year_issued, condition, unit, price, sale_price, name } = goodOf(at, designs, [at % designs.length])
      const item = designs[design]!
      expect(year_issued! >= item.years![0] && year_issued! <= item.years![1]).toBe(true)
      expect(condition === 'NA').toBe(item.item_kind !== 'stamp')
      expect(unit).toBe(condition.startsWith('M') || /, MS-\d+$/.test(name) ? 'mint' : 'used')
      expect(price >= 50 && price <= 150_000 && (sale_price === null || sale_price < price) && name.length <= 140).toBe(true)
    }
  })
})

describe('a large market is filled', () => {
  test('to the size that was asked for, goes on from what is there, and every book agrees', async () => {
    await scale(200, 40)
    const said = await scale(500, 120)
    expect(said.at(-1)).toContain('300 of 300')
    expect([await count("members where email like '%@crowd.example'"), await count('products'), await count('listings')]).toEqual([120, 500, 500])
    expect(await count('media_leftovers')).toBe(0)
    const moved = 'lateral (select coalesce(sum(quantity), 0) as n from stock_movements m where m.product_id = p.id) s on true'
    const held = "lateral (select coalesce(sum(quantity), 0) as n from item_commitments c where c.ref_id = p.id and c.status = 'active') h on true"
    expect(
      await count(`products p join stamp_items i on i.id = p.stamp_item_id left join ${moved} left join ${held}
        where s.n <> stock_on_hand or h.n <> stock_on_hand or i.committed_mint + i.committed_used <> stock_on_hand or i.mint + i.used <> stock_on_hand`),
    ).toBe(0)
    expect(
      await count(
        'stamp_item_medias l join medias d on d.id = l.media_id join stamp_items i on i.id = l.stamp_item_id where d.member_id <> i.member_id',
      ),
    ).toBe(0)
    expect(await count('stores s where product_count <> (select count(*) from products p where p.store_id = s.id)')).toBe(0)
    expect(await count('media_quotas q where bytes <> (select sum(bytes) from medias d where d.member_id = q.member_id)')).toBe(0)
    const [index] = await rows<{ reloptions: string[] }>("select reloptions from pg_class where relname = 'listings_words'")
    expect(index!.reloptions).toContain('fastupdate=off')
  })
})

describe('in a large market', () => {
  test('one searches and filters as in any other: words, countries and pictures are there', async () => {
    const list = async (query: string) =>
      ((await (await fetch(`${world.url}/api/products?${query}`)).json()) as { result: { products: { data: Card[] } } }).result.products
    const [one] = await rows<{ name: string; country: string }>("select name, country from listings where item_kind = 'stamp' order by seq limit 1")
    const found = await list(`search=${encodeURIComponent(one!.name)}`)
    expect(found.data.map(({ name }) => name)).toContain(one!.name)
    const here = await list(`country=${one!.country}`)
    expect(here.data.length).toBeGreaterThan(0)
    expect(new Set(here.data.map(({ country }) => country))).toEqual(new Set([one!.country]))
    const picture = await fetch(world.url + mediaAddress(here.data[0]!.media.key, '160'))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('nobody enters as one of the crowd', async () => {
    const answer = await fetch(`${world.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${personAt(0).username}@crowd.example`, password: 'whatever it is' }),
    })
    expect(answer.status).toBe(422)
  })
})
