import { open } from 'node:fs/promises'

export type ContentKind = 'picture' | 'recording' | 'pdf' | 'text'

const starts = (head: Buffer, text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** Magic numbers decide which parser a file reaches; its name and declared type are ignored. `ftyp` is also the start of HEIC and AVIF pictures. */
const kinds: readonly (readonly [ContentKind, (head: Buffer) => boolean])[] = [
  ['picture', (head) => starts(head, '\xff\xd8\xff') || starts(head, '\x89PNG\r\n\x1a\n') || starts(head, 'GIF8')],
  ['picture', (head) => starts(head, 'RIFF') && starts(head, 'WEBP', 8)],
  ['recording', (head) => starts(head, 'ftyp', 4) && !/^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])/.test(head.toString('latin1', 8, 12))],
  ['recording', (head) => starts(head, '\x1a\x45\xdf\xa3') || starts(head, 'OggS') || starts(head, 'ID3')],
  ['recording', (head) => starts(head, 'RIFF') && starts(head, 'WAVE', 8)],
  // MPEG audio without a tag: frame sync of version 1, 2 or 2.5, layer III.
  ['recording', (head) => head[0] === 0xff && (head[1]! & 0xe6) === 0xe2],
  ['pdf', (head) => starts(head, '%PDF-1.') || starts(head, '%PDF-2.')],
]

/** Text has no magic number: no byte that text never has, and no markup or script that a program might run. */
function looksLikeText(head: Buffer): boolean {
  if (head.length === 0 || head.some((byte) => byte < 9 || byte === 11 || (byte > 13 && byte < 32) || byte === 127)) return false
  return !/^(?:\ufeff|\s)*(?:<|%!|#!|MZ|push graphic-context)/.test(head.toString('utf8'))
}

/** Undefined when the file is of no kind that is taken. */
export async function contentKindOf(path: string): Promise<ContentKind | undefined> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const head = buffer.subarray(0, bytesRead)
    return kinds.find(([, is]) => is(head))?.[0] ?? (looksLikeText(head) ? 'text' : undefined)
  } finally {
    await file.close()
  }
}
