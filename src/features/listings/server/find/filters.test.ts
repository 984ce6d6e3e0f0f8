import { beforeAll, describe, expect, test } from 'vitest'
import { yearBands } from '#features/listings/contract.ts'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { dice, fits, type ListedProduct, type PlainListFilter } from '#test/proofs/plain-list.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
type Actor = typeof world.ann

const things: ListedProduct[] = []
const sends: Record<string, string[]> = {}

beforeAll(async () => {
  const pick = dice(7)
  await world.pool.query("update members set plan = 'premium'")
  for (const seller of [world.ann, world.ben]) await openShop(seller, `${seller.name}’s shop`)
  const rate = (shipping_option: string) => ({ shipping_option, reach: 'everywhere' as const, amount: 200, days_least: 1, days_most: 9 })
  await world.ben.gets(shipping.setRates, { rates: [rate('pickup'), rate('letter_tracked')] })
  Object.assign(sends, { [world.ann.id]: ['letter_tracked'], [world.ben.id]: ['letter_tracked', 'pickup'] })
  for (let at = 0; at < 60; at++) {
    const seller = pick([world.ann, world.ben])
    const drawn = {
      country: pick(['FR', 'GB', 'x_soviet_union', null]),
      year_issued: pick([1840, 1949, 1950, 1959, 1960, 1999, 2020, 2024, null]),
      condition: pick(['MNH', 'MNG', 'U', 'CTO', null]),
      denomination: pick(['20 c', '1 franc', '½ d', '']),
      grade: pick(['XF', 'VF', 'XF-S', null]),
      color: pick(['carmine', 'black', 'ultramarine', null]),
      quality: pick(['faultless', 'fault', null]),
      format: pick(['single', 'block_4', 'strip_3', null]),
      topic_ids: pick([[], ['birds'], ['cats', 'dogs'], ['birds', 'cats']]),
      category_ids: pick([[], ['classics'], ['airmail', 'modern']]),
      item_kind: pick(['stamp', 'stamp', 'coin', 'banknote'] as const),
    }
    // Coins have their own grading scales.
    const item = { ...drawn, grade: drawn.item_kind === 'stamp' ? drawn.grade : null }
    const price = pick([99, 100, 5_000, 25_000, 25_001])
    const { id } = await sell(world, seller, {
      item: { ...item, denomination: `${item.denomination.toUpperCase()} ` },
      product: { regular_price: price },
    })
    things.unshift({ id, seller: seller.id, ...item, price })
  }
  await world.settle()
}, 120_000)

const found = async (filter: PlainListFilter, who: Actor = world.guest) => {
  const { data, total } = (await who.gets(products.list, { ...filter, page_size: 250 })).products
  expect(total).toBe(data.length)
  return data.map(({ id }) => id)
}
const expected = (filter: PlainListFilter, viewer: string | null = null) => things.filter(fits(filter, viewer, sends)).map(({ id }) => id)

const BANDS = yearBands(2026)
/** Values of each filter; some have no listing. */
const VALUES = {
  country: ['FR', 'GB', 'x_soviet_union', 'JP'],
  condition: ['MINT', 'USED', 'NA'],
  denomination: ['20 c', '1 franc', '½ d', '7 kr'],
  grade: ['XF', 'VF', 'XF-S', 'P'],
  color: ['carmine', 'family_red', 'family_blue', 'black', 'olive'],
  quality: ['faultless', 'fault', 'repaired'],
  format: ['single', 'block_4', 'strip_3', 'coil'],
  topic_ids: ['birds', 'cats', 'dogs', 'ships'],
  category_ids: ['classics', 'airmail', 'modern', 'coils'],
  shipping_option: ['letter_tracked', 'pickup', 'insured'],
  item_kind: ['stamp', 'coin', 'banknote', 'other'],
} as const
const FACETS = Object.keys(VALUES) as (keyof typeof VALUES)[]

describe('each filter finds exactly what it should', () => {
  for (const facet of FACETS)
    test(`${facet}: one value, another, and two at once`, async () => {
      const values = VALUES[facet]
      for (const chosen of [...values.map((one) => [one]), [values[0], values[1]]]) {
        const filter = { [facet]: chosen } as PlainListFilter
        expect([filter, await found(filter)]).toEqual([filter, expected(filter)])
      }
      expect(expected({ [facet]: [values[0]] } as PlainListFilter).length).toBeGreaterThan(0)
    })

  test('years: every decade, free ranges, and a single year', async () => {
    for (const years of [...BANDS, '1949-1950', '1955-1962', 'before-1841', '2024-now', '1999-1950']) {
      expect([years, await found({ years })]).toEqual([years, expected({ years })])
      expect(await found({ years, year_issued: 1950 })).toEqual(expected({ years, year_issued: 1950 }))
    }
    for (const year_issued of [1840, 1950, 1951]) expect(await found({ year_issued })).toEqual(expected({ year_issued }))
  })

  test('price: both ends are included', async () => {
    for (const filter of [{ price_from: 100 }, { price_to: 25_000 }, { price_from: 100, price_to: 100 }, { price_from: 200, price_to: 100 }])
      expect(await found(filter)).toEqual(expected(filter))
  })

  test('My Stuff shows the viewer’s own listings, or all others; guests have none', async () => {
    for (const my_stuff of ['only', 'hide'] as const) {
      expect(await found({ my_stuff }, world.ann)).toEqual(expected({ my_stuff }, world.ann.id))
      expect(await found({ my_stuff })).toEqual(expected({ my_stuff }))
    }
    expect((await found({ my_stuff: 'only' }, world.ann)).length).toBeGreaterThan(0)
  })

  test('a number finds its product, or everything of its store', async () => {
    const { product } = await world.guest.gets(products.show, { id: things[0]!.id as never })
    expect(await found({ number: product.number })).toEqual([product.id])
    expect(await found({ number: product.store.uuid })).toEqual(
      expected({}).filter((id) => things.find((one) => one.id === id)!.seller === product.user_id),
    )
    expect(await found({ number: 1 })).toEqual([])
  })

  test('three hundred random sets of filters', async () => {
    const pick = dice(11)
    for (let at = 0; at < 300; at++) {
      const filter: Record<string, unknown> = {}
      for (const facet of FACETS) if (pick([true, false, false, false])) filter[facet] = [...new Set([pick(VALUES[facet]), pick(VALUES[facet])])]
      if (pick([true, false, false])) filter.years = pick(BANDS)
      if (pick([true, false, false, false])) filter.price_to = pick([100, 5_000, 25_000])
      if (pick([true, false, false, false, false])) filter.my_stuff = pick(['only', 'hide'])
      const who = pick([world.guest, world.ann])
      expect([filter, await found(filter as PlainListFilter, who)]).toEqual([filter, expected(filter as PlainListFilter, who.id || null)])
    }
  })
})

describe('counts', () => {
  test('equal the results if that value were chosen instead, for forty sets of filters', async () => {
    const pick = dice(13)
    for (let at = 0; at < 40; at++) {
      const filter: Record<string, unknown> = {}
      for (const facet of FACETS) if (pick([true, false, false, false, false])) filter[facet] = [pick(VALUES[facet])]
      if (pick([true, false, false, false])) filter.years = pick(BANDS)
      const { counts, is_counted } = await world.guest.gets(products.counts, filter as PlainListFilter)
      expect(is_counted).toBe(true)
      for (const facet of [...FACETS, 'years'] as const) {
        const told = new Map(counts[facet]!.map(({ code, count, is }) => [code, is === 'exact' ? count : is]))
        for (const code of facet === 'years' ? BANDS : VALUES[facet]) {
          const chosen = { ...filter, [facet]: facet === 'years' ? code : [code] } as PlainListFilter
          expect([chosen, told.get(code) ?? 0]).toEqual([chosen, expected(chosen).length])
        }
      }
    }
  })

  test('are cached for a while, and computed once for all who wait', async () => {
    const filter = { country: ['FR'], price_from: 99 }
    const before = await world.guest.gets(products.counts, filter)
    const id = things.find(({ country }) => country === 'FR')!.id
    await world.pool.query('delete from listings where subject_id = $1', [id])
    expect(await world.guest.gets(products.counts, { price_from: 99, country: ['FR', 'FR'] })).toEqual(before)
    expect(await world.ben.gets(products.counts, filter)).toEqual(before)
    const anew = await world.guest.gets(products.counts, { ...filter, price_from: 98 })
    expect(anew).not.toEqual(before)
  })

  test('of a member with blocks are counted separately', async () => {
    const filter = { price_from: 97 }
    const all = await world.cleo.gets(products.counts, filter)
    await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
    const fewer = await world.cleo.gets(products.counts, filter)
    const of = ({ counts }: typeof all) => counts.shipping_option!.find(({ code }) => code === 'pickup')
    expect([of(all)?.count, of(fewer)]).toEqual([expect.any(Number), undefined])
    await world.pool.query('delete from blocks')
  })
})

test('changed shipping options change the results', async () => {
  const rate = { shipping_option: 'insured', reach: 'everywhere' as const, amount: 900, days_least: 1, days_most: 9 }
  await world.ann.gets(shipping.setRates, { rates: [rate] })
  await world.settle()
  const anns = (await found({ my_stuff: 'only' }, world.ann)).length
  expect(await found({ shipping_option: ['insured'] })).toHaveLength(anns)
})

test('listings added while paging appear neither twice nor in between, in every order', async () => {
  for (const sort of ['newest', 'price_low', 'price_high'] as const) {
    const all = (await world.guest.gets(products.list, { sort, page_size: 250 })).products.data.map(({ id }) => id)
    const walked: Id<'products'>[] = []
    for (let cursor: string | undefined; ; ) {
      const { data, next_page_url } = (await world.guest.gets(products.list, { sort, page_size: 10, ...(cursor && { cursor }) })).products
      walked.push(...data.map(({ id }) => id))
      if (!next_page_url) break
      cursor = new URL(next_page_url, 'http://x').searchParams.get('cursor')!
      await sell(world, world.ben, { product: { regular_price: 5_000 } })
    }
    expect(new Set(walked).size).toBe(walked.length)
    expect(walked.filter((id) => all.includes(id))).toEqual(all)
  }
})

test('an invalid filter is refused at its field', async () => {
  for (const wrong of [
    { number: 0 },
    { number: 1.5 },
    { number: 10 ** 9 },
    { grade: ["x' or 1=1"] },
    { topic_ids: ['a b'] },
    { denomination: [''] },
    { denomination: ['x'.repeat(61)] },
    { denomination: ['a\u0000'] },
    { color: Array.from({ length: 51 }, (_, at) => `c${at}`) },
    { my_stuff: 'all' },
    { price_to: 1e12 },
    { years: '1950' },
    { year_issued: 1399 },
    { member_id: world.ann.id },
  ]) {
    const [field] = Object.keys(wrong)
    for (const op of [products.list, products.counts]) {
      const { status, errors } = await world.guest
        .ask(op, wrong as never)
        .then((answer) => ({ status: answer.status, errors: JSON.stringify(answer) }))
      expect([wrong, status]).toEqual([wrong, 422])
      expect(errors).toContain(field)
    }
  }
})
