import type { Part } from '../files/part.ts'

/** RFC 9110: one range of bytes. Undefined, and the whole is sent: no range, several, or one that is not understood. */
export function rangeOf(header: string | undefined, length: number): Part | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (!first) return Number(last) === 0 ? 'beyond' : { from: Math.max(0, length - Number(last)), to: length - 1 }
  const [from, to] = [Number(first), last ? Math.min(Number(last), length - 1) : length - 1]
  if (last && Number(last) < from) return undefined
  return from >= length ? 'beyond' : { from, to }
}
