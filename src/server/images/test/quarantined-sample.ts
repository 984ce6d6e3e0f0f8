import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Images } from '../images.ts'

export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'cachet-images-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export function quarantined(bytes: Buffer | string, name = 'upload') {
  const path = join(folder(), name)
  writeFileSync(path, typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  return path
}

/** Encodes the upload; returns the answer and every byte that was written. */
export async function upload(images: Images, bytes: Buffer | string, name?: string) {
  const out = folder()
  const answer = await images.encode({ path: quarantined(bytes, name), out })
  return { answer, out, written: Buffer.concat(readdirSync(out).map((file) => readFileSync(join(out, file)))) }
}
