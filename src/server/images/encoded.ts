export type Border = 'dark' | 'transparent' | 'light'
export type SizeName = 'full' | '160' | '240' | '320' | '480' | '720' | '1080'
export interface Size {
  size: SizeName
  width: number
  height: number
  bytes: number
  /** The name inside the folder it was written to. */
  file: string
}
export interface Encoded {
  /** Of the full picture, as it is kept. */
  width: number
  height: number
  /** Of the full picture: follows when it was made smaller; null when absent or absurd. */
  dpi: number | null
  border: Border
  sizes: Size[]
  /** Of the full file. */
  sha256: string
}
export interface ImageRefusal {
  refused: 'media.type' | 'media.too_many_pixels' | 'media.unreadable' | 'media.busy'
  facts: Readonly<Record<string, string | number>>
}
