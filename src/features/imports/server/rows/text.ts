/** Character encodings: what the bytes of a text file mean, found by their content. */

/** Byte order mark first, then zero bytes (UTF-16), then valid UTF-8; what is left was written by an old Windows program. */
export function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = zerosOf(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Latin text in UTF-16 has a zero in every second byte. */
function zerosOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 2_000)
  let [even, odd] = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) at % 2 ? odd++ : even++
  const half = head.length / 2
  if (odd > half * 0.3 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.3 && odd < half * 0.1 ? 'utf-16be' : undefined
}

export type FileKind = 'text' | 'zip' | 'sqlite' | 'json'
const starts = (bytes: Uint8Array, text: string) => [...text].every((one, at) => bytes[at] === one.charCodeAt(0))

/** The name of a file says nothing; its first bytes do. */
export function kindOf(head: Uint8Array): FileKind {
  if (starts(head, 'PK\u0003\u0004')) return 'zip'
  if (starts(head, 'SQLite format 3\u0000')) return 'sqlite'
  return /^\uFEFF?\s*[[{]/.test(decoded(head.subarray(0, head.length - (head.length % 2)))) ? 'json' : 'text'
}
