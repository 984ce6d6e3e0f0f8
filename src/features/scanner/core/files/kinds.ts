/** What a file is, by its first bytes; its name may say anything. */
type FileKind = 'picture' | 'tiff' | 'pdf'

export function kindOf(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, 5))
  if (text === '%PDF-') return 'pdf'
  const [a, b, c, d] = head
  const isTiff = (a === 0x49 && b === 0x49 && c === 42 && d === 0) || (a === 0x4d && b === 0x4d && c === 0 && d === 42)
  return isTiff ? 'tiff' : 'picture'
}

/** Why a page cannot be opened. */
export type Unreadable = 'picture' | 'broken' | 'locked' | 'compression' | 'too_large' | 'empty'
/** What a browser reads by itself, and what is drawn here first. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/tiff,application/pdf,.tif,.tiff,.pdf'
/** Larger pictures are refused, as the server refuses them. */
export const MOST_PIXELS = 60_000_000
/** A file of pages is in memory whole while one is drawn. */
export const MOST_BYTES = 300_000_000
export const MOST_PAGES = 200

/** Thrown with the reason, so that the page can say what to do. */
export class NotReadable extends Error {
  readonly why: Unreadable
  constructor(why: Unreadable) {
    super(why)
    this.why = why
  }
}
