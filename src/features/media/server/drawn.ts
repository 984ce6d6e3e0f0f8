import type { Encoded, SizeName } from '#server/images/encoded.ts'

/** A newly encoded picture with the key of its files. */
export interface StoredPicture extends Pick<Encoded, 'width' | 'height' | 'dpi' | 'border' | 'sha256'> {
  readonly key: string
  readonly bytes: number
  readonly sizes: readonly { size: SizeName; width: number; height: number }[]
}

export const weightOf = (drawn: readonly StoredPicture[]) => drawn.reduce((sum, { bytes }) => sum + bytes, 0)
