import type { Opened } from '../messages.ts'
import type { KeptBacks } from './paired.ts'

export interface OpenBacks extends KeptBacks, Pick<Opened, 'width' | 'height'> {
  readonly address: string
}
/** One back as it is cut. */
export interface BackCut {
  readonly file: Blob
  readonly address: string
}
