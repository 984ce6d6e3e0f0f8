/** Bounds of files that are no pictures; their size in bytes is the setting MEDIA_MB. */
export const MOST = {
  /** Longest side of a video in pixels. */
  side: 4096,
  duration_ms: 4 * 3_600_000,
  channels: 8,
  pages: 1_000,
  /** Indirect objects of a PDF. */
  objects: 200_000,
  text_bytes: 2_000_000,
} as const
