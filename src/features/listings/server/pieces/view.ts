import { mediaView } from '#features/media/server/public.ts'
import type { Files } from '#server/files/files.ts'
import type { Piece } from '../../contract.ts'
import { keptMedia } from '../media.ts'
import type { PieceRow } from './queries-pieces.ts'

/** Size of an item in a strip, at double resolution. */
const SIZE = '240'

export function pieceView(files: Files, { media, width_mm, height_mm, productable_type }: PieceRow): Piece {
  const { width, height, sizes, media_url } = mediaView(files, keptMedia(media)!)
  const picture_url = sizes.find(({ size }) => size === SIZE)?.media_url ?? media_url
  return { picture_url, width, height, width_mm, height_mm, productable_type: productable_type as Piece['productable_type'] }
}
