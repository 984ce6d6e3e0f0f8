/** What the first bytes of a picture declare. */
export interface Header {
  width: number
  height: number
  frames: number
  /** Decompression bomb: a JPEG with a thousand scans is small and slow to decode. */
  scans: number
}
