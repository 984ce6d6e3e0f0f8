import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A real scan from SAMPLES, else a drawn one: a stamp on a black background. */
export async function sampleImage(): Promise<string> {
  const real = process.env.SAMPLES && join(process.env.SAMPLES, 'scans/us-145.jpg')
  if (real && existsSync(real)) return real
  const path = join(await mkdtemp(join(tmpdir(), 'cachet-scan-')), 'scan.jpg')
  const stamp =
    '<svg width="900" height="1000"><rect width="900" height="1000" fill="#0b0b0c"/><rect x="170" y="160" width="560" height="680" fill="#f3ecdb"/><rect x="210" y="200" width="480" height="600" fill="#2a46b0"/></svg>'
  await sharp(Buffer.from(stamp)).jpeg({ quality: 90 }).toFile(path)
  return path
}
