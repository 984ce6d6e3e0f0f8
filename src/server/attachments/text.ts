import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AttachmentRefusal, refusal } from './attachment.ts'
import type { WrittenDocument } from './document.ts'
import { MOST } from './limits.ts'

/** Text is decoded strictly and written anew as UTF-8; signs that control a terminal are refused. */
export async function writeText(path: string, out: string): Promise<WrittenDocument | AttachmentRefusal> {
  const bytes = await readFile(path)
  if (bytes.length > MOST.text_bytes) return refusal('media.file_unreadable', { reason: 'text' })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are looked for
    if (/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text)) return refusal('media.file_type')
    await writeFile(join(out, 'file.txt'), text)
    return { file: 'file.txt', pages: null }
  } catch {
    return refusal('media.file_type')
  }
}
