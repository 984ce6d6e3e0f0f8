import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { generatePage } from '#features/scanner/test/generated-page.ts'
import type { DrawnPiece } from '#features/scanner/test/generated-piece.ts'

export const usual = { angle: 0, gauge: { across: 12, down: 12.5 }, margins: { top: 1.6, right: 1.5, bottom: 1.6, left: 1.5 } }
export const blue = { ink: [40, 60, 150] as const, paper: [244, 238, 220] as const }

/** Pieces on black card, as a scanner at 300 dpi sees them. */
export async function pageOf(pieces: readonly DrawnPiece[], density?: number): Promise<string> {
  const { raster } = generatePage(pieces, { dpi: 300, width_mm: 118, height_mm: 158, ground: [16, 16, 18], shade: 8, noise: 4, seed: 5 })
  const path = join(await mkdtemp(join(tmpdir(), 'cachet-page-')), 'page.png')
  const file = sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
  await (density ? file.withMetadata({ density }) : file).png().toFile(path)
  return path
}
