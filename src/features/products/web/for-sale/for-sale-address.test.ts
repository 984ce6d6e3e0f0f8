import { describe, expect, it } from 'vitest'
import { yearBands } from '#features/listings/contract.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import {
  clearedHref,
  countsAsked,
  type ForSale,
  filterCount,
  forSaleHref,
  readForSale,
  readSearched,
  sortsOf,
  unfiltered,
} from './for-sale-address.ts'

const site = {
  name: 'Cachet',
  currency: 'USD',
  sandbox: false,
  support_url: '',
  locale: 'en',
  theme: 'auto',
  density: 'comfortable',
  numbers: 'auto',
  single_keys: 'on',
  signed_in: false,
  origin: 'http://cachet.test',
  today: '2026-11-21',
} as const
const at = (query: string): RouteMatch => ({ path: {}, query: new URLSearchParams(query), site })

describe('the URL of the list', () => {
  it('contains only what ben changed', () => {
    const page = readForSale(at('condition=MINT&condition=USED&page_size=25&sort=newest'))!
    expect(forSaleHref(page)).toBe('/marketplace/for-sale?condition=MINT&condition=USED')
    expect(forSaleHref({ ...page, view: 'list' })).toBe('/marketplace/for-sale?condition=MINT&condition=USED&view=list')
  })
  it('ignores invalid values, and the empty fields of a form sent without script', () => {
    const page = readForSale(at('search=&years=&year_issued=&lowest=&highest=&page=x&condition=GREEN&view=upside'))!
    expect(forSaleHref(page)).toBe('/marketplace/for-sale')
    expect(page.view).toBe('grid')
  })
  it('reports what it did not understand, and keeps the valid values of the same filter', () => {
    const page = readForSale(at('country=FR&condition=MNH&condition=MINT&year_issued=99999&lowest=cheap&years='))!
    expect(page.asked).toMatchObject({ country: ['FR'], condition: ['MINT'] })
    expect(page.unread).toEqual(['cheap', '99999', 'MNH'])
    expect(forSaleHref(page)).toBe('/marketplace/for-sale?country=FR&condition=MINT')
  })
  it('offers the best match only with search words', () => {
    expect(sortsOf({ search: '', sort: 'best' })).toEqual({ sort: 'newest', choices: ['newest', 'price_low', 'price_high'] })
    expect(sortsOf({ search: 'penny', sort: 'best' }).choices[0]).toBe('best')
    expect(forSaleHref(readForSale(at('search=penny&sort=newest'))!)).toBe('/marketplace/for-sale?search=penny&sort=newest')
  })
  it('reads prices as people type them, and never contains a cursor', () => {
    const { asked } = readForSale(at('lowest=2.50&highest=100&cursor=abc'))!
    expect(asked).toMatchObject({ price_from: 250, price_to: 10_000 })
    expect(asked).not.toHaveProperty('cursor')
  })
  it('counts every filter, and clears them without losing the order', () => {
    const { asked } = readForSale(at('country=FR&country=GB&search=blue&price_to=500&sort=price_low&page=3'))!
    expect(filterCount(asked)).toBe(4)
    expect(forSaleHref({ asked: unfiltered(asked) })).toBe('/marketplace/for-sale?sort=price_low')
  })
})

const everything = {
  search: 'café & “bleu” 20%',
  number: 10_420_042,
  country: ['FR', 'x_soviet_union'],
  years: 'before-1950',
  year_issued: 1849,
  condition: ['MINT', 'NA'],
  denomination: ['20 c', '½ d'],
  grade: ['XF-S'],
  color: ['family_red', 'carmine'],
  quality: ['faultless'],
  format: ['block_4'],
  topic_ids: ['birds', 'cats'],
  category_ids: ['classics'],
  shipping_option: ['pickup'],
  price_from: 250,
  price_to: 24_500,
  item_kind: ['stamp'],
  productable_type: 'StampItem',
  my_stuff: 'only',
  sort: 'price_low',
  page_size: 50,
  page: 2,
} as const

describe('a URL with every filter', () => {
  it('contains every filter, and is read again as it was written', () => {
    const page = { asked: everything as unknown as ForSale['asked'], view: 'list', open: ['format'] } as const
    const [, query] = forSaleHref(page).split('?')
    expect(readForSale(at(query!))).toEqual(page)
    expect(filterCount(page.asked)).toBe(24)
    expect(countsAsked(page.asked)).not.toHaveProperty('sort')
  })
  it('reads a store’s number as it is printed, and ignores unknown facets', () => {
    const page = readForSale(at('number=ST-10420042&open=price&open=color&denomination=&denomination=20+C'))!
    expect(page).toMatchObject({ asked: { number: 10_420_042, denomination: ['20 c'] }, open: ['color'] })
  })
})

describe('the years of the filters', () => {
  it('begin before 1950 and end now', () => {
    expect(yearBands(2026)).toEqual([
      'before-1950',
      '1950-1959',
      '1960-1969',
      '1970-1979',
      '1980-1989',
      '1990-1999',
      '2000-2009',
      '2010-2019',
      '2020-now',
    ])
  })
})

describe('the URL of search results', () => {
  it('contains the filters as JSON, and is read again as it was written', () => {
    const page = { asked: everything as unknown as ForSale['asked'], view: 'list', open: ['format'], searched: true } as const
    const [path, query] = forSaleHref(page).split('?')
    expect(path).toBe('/search-result')
    expect([...new URLSearchParams(query).keys()].sort()).toEqual([
      'filters',
      'open',
      'page',
      'page_size',
      'search',
      'searchable_type',
      'sort',
      'view',
    ])
    expect(readSearched(at(query!))).toEqual(page)
  })
  it('reads what a form sends without script, and ignores invalid JSON, filters and values', () => {
    expect(readSearched(at('search=penny&country=FR&filters={"country":["GB"],"condition":["MINT"]}'))?.asked).toMatchObject({
      search: 'penny',
      country: ['FR'],
      condition: ['MINT'],
    })
    const plain = readSearched(at('search=penny'))!
    for (const filters of [
      '{',
      'null',
      '[1]',
      '"FR"',
      '{"sort":"price_low","condition":["GREEN"],"country":[{}],"__proto__":1}',
      `{"search":"${'x'.repeat(4_000)}"}`,
    ])
      expect({ ...readSearched(at(new URLSearchParams({ search: 'penny', filters }).toString())), unread: undefined }).toEqual(plain)
  })
  it('keeps the search when the filters are cleared', () => {
    const page = readSearched(at('search=penny&filters={"country":["FR"]}&sort=price_low'))!
    expect(clearedHref(page)).toBe('/search-result?search=penny&sort=price_low&searchable_type=Product')
  })
})

describe('a free range of years', () => {
  it('is read from two fields, either of which may be left empty', () => {
    const years = (query: string) => readSearched(at(query))?.asked.years
    expect(years('year_from=1840&year_to=1860&years=')).toBe('1840-1860')
    expect(years('year_from=1840&year_to=')).toBe('1840-now')
    expect(years('year_from=&year_to=1860')).toBe('before-1861')
    expect(years('year_from=18&year_to=x')).toBeUndefined()
    expect(years('filters={"year_from":1840,"year_to":1860}')).toBe('1840-1860')
  })
})
