/** A stamp or coin as it is drawn. Lengths in millimetres; the middle stands at x, y of the page. */
export interface DrawnPiece {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
  readonly round?: boolean
  /** Gauges of the horizontal and the vertical sides; none for imperforate. */
  readonly gauge: { readonly across: number; readonly down: number } | null
  /** Sides that were cut with scissors inside the perforation. */
  readonly cut?: readonly DrawnSide[]
  /** From the tips to the frame. */
  readonly margins: Readonly<Record<DrawnSide, number>>
  readonly ink: readonly [number, number, number]
  readonly paper: readonly [number, number, number]
  /** A postmark across a corner. */
  readonly cancelled?: boolean
}
export type DrawnSide = 'top' | 'right' | 'bottom' | 'left'

/** Distance from the paper's edge: negative inside. */
export function distanceTo(piece: DrawnPiece, u: number, v: number): number {
  if (piece.round) return Math.hypot(u, v) - piece.width / 2
  const [right, down] = [piece.width / 2, piece.height / 2]
  const box = Math.max(Math.abs(u) - right, Math.abs(v) - down)
  if (!piece.gauge || box < -1.5) return box
  const { across, down: vertical } = piece.gauge
  const cut = piece.cut ?? []
  const sides = [
    { side: 'top', along: u + right, off: v + down, gauge: across },
    { side: 'bottom', along: u + right, off: v - down, gauge: across },
    { side: 'left', along: v + down, off: u + right, gauge: vertical },
    { side: 'right', along: v + down, off: u - right, gauge: vertical },
  ] as const
  return sides.reduce((far, { side, along, off, gauge }) => (cut.includes(side) ? far : Math.max(far, -holeAt(along, off, 20 / gauge))), box)
}

/** Distance from the nearest hole of a row: holes stand half a pitch after the corner. */
function holeAt(along: number, off: number, pitch: number): number {
  const nearest = (Math.floor(along / pitch) + 0.5) * pitch
  return Math.hypot(along - nearest, off) - pitch * 0.31
}

/** The colour at a place: paper, a frame line, hatching, and the postmark over all. */
export function inkAt(piece: DrawnPiece, u: number, v: number, scale: number): readonly number[] {
  const [right, down] = [piece.width / 2, piece.height / 2]
  const { margins } = piece
  const inside = Math.min(u + right - margins.left, right - margins.right - u, v + down - margins.top, down - margins.bottom - v)
  const soft = Math.min(1, Math.max(0, 0.5 + inside * scale))
  const hatched = inside < 0.5 ? 1 : 0.55 + 0.3 * Math.sin(u * 6) * Math.sin(v * 4.3)
  const share = piece.round ? 0.6 + 0.25 * Math.sin(u * 1.7) * Math.sin(v * 1.3) : soft * hatched
  const postmark = piece.cancelled && Math.abs(Math.hypot(u - right * 0.4, v + down * 0.4) - right * 0.7) < 0.35
  if (postmark) return [40, 38, 44]
  return piece.paper.map((value, part) => value * (1 - share) + piece.ink[part]! * share)
}
