import type { Attachment } from '#server/attachments/attachment.ts'
import type { Encoded, SizeName } from '#server/images/encoded.ts'

/** A newly encoded picture with the key of its files. */
export interface StoredPicture extends Pick<Encoded, 'width' | 'height' | 'dpi' | 'border' | 'sha256'> {
  readonly key: string
  readonly bytes: number
  readonly sizes: readonly { size: SizeName; width: number; height: number }[]
}

export const weightOf = (drawn: readonly StoredPicture[]) => drawn.reduce((sum, { bytes }) => sum + bytes, 0)

/** A video, recording or document with the key of its file; `bytes` counts its poster too. */
export interface StoredFile extends Omit<Attachment, 'bytes'> {
  readonly key: string
  readonly bytes: number
  readonly file_bytes: number
  readonly name: string | null
  readonly sizes: StoredPicture['sizes']
}
export type Stored = StoredPicture | StoredFile
