import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arranged, creatable, extendable, FIELD, freePlace, intoField, isInField, misplaced, mountSize } from './rules.ts'

const stamp = fc.record({
  width_mm: fc.option(fc.integer({ min: 1, max: 2_000 })),
  height_mm: fc.option(fc.integer({ min: 1, max: 2_000 })),
})

test('whatever the sizes are, arranged mounts lie on the page and on no other, in the order of the album', () => {
  fc.assert(
    fc.property(fc.array(stamp, { maxLength: 80 }), (stamps) => {
      const sizes = stamps.map(mountSize)
      const pages = arranged(sizes)
      for (const page of pages) expect(misplaced(page)).toBeUndefined()
      expect(pages.flat().map(({ width, height }) => ({ width, height }))).toEqual(sizes)
    }),
  )
})

test('a free place is on the page and beside what lies there; a full page has none', () => {
  fc.assert(
    fc.property(fc.array(stamp, { maxLength: 20 }), stamp, (stamps, one) => {
      const [taken = []] = arranged(stamps.map(mountSize))
      const place = freePlace(taken, mountSize(one))
      if (place) expect(misplaced([...taken, place])).toBeUndefined()
    }),
  )
  const whole = { x: FIELD.left, y: FIELD.top, width: FIELD.right - FIELD.left, height: FIELD.bottom - FIELD.top }
  expect(freePlace([whole], { width: 100, height: 100 })).toBeUndefined()
})

test('a mount that is moved too far comes back onto the page', () => {
  const anywhere = fc.integer({ min: -5_000, max: 5_000 })
  fc.assert(fc.property(anywhere, anywhere, anywhere, anywhere, (x, y, width, height) => isInField(intoField({ x, y, width, height }))))
})

test('a stamp of 36 by 24 mm has a mount of 40 by 28 mm', () => {
  expect(mountSize({ width_mm: 36, height_mm: 24 })).toEqual({ width: 400, height: 280 })
})

test('mounts that touch do not overlap; one tenth of a millimetre more, and they do', () => {
  const left = { x: 200, y: 500, width: 400, height: 280 }
  expect(misplaced([left, { ...left, x: 600 }])).toBeUndefined()
  expect(misplaced([left, { ...left, x: 599 }])?.refused).toBe('album.overlap')
  expect(misplaced([{ ...left, x: FIELD.left - 1 }])?.refused).toBe('album.outside')
})

test('a plan of five takes the fifth album and not the sixth; over the limit the five oldest grow', () => {
  expect([creatable(4, 5), creatable(5, 5)?.refused, creatable(500, undefined)]).toEqual([undefined, 'album.limit', undefined])
  expect([extendable(4, 5), extendable(5, 5)?.refused, extendable(500, undefined)]).toEqual([undefined, 'album.over_limit', undefined])
})
