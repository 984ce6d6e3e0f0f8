import { refuse } from '#kernel/refusal.ts'

/** Lengths on a page are tenths of a millimetre, as integers. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface MountSize {
  readonly width: number
  readonly height: number
}
export const papers = { A4: { width: 2100, height: 2970 }, Letter: { width: 2159, height: 2794 } } as const
export type PaperName = keyof typeof papers
/** The frame and what lies in it fit both papers, so that one arrangement prints on either. */
export const FRAME = { left: 100, top: 100, right: 2000, bottom: 2620 } as const
/** Where mounts may lie: below the title, above the line at the foot. */
export const FIELD = { left: 120, top: 400, right: 1980, bottom: 2500 } as const
/** A mount is larger than its stamp by this much on each side. */
export const CLEARANCE = 20
export const LEAST_MOUNT = 50
const WIDEST = FIELD.right - FIELD.left
const TALLEST = FIELD.bottom - FIELD.top
/** An item that nobody has measured. */
const UNMEASURED = { width_mm: 26, height_mm: 30 } as const
export const MOST_PAGES_OF_ALBUM = 200
export const MOST_MOUNTS = 120
const CAPTION = 60
const GAP = 40

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The mount of a stamp: its size and the clearance around it. */
export function mountSize({ width_mm, height_mm }: { readonly width_mm: number | null; readonly height_mm: number | null }): MountSize {
  const measured = width_mm && height_mm ? { width_mm, height_mm } : UNMEASURED
  return {
    width: between(measured.width_mm * 10 + 2 * CLEARANCE, LEAST_MOUNT, WIDEST),
    height: between(measured.height_mm * 10 + 2 * CLEARANCE, LEAST_MOUNT, TALLEST),
  }
}

export const isInField = ({ x, y, width, height }: Box) =>
  x >= FIELD.left && y >= FIELD.top && x + width <= FIELD.right && y + height <= FIELD.bottom && width >= LEAST_MOUNT && height >= LEAST_MOUNT
export const doOverlap = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** No mount leaves the page or covers another. */
export function misplaced(boxes: readonly Box[]) {
  if (!boxes.every(isInField)) return refuse('album.outside')
  const overlaps = boxes.some((box, at) => boxes.slice(at + 1).some((other) => doOverlap(box, other)))
  return overlaps ? refuse('album.overlap') : undefined
}

/** The box moved back into the field; its size stays where it can. */
export function intoField({ x, y, width, height }: Box): Box {
  const size = { width: between(width, LEAST_MOUNT, WIDEST), height: between(height, LEAST_MOUNT, TALLEST) }
  return { x: between(x, FIELD.left, FIELD.right - size.width), y: between(y, FIELD.top, FIELD.bottom - size.height), ...size }
}

/** The first free place, line by line; undefined when the page is full. */
export function freePlace(taken: readonly Box[], size: MountSize): Box | undefined {
  const step = 20
  for (let y: number = FIELD.top; y + size.height <= FIELD.bottom; y += step)
    for (let x: number = FIELD.left; x + size.width <= FIELD.right; x += step) {
      const box = { x, y, ...size }
      const room = { x: x - GAP / 2, y: y - GAP / 2, width: size.width + GAP, height: size.height + CAPTION + GAP / 2 }
      if (!taken.some((other) => doOverlap(room, other))) return box
    }
  return undefined
}

/** Sizes in their order as centred rows, page after page; every size fits the field. */
export function arranged(sizes: readonly MountSize[]): Box[][] {
  const pages: Box[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const row of rowsOf(sizes)) {
    const tallest = Math.max(...row.map(({ height }) => height))
    if (top + tallest > FIELD.bottom) {
      pages.push([])
      top = FIELD.top
    }
    pages.at(-1)!.push(...centred(row, top, tallest))
    top += tallest + CAPTION + GAP
  }
  return pages
}

function rowsOf(sizes: readonly MountSize[]): MountSize[][] {
  const rows: MountSize[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const size of sizes) {
    if (used + GAP + size.width > WIDEST) {
      rows.push([])
      used = -GAP
    }
    rows.at(-1)!.push(size)
    used += GAP + size.width
  }
  return rows
}

/** Mounts of a row stand on one line. */
function centred(row: readonly MountSize[], top: number, tallest: number): Box[] {
  const whole = row.reduce((sum, { width }) => sum + width, GAP * (row.length - 1))
  let x = FIELD.left + Math.floor((WIDEST - whole) / 2)
  return row.map((size) => {
    const box = { x, y: top + tallest - size.height, ...size }
    x += size.width + GAP
    return box
  })
}

/** A tenth of a millimetre in points. */
export const POINT = 72 / 254

/** Arrangements are made on A4; on another paper they stand in the middle. */
export const shiftOn = (paper: PaperName) => (papers[paper].width - papers.A4.width) / 2

/** A box of the page in points on this paper. */
export const printedBox = ({ x, y, width, height }: Box, paper: PaperName): Box => ({
  x: (x + shiftOn(paper)) * POINT,
  y: y * POINT,
  width: width * POINT,
  height: height * POINT,
})

/** The 100 mm ruler beneath the frame; it is on both papers. */
export const RULER = { x: 100, y: 2_655, length: 1_000, words: 2_735 } as const

/** Where a hole's code stands: at the right, 15 mm wide where the hole has room, never over its edge. */
export function codeBox({ x, y, width, height }: Box): Box {
  const side = Math.max(20, Math.min(150, height - 40, width / 2 - 20))
  return { x: x + width - side - 20, y: y + (height - side) / 2, width: side, height: side }
}

/** Albums, lots and sets count together; undefined is no limit. */
export const creatable = (count: number, limit: number | undefined) =>
  limit !== undefined && count >= limit ? refuse('album.limit', { limit, plan_limit: 'albums' }) : undefined

/** After a downgrade the oldest albums, as many as the plan has, may grow; the others are kept and readable. `older`: how many are older than this one. */
export const extendable = (older: number, limit: number | undefined) =>
  limit !== undefined && older >= limit ? refuse('album.over_limit', { limit, plan_limit: 'albums' }) : undefined
