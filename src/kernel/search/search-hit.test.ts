import { expect, test } from 'vitest'
import { madeAt, searchHit } from './search-hit.ts'

test('the time of making is read from the id', () => {
  expect(madeAt('019936a0-0000-7abc-8def-0123456789ab')).toEqual(new Date(0x019936a00000))
})

test('a hit says null for what its kind does not have', () => {
  const hit = searchHit('Store', { id: '019936a0-0000-7abc-8def-0123456789ab', title: 'Classics', path: '/stores/1', uuid: 12_345_678 })
  expect(hit).toMatchObject({ searchable_type: 'Store', searchable: { uuid: 12_345_678, email: null, medias: [], amount: null, line: '' } })
})
