import { type Box, type PagePicture, type PixelPoint, type Raster, softened } from '../picture/raster.ts'
import { findGround, type PageGround, sharper } from './ground.ts'
import { cornersOf, type Rect } from './hull.ts'
import { type Component, components, gapField, pieceMask } from './mask.ts'
import { joinNested, patchOf } from './nested.ts'
import { refine } from './refine.ts'
import { type Patch, type Shape, shapeOf, splitTouching } from './split.ts'

/** The longest side of the copy on which pieces are looked for. */
const LOOK_SIDE = 1600

export interface FoundPiece {
  /** In pixels of the whole picture, around the tips of its perforation. */
  readonly rect: Rect
  readonly shape: 'rectangle' | 'round' | 'other'
  /** Does it reach the edge of the picture? Then a part may be missing. */
  readonly cut_off: boolean
}
export type RefusedReason = 'too_small' | 'too_thin' | 'too_many'
export interface FoundPieces {
  readonly pieces: readonly FoundPiece[]
  /** What was seen and is no piece. */
  readonly refused: readonly { readonly reason: RefusedReason; readonly box: Box }[]
  readonly ground: Omit<PageGround, 'toneAt'> | null
}
export interface FindOptions {
  readonly pixels_per_mm: number | null
  readonly progress?: (done: number, of: number) => void
  readonly cancelled?: () => boolean
}

const MOST_PIECES = 300
const LEAST_MM = 7

/** How far the noise is smoothed. A picture that was enlarged, or is twice as fine, has the same noise in larger grains. */
const FAINT = [2, 4, 8]

/** Finds the pieces of a page, in the order in which one reads it. */
export async function findPieces(picture: PagePicture, options: FindOptions): Promise<FoundPieces> {
  const small = await picture.reduced(LOOK_SIDE)
  const ground = findGround(small)
  if (!ground) return { pieces: [], refused: [], ground: null }
  const plain = await look(picture, options, { small, ground, edge: ground })
  if (ground.kind === 'transparent' || plain.pieces.every(({ shape }) => shape !== 'other')) return plain
  // Paper of nearly the colour of its ground falls into odd parts. Without the noise it may stand out; it is believed if all is whole then.
  for (const reach of FAINT) {
    const soft = softened(small, reach)
    const faint = await look(picture, options, { small: soft, ground: sharper(ground, soft), edge: sharper(ground, small) })
    if (isWhole(faint.pieces, plain.pieces)) return faint
  }
  return plain
}

/** No odd parts any more, and nothing lost that was seen before. */
function isWhole(pieces: readonly FoundPiece[], before: readonly FoundPiece[]): boolean {
  const holds = ({ rect }: FoundPiece, at: PixelPoint) => Math.hypot(rect.x - at.x, rect.y - at.y) < Math.hypot(rect.width, rect.height) / 2
  return pieces.every(({ shape, cut_off }) => shape !== 'other' && !cut_off) && before.every(({ rect }) => pieces.some((piece) => holds(piece, rect)))
}

interface Sight {
  readonly small: Raster
  readonly ground: PageGround
  /** The ground as it is told from the paper at full resolution. */
  readonly edge: PageGround
}

async function look(picture: PagePicture, options: FindOptions, { small, ground, edge }: Sight): Promise<FoundPieces> {
  const factor = picture.width / small.width
  const field = gapField(small, ground)
  const mask = opened(pieceMask(field, small.width, small.height, ground.threshold), small.width, small.height)
  const { labels, found: seen } = components(mask, small.width)
  const least = leastSide(small, factor, options)
  const found = joinNested(seen, labels, small.width, least)
  const refused: { reason: RefusedReason; box: Box }[] = []
  const patches: Patch[] = []
  for (const one of found) {
    const reason = patches.length >= MOST_PIECES ? 'too_many' : refusedBySize(one, least)
    if (reason) refused.push({ reason, box: boxOf(one, factor) })
    else patches.push(...split(one, labels, field, small.width, ground.threshold))
  }
  const owners = ownersOf(patches, small.width, small.height)
  const pieces: FoundPiece[] = []
  for (const [at, patch] of patches.entries()) {
    if (options.cancelled?.()) break
    options.progress?.(at, patches.length)
    const shape = shapeOf(patch)
    if (Math.min(shape.rect.width, shape.rect.height) < least) refused.push({ reason: 'too_small', box: boxOf(bounds(patch), factor) })
    else pieces.push(await finish(picture, shape, patch, { small, factor, owners, label: at + 1, ground: edge }))
  }
  const { toneAt: _, ...told } = ground
  return { pieces: inReadingOrder(pieces), refused: refused.filter(({ box }) => box.width > 12 * factor || box.height > 12 * factor), ground: told }
}

interface Place {
  small: { width: number; height: number }
  factor: number
  owners: Uint16Array
  label: number
  ground: PageGround
}

async function finish(picture: PagePicture, shape: Shape, patch: Patch, place: Place): Promise<FoundPiece> {
  const { factor, small } = place
  const { rect } = shape
  const rough = { x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor, angle: rect.angle }
  const kind = shape.round ? 'round' : shape.pixels / (rect.width * rect.height) > 0.74 ? 'rectangle' : 'other'
  const owns = (x: number, y: number) => {
    const at = Math.min(small.height - 1, Math.floor(y / factor)) * small.width + Math.min(small.width - 1, Math.floor(x / factor))
    return place.owners[at] === 0 || place.owners[at] === place.label
  }
  const rectFound = kind === 'rectangle' ? await refine(picture, rough, place.ground, owns) : kind === 'round' ? { ...rough, angle: 0 } : rough
  const cut_off = patch.left <= 1 || patch.top <= 1 || patch.left + patch.width >= small.width - 1 || patch.top + patch.height >= small.height - 1
  return { rect: rectFound, shape: kind, cut_off: cut_off && place.ground.kind !== 'transparent' }
}

/** Without a scale a piece is at least a fortieth of the page. */
const leastSide = (small: { width: number; height: number }, factor: number, { pixels_per_mm }: FindOptions) =>
  Math.max(7, pixels_per_mm === null ? Math.max(small.width, small.height) / 40 : (LEAST_MM * pixels_per_mm) / factor)

function refusedBySize(one: Component, least: number): RefusedReason | null {
  const [width, height] = [one.right - one.left + 1, one.bottom - one.top + 1]
  if (Math.max(width, height) < least || one.pixels < least * least * 0.4) return 'too_small'
  if (one.pixels / Math.max(width, height) < least * 0.5) return 'too_thin'
  return Math.min(width, height) * 14 < Math.max(width, height) ? 'too_thin' : null
}

function split(one: Component, labels: Int32Array, field: Uint8Array, width: number, threshold: number): Patch[] {
  const patch = patchOf(one, labels, width)
  const holes = new Uint8Array(patch.mask.length)
  for (let at = 0; at < holes.length; at++) {
    const [x, y] = [at % patch.width, Math.floor(at / patch.width)]
    if (patch.mask[at] === 1 && field[(one.top + y) * width + one.left + x]! < threshold) holes[at] = 1
  }
  return splitTouching(patch, holes)
}

/** Hairs and specks of one pixel are taken away. */
function opened(mask: Uint8Array, width: number, height: number): Uint8Array {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 1 : mask[y * width + x]!)
  const kept = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (at(x, y) === 1 && at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) >= 3) kept[y * width + x] = 1
  return kept
}

function ownersOf(patches: readonly Patch[], width: number, height: number): Uint16Array {
  const owners = new Uint16Array(width * height)
  for (const [at, patch] of patches.entries())
    for (let y = 0; y < patch.height; y++)
      for (let x = 0; x < patch.width; x++) if (patch.mask[y * patch.width + x] === 1) owners[(patch.top + y) * width + patch.left + x] = at + 1
  return owners
}

const bounds = ({ left, top, width, height }: Patch) => ({ left, top, right: left + width - 1, bottom: top + height - 1 })
const boxOf = ({ left, top, right, bottom }: Pick<Component, 'left' | 'top' | 'right' | 'bottom'>, factor: number): Box => ({
  left: left * factor,
  top: top * factor,
  width: (right - left + 1) * factor,
  height: (bottom - top + 1) * factor,
})

/** Rows from above, and in a row from the left: what overlaps in height by half is in one row. */
function inReadingOrder<P extends { rect: Rect }>(pieces: readonly P[]): P[] {
  const spans = pieces.map((piece) => {
    const ys = cornersOf(piece.rect).map(({ y }) => y)
    return { piece, top: Math.min(...ys), bottom: Math.max(...ys), middle: piece.rect.y }
  })
  spans.sort((a, b) => a.middle - b.middle)
  const rows: (typeof spans)[] = []
  for (const one of spans) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && one.middle < first.bottom && first.middle > one.top) row.push(one)
    else rows.push([one])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.piece.rect.x - b.piece.rect.x).map(({ piece }) => piece))
}
