/** Offset of the picture's centre from the frame's; scale 1 fits the frame. */
export interface ZoomPosition extends Point {
  readonly scale: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Extent {
  readonly width: number
  readonly height: number
}
/** The frame, the picture's size at scale 1, and the largest scale. */
export interface Room {
  readonly frame: Extent
  readonly fit: Extent
  readonly most: number
}
export type Pair = readonly [Point, Point]

export const home: ZoomPosition = { scale: 1, x: 0, y: 0 }

const DOUBLE = 2
const DOTS = 4
const MM_PER_INCH = 25.4
const LENGTHS = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

const held = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const lies = (turns: number) => turns % 2 !== 0

/** Fits the frame, enlarged at most twice; the largest scale is four screen pixels per scanned pixel. */
export function roomFor(picture: Extent, frame: Extent, turns: number): Room {
  const [width, height] = lies(turns) ? [picture.height, picture.width] : [picture.width, picture.height]
  const part = Math.min(frame.width / width, frame.height / height, DOUBLE)
  return { frame, fit: { width: width * part, height: height * part }, most: Math.max(DOTS, DOTS / part) }
}

/** Limits scale and position; a picture smaller than the frame is centred. */
export function within({ scale, x, y }: ZoomPosition, { frame, fit, most }: Room): ZoomPosition {
  const to = held(scale, 1, most)
  const reach = (long: number, frame: number) => Math.max(0, (long * to - frame) / 2)
  const [wide, high] = [reach(fit.width, frame.width), reach(fit.height, frame.height)]
  return { scale: to, x: held(x, -wide, wide), y: held(y, -high, high) }
}

/** Zooms while the point `at` stays in place. */
export function zoomed(place: ZoomPosition, by: number, at: Point, room: Room): ZoomPosition {
  const scale = held(place.scale * by, 1, room.most)
  const grown = scale / place.scale
  return within({ scale, x: at.x - (at.x - place.x) * grown, y: at.y - (at.y - place.y) * grown }, room)
}

export const shifted = (place: ZoomPosition, by: Point, room: Room): ZoomPosition => within({ ...place, x: place.x + by.x, y: place.y + by.y }, room)

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Pinch: moves and scales with both fingers. */
export function pinched(place: ZoomPosition, from: Pair, to: Pair, room: Room): ZoomPosition {
  const [was, is] = [middle(from), middle(to)]
  const carried = { ...place, x: place.x + is.x - was.x, y: place.y + is.y - was.y }
  return zoomed(carried, apart(from) > 0 ? apart(to) / apart(from) : 1, is, room)
}

/** Screen pixels per millimetre; undefined if the resolution is unknown. */
export const dotsPerMm = (picture: Extent & { readonly dpi?: number }, drawn: number): number | undefined =>
  picture.dpi && picture.width > 0 ? (drawn * picture.dpi) / (picture.width * MM_PER_INCH) : undefined

/** The longest round length that fits into so many pixels. */
export function barOf(perMm: number, most: number): { readonly mm: number; readonly dots: number } | undefined {
  const mm = LENGTHS.findLast((length) => length * perMm <= most)
  return mm === undefined ? undefined : { mm, dots: mm * perMm }
}
