import { expect, test } from 'vitest'
import { audienceOf, isEmpty, privacyOf } from './rules.ts'

test('a post is for everybody unless it says otherwise, in either of the two ways', () => {
  expect(audienceOf(undefined, undefined)).toBe('Anyone')
  expect(audienceOf('Connections', undefined)).toBe('Connections')
  expect(audienceOf(undefined, 1)).toBe('Connections')
  expect(audienceOf('Anyone', 0)).toBe('Anyone')
  expect(audienceOf('Anyone', 1)).toBeUndefined()
  expect(audienceOf('Connections', 0)).toBeUndefined()
  expect([privacyOf('Anyone'), privacyOf('Connections')]).toEqual([0, 1])
})

test('a picture or what is quoted is enough, nothing is not', () => {
  const nothing = { body: '', pictures: 0, quoted: false }
  expect(isEmpty(nothing)).toBe(true)
  expect(isEmpty({ ...nothing, pictures: 1 })).toBe(false)
  expect(isEmpty({ ...nothing, quoted: true })).toBe(false)
  expect(isEmpty({ ...nothing, body: 'x' })).toBe(false)
})
