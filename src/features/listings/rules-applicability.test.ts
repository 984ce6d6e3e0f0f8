import { expect, test } from 'vitest'
import { applies, categoriesOf, conditionsOf, type FilterName, filtersOf, searchTypes } from './rules-applicability.ts'

const kindsOf = (name: FilterName) => searchTypes.filter((type) => applies(name, type))

test('each filter belongs to the kinds that the specification names', () => {
  expect(kindsOf('member_id')).toEqual(['Auction', 'Trade'])
  expect(kindsOf('number')).toEqual(['Product', 'Supply'])
  expect(kindsOf('shipping_option')).toEqual(['Product', 'Supply', 'Auction'])
  expect(kindsOf('catalogue_number')).toEqual(['StampItem', 'Auction', 'Trade'])
  expect(kindsOf('status')).toEqual(['StampItem'])
  expect(kindsOf('accepting_offer')).toEqual(['Trade'])
  expect(searchTypes.filter((type) => !applies('country', type))).toEqual(['Supply'])
  for (const name of ['grade', 'color', 'quality', 'format', 'years', 'topic_ids'] as const)
    expect(kindsOf(name)).toEqual(['StampItem', 'Product', 'Auction', 'Trade'])
})

test('conditions and categories of a supply are others', () => {
  expect(searchTypes.filter((type) => applies('condition', type)).map((type) => [type, ...conditionsOf(type)])).toEqual([
    ['StampItem', 'MINT', 'USED', 'NA'],
    ['Product', 'MINT', 'USED', 'NA'],
    ['Supply', 'NEW', 'USED', 'NA'],
    ['Auction', 'MINT', 'USED', 'NA'],
    ['Trade', 'MINT', 'USED', 'NA'],
  ])
  expect(searchTypes.filter((type) => categoriesOf(type) === 'supplyCategories')).toEqual(['Supply'])
})

test('a supply is asked for by few things, a bounty by its country and reward', () => {
  expect(filtersOf('Supply')).toEqual(['search', 'number', 'condition', 'price', 'category_ids', 'shipping_option'])
  expect(filtersOf('Bounty')).toEqual(['search', 'reward', 'country'])
})
