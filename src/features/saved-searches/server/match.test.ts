import { expect, test } from 'vitest'
import type { AlertListing } from '#server/slices/alert-source.ts'
import { anchorsFor, anchorsOf, matches, setFilters } from './match.ts'

const listing: AlertListing = {
  ...{
    type: 'Product',
    subject_type: 'product',
    id: 'a',
    member_id: 'm',
    title: 'Penny Black',
    words: ['penny', 'black', 'great', 'britain', '1840'],
  },
  ...{ facets: { country: ['GB'], color: ['black', 'family_black'], denomination: ['1 d'] }, year: 1840, price: 5_000, numbers: [12], store_id: 's' },
  productable_type: 'StampItem',
}
const finds = (filters: Parameters<typeof matches>[0], one = listing) => {
  const found = matches(filters, one)
  // The index must never hide a search that matches.
  if (found)
    expect(anchorsFor(one)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(
            `^(${anchorsOf('Product', filters)
              .map((a) => a.replace(/[|*.]/g, '\\$&'))
              .join('|')})$`,
          ),
        ),
      ]),
    )
  return found
}

test('every word, one value of every facet and all ranges have to fit', () => {
  expect(finds({ search: 'penny bl' })).toBe(true)
  expect(finds({ search: 'pen black' })).toBe(false)
  expect(finds({ search: '!!' })).toBe(false)
  expect(finds({ country: ['FR', 'GB'], color: ['family_black'] })).toBe(true)
  expect(finds({ country: ['FR'] })).toBe(false)
  expect(finds({ denomination: ['1 d'] })).toBe(true)
  expect([finds({ years: 'before-1950' }), finds({ years: '1840-1849', year_issued: 1841 })]).toEqual([true, false])
  expect([finds({ price_from: 5_000, price_to: 5_000 }), finds({ price_to: 4_999 })]).toEqual([true, false])
  expect([finds({ number: 12 }), finds({ number: 13 }), finds({ store_id: 's' as never }), finds({ productable_type: 'Supply' })]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(finds({ years: 'before-1950' }, { ...listing, year: null })).toBe(false)
})

test('what narrows nothing is not kept', () => {
  const none = {
    country: [],
    condition: [],
    denomination: [],
    grade: [],
    color: [],
    quality: [],
    format: [],
    shipping_option: [],
    topic_ids: [],
    category_ids: [],
    item_kind: [],
  }
  expect(setFilters({ ...none, search: '  ' })).toEqual({})
  expect(setFilters({ ...none, search: ' noir ', country: ['FR'] })).toEqual({ search: 'noir', country: ['FR'] })
})
