// All motifs: name, size and drawing.

import type { Inks } from './inks.ts'
import { ANIMALS } from './motifs/animals.ts'
import { BIRDS } from './motifs/birds.ts'
import { BUILDINGS } from './motifs/buildings.ts'
import { FLIGHT } from './motifs/flight.ts'
import { FLOWERS } from './motifs/flowers.ts'
import { LAND } from './motifs/land.ts'
import { PURSUITS } from './motifs/pursuits.ts'
import { SHIPS } from './motifs/ships.ts'
import { WAYS } from './motifs/ways.ts'
import { at, type Box } from './pen.ts'

export const MOTIFS = { ...SHIPS, ...FLIGHT, ...WAYS, ...LAND, ...BUILDINGS, ...BIRDS, ...ANIMALS, ...FLOWERS, ...PURSUITS }
export type MotifName = keyof typeof MOTIFS

/** Scales a motif to the box, centred or at its bottom. */
export function placed(name: MotifName, into: Box, c: Inks, floor = false): string {
  const motif: { w: number; h: number; draw: (c: Inks) => string } = MOTIFS[name]
  const scale = Math.min(into.w / motif.w, into.h / motif.h)
  const y = floor ? into.y + into.h - motif.h * scale : into.y + (into.h - motif.h * scale) / 2
  return at(into.x + (into.w - motif.w * scale) / 2, y, scale, motif.draw(c))
}
