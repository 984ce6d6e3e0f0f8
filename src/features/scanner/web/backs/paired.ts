import { type PageSide, pairBacks, type Turning } from '../../core/pairs/pair.ts'
import type { FoundPieces } from '../../core/pieces/find.ts'
import type { FramedPiece } from '../edits.ts'

/** The number of the back of each piece, by the key of the piece. */
type Pairs = Readonly<Record<string, number>>
/** The picture of the backs, with what belongs to what; kept with the page on the device. */
export interface KeptBacks {
  readonly name: string
  readonly file: Blob
  readonly found: FoundPieces
  readonly turning: Turning
  readonly pairs: Pairs
}
interface Sized {
  readonly width: number
  readonly height: number
}

/** Pairs by position; as it seems to have been turned, or as it is said. */
export function pairsOf(pieces: readonly FramedPiece[], page: Sized, back: PageSide, turned?: Turning): { turning: Turning; pairs: Pairs } {
  const { turning, backs } = pairBacks({ width: page.width, height: page.height, rects: pieces.map(({ rect }) => rect) }, back, turned)
  const pairs = pieces.flatMap(({ key }, at) => (backs[at] == null ? [] : [[key, backs[at]] as const]))
  return { turning, pairs: Object.fromEntries(pairs) }
}

/** By hand: a back belongs to one piece, so it is taken from the one that had it. */
export function paired(pairs: Pairs, key: string, back: number | null): Pairs {
  const others = Object.entries(pairs).filter(([other, number]) => other !== key && number !== back)
  return Object.fromEntries(back === null ? others : [...others, [key, back]])
}
