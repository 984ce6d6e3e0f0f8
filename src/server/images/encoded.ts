export type Border = 'dark' | 'transparent' | 'light'
export type SizeName = 'full' | '160' | '240' | '320' | '480' | '720' | '1080'
export interface Size {
  size: SizeName
  width: number
  height: number
  bytes: number
  /** The file name in the output folder. */
  file: string
}
export interface Encoded {
  /** Pixels of the full picture as stored. */
  width: number
  height: number
  /** Resolution of the full picture, adjusted when it was reduced; null when missing or impossible. */
  dpi: number | null
  border: Border
  sizes: Size[]
  /** Hash of the full picture's file. */
  sha256: string
}
export interface ImageRefusal {
  refused: 'media.type' | 'media.too_many_pixels' | 'media.unreadable' | 'media.busy'
  facts: Readonly<Record<string, string | number>>
}
