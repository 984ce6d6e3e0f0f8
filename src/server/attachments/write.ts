import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ATTACHMENT_FILES, type Attachment, type AttachmentRefusal, refusal } from './attachment.ts'
import { type ContentKind, contentKindOf } from './first-bytes.ts'

/** Each parser is loaded when its turn comes. */
const writers: Partial<Record<ContentKind, (path: string, out: string) => Promise<object>>> = {
  recording: async (path, out) => (await import('./recording.ts')).writeRecording(path, out),
  pdf: async (path, out) => (await import('./document.ts')).writePdf(path, out),
  text: async (path, out) => (await import('./text.ts')).writeText(path, out),
}

async function written(path: string, out: string): Promise<Attachment | AttachmentRefusal> {
  const kind = await contentKindOf(path)
  const write = kind && writers[kind]
  if (!write) return refusal('media.file_type')
  const made = (await write(path, out)) as Pick<Attachment, 'file'> & Partial<Attachment>
  if ('refused' in made) return made as unknown as AttachmentRefusal
  const file = join(out, made.file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return {
    ...{ width: null, height: null, duration_ms: null, pages: null, ...made },
    kind: ATTACHMENT_FILES[made.file].kind,
    bytes: (await stat(file)).size,
    sha256: hash.digest('hex'),
  }
}

/** A system or permission error is a fault of ours: the process then ends without an answer. Any other is about the file. */
function refusedBy(error: unknown): AttachmentRefusal {
  if (error instanceof Error && ('syscall' in error || 'permission' in error)) throw error
  return refusal('media.file_unreadable', { reason: 'parser' })
}

/** Reads a file that somebody gave us and writes it anew into `out`. */
export const writeAnew = (path: string, out: string): Promise<Attachment | AttachmentRefusal> => written(path, out).catch(refusedBy)
