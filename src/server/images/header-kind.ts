/** What a picture's first bytes say of it. */
export interface Header {
  width: number
  height: number
  frames: number
  /** Passes over the same pixels: a thousand of them make a small JPEG a long job. */
  scans: number
}
