import { chance } from './chance.ts'
import { type GeneratedPage, generatePage } from './generated-page.ts'
import type { DrawnPiece } from './generated-piece.ts'

const INKS = [
  [38, 60, 150],
  [160, 30, 45],
  [30, 105, 60],
  [95, 55, 30],
  [110, 60, 140],
  [60, 60, 66],
  [200, 110, 30],
] as const
const GROUNDS = [
  [14, 14, 16],
  [238, 238, 236],
  [24, 30, 44],
  [60, 62, 60],
  [206, 212, 220],
] as const

/** A piece of the usual sizes, perforations and margins. */
function randomPiece(random: () => number, place: { x: number; y: number }, most: { angle: number; side: number }): DrawnPiece {
  const between = (from: number, to: number) => from + random() * (to - from)
  const round = random() < 0.08
  const width = between(17, Math.min(most.side, 30))
  const height = round ? width : between(17, Math.min(most.side, 30))
  const gauge = random() < 0.2 ? null : { across: between(10, 15), down: between(10, 15) }
  const margin = () => between(1.2, 2.6)
  return {
    ...place,
    width,
    height,
    angle: round ? 0 : between(-most.angle, most.angle),
    round,
    gauge: round ? null : gauge,
    margins: { top: margin(), right: margin(), bottom: margin(), left: margin() },
    ink: INKS[Math.floor(random() * INKS.length)]!,
    paper: round ? [150, 120, 70] : [between(236, 250), between(228, 244), between(208, 226)],
    cancelled: !round && random() < 0.3,
  }
}

/** A page of twelve places, some empty; every seed gives another one. */
export function randomPage(seed: number, dpi = 300): GeneratedPage {
  const random = chance(seed)
  const pieces: DrawnPiece[] = []
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      if (random() < 0.92)
        pieces.push(
          randomPiece(random, { x: 24 + column * 37 + random() * 2, y: 24 + row * 37 + random() * 2 }, { angle: seed % 3 === 0 ? 20 : 4, side: 26 }),
        )
  const ground = GROUNDS[seed % GROUNDS.length]!
  const clear = ground[0] > 150 ? pieces.map((piece) => (piece.round ? piece : { ...piece, paper: tinted(piece.paper) })) : pieces
  return generatePage(clear, { dpi, width_mm: 122, height_mm: 162, ground, shade: random() * 18, noise: 2 + random() * 8, seed: seed + 7000 })
}

/** On a light ground paper is told by its tint: toned as old paper is. */
const tinted = ([red, green, blue]: DrawnPiece['paper']): DrawnPiece['paper'] => [red - 6, green - 22, blue - 46]

/** Two stamps of a page that touch: with a whole side, aslant, or at a corner. */
export function touchingPage(seed: number, dpi = 300): GeneratedPage {
  const random = chance(seed)
  const usual = (x: number, y: number, angle: number): DrawnPiece => ({
    ...{ x, y, angle, width: 22, height: 26, gauge: { across: 12.5, down: 12.5 + random() } },
    ...{ margins: { top: 1.6, right: 1.5, bottom: 1.6, left: 1.5 }, ink: INKS[seed % INKS.length]!, paper: [244, 238, 220] },
  })
  const tilt = 1.5 + random() * 6
  const pieces = [
    usual(25, 30, 0),
    usual(25 + 22 + 0.02 + random() * 0.05, 30 + 1.5 + random() * 3, 0),
    usual(85, 30, tilt),
    usual(85 + 23.2, 31 + random() * 2, -1),
    usual(30, 80, 0),
    usual(30 + 21.6, 80 + 25.3, 0),
    usual(90, 85, -8),
  ]
  return generatePage(pieces, { dpi, width_mm: 130, height_mm: 125, ground: GROUNDS[[0, 2, 3][seed % 3]!]!, shade: 6, noise: 5, seed })
}
