import type { PaperName } from '../../rules.ts'
import type { AlbumId } from '../../shapes.ts'

export interface PrintPlace {
  readonly id: AlbumId
  readonly paper: PaperName
  readonly pictures: boolean
  /** One page; undefined prints all. */
  readonly number: number | undefined
}
