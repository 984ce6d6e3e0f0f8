import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { fields, paging } from '#kernel/shapes.ts'
import { cursorOf, pageOf, placeOf } from './paging.ts'

const Lot = z.tuple([z.iso.datetime(), z.uuid()])
const penny = ['2026-11-21T20:56:01.123456Z', '0192f3a0-0000-7000-8000-000000000001'] as const
const wish = { page: 1, page_size: 2 }
const lots = operation({
  http: 'GET /stores/{id}/lots',
  permission: 'everyone',
  input: fields({ id: z.string(), country: z.array(z.string()), ...paging(2) }),
  output: z.object({}),
  refusals: {},
  doc: 'Lots.',
})

test('ann walks on from where she was, to the microsecond', () => {
  expect(placeOf({ ...wish, page: 7, cursor: cursorOf(penny) }, Lot)).toEqual({ after: penny, offset: 0, limit: 3 })
})

test('ben opens page 3 by its number', () => {
  expect(placeOf({ page: 3, page_size: 25 }, Lot)).toEqual({ after: undefined, offset: 50, limit: 26 })
})

const forged: [string, string][] = [
  ['is no base64url', 'a'],
  ['is no JSON', Buffer.from('penny').toString('base64url')],
  ['is written in another way', `${cursorOf(penny)}A`],
  ['carries an object', Buffer.from('{"0":1}').toString('base64url')],
  ['carries too few keys', cursorOf([penny[0]])],
  ['carries too many keys', cursorOf([...penny, 1])],
  ['carries a day that does not exist', cursorOf(['2026-02-31T00:00:00Z', penny[1]])],
  ['carries a number for a moment', cursorOf([5, penny[1]])],
]
test.each(forged)('a cursor that %s is refused', (_, cursor) => {
  const place = placeOf({ ...wish, cursor }, Lot)
  expect(refused(place) && place.refused).toBe('input.form')
})

test('a cursor cannot smuggle in what the database cannot hold', () => {
  expect(refused(placeOf({ ...wish, cursor: cursorOf(['penny\u0000black']) }, z.tuple([z.string()])))).toBe(true)
  expect(refused(placeOf({ ...wish, cursor: cursorOf(['penny\ud800']) }, z.tuple([z.string()])))).toBe(true)
})

test('the next page is the same question at our own origin; the last page has none', () => {
  const input = { id: 'a b', country: ['FR', 'ES'], ...wish, page: 4 }
  const { rows, next_page_url } = pageOf(lots, input, [1, 2, 3], (row) => [row])
  expect(rows).toEqual([1, 2])
  expect(next_page_url).toBe(`/api/stores/a%20b/lots?country=FR&country=ES&page_size=2&cursor=${cursorOf([2])}`)
  expect(pageOf(lots, input, [1, 2], (row) => [row]).next_page_url).toBeNull()
})

test('keys too long for the wire are a fault of ours, found at once', () => {
  expect(() => cursorOf(['x'.repeat(200)])).toThrow('too long')
})
