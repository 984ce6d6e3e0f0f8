import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barOf, dotsPerMm, home, type Point, pinched, type Room, roomFor, shifted, within, type ZoomPosition, zoomed } from './zoom.ts'

const length = fc.integer({ min: 1, max: 6_000 })
const extent = fc.record({ width: length, height: length })
const point = fc.record({ x: fc.integer({ min: -3_000, max: 3_000 }), y: fc.integer({ min: -3_000, max: 3_000 }) })
const factor = fc.double({ min: 0.1, max: 10, noNaN: true })
const room = fc.tuple(extent, extent, fc.integer({ min: 0, max: 7 })).map(([picture, frame, turns]) => roomFor(picture, frame, turns))
const placed = fc.tuple(room, factor, point).map(([room, scale, at]) => ({ room, place: within({ scale, ...at }, room) }))

const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-6 * (1 + Math.abs(a)))
/** Spot of the fitted picture at this point. */
const spotAt = (place: ZoomPosition, at: Point) => ({ x: (at.x - place.x) / place.scale, y: (at.y - place.y) / place.scale })
const reach = ({ frame, fit }: Room, scale: number) => ({
  x: Math.max(0, (fit.width * scale - frame.width) / 2),
  y: Math.max(0, (fit.height * scale - frame.height) / 2),
})

test('a picture fits its frame whole, however it is turned, and keeps its shape', () =>
  fc.assert(
    fc.property(extent, extent, fc.integer({ min: 0, max: 7 }), (picture, frame, turns) => {
      const { fit, most } = roomFor(picture, frame, turns)
      expect(fit.width).toBeLessThanOrEqual(frame.width + 1e-6)
      expect(fit.height).toBeLessThanOrEqual(frame.height + 1e-6)
      const [width, height] = turns % 2 ? [picture.height, picture.width] : [picture.width, picture.height]
      near(fit.width * height, fit.height * width)
      expect(most).toBeGreaterThanOrEqual(4)
    }),
  ))

test('whatever cleo does with wheel, fingers and keys, the picture never leaves its frame nor exceeds the maximum zoom', () =>
  fc.assert(
    fc.property(room, fc.array(fc.tuple(factor, point, point, point), { maxLength: 12 }), (room, deeds) => {
      let place = home
      for (const [by, at, from, to] of deeds) {
        place = pinched(shifted(zoomed(place, by, at, room), from, room), [from, at], [to, at], room)
        expect(place.scale).toBeGreaterThanOrEqual(1)
        expect(place.scale).toBeLessThanOrEqual(room.most)
        expect(Math.abs(place.x)).toBeLessThanOrEqual(reach(room, place.scale).x + 1e-6)
        expect(Math.abs(place.y)).toBeLessThanOrEqual(reach(room, place.scale).y + 1e-6)
      }
    }),
  ))

test('the spot under the pointer stays under it, as far as the frame allows', () =>
  fc.assert(
    fc.property(placed, factor, point, ({ room, place }, by, at) => {
      const after = zoomed(place, by, at, room)
      const edge = reach(room, after.scale)
      for (const axis of ['x', 'y'] as const) if (Math.abs(after[axis]) < edge[axis] - 1e-6) near(spotAt(after, at)[axis], spotAt(place, at)[axis])
    }),
  ))

test('two fingers that do not move change nothing, and otherwise move what lies between them', () =>
  fc.assert(
    fc.property(placed, point, point, point, ({ room, place }, a, b, by) => {
      const still = pinched(place, [a, b], [a, b], room)
      near(still.x, place.x)
      near(still.scale, place.scale)
      const moved = (p: Point) => ({ x: p.x + by.x, y: p.y + by.y })
      const carried = pinched(place, [a, b], [moved(a), moved(b)], room)
      near(carried.x, shifted(place, by, room).x)
      near(carried.y, shifted(place, by, room).y)
    }),
  ))

test('at scale 1 there is nothing to drag', () =>
  fc.assert(
    fc.property(room, point, (room, by) => {
      const { scale, x, y } = shifted(home, by, room)
      expect(scale).toBe(1)
      near(x, 0)
      near(y, 0)
    }),
  ))

test('the scale bar is round where possible, and exact to the millimetre', () => {
  // 600 dpi at original size: 23.622 pixels per millimetre.
  near(dotsPerMm({ width: 600, height: 600, dpi: 600 }, 600)!, 600 / 25.4)
  expect(dotsPerMm({ width: 600, height: 600 }, 600)).toBeUndefined()
  expect(barOf(600 / 25.4, 120)).toEqual({ mm: 5, dots: (5 * 600) / 25.4 })
  expect(barOf(1_000, 120)).toBeUndefined()
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (perMm) => {
      const bar = barOf(perMm, 120)
      expect(bar?.dots).toBeLessThanOrEqual(120)
      near(bar!.dots / bar!.mm, perMm)
    }),
  )
})
