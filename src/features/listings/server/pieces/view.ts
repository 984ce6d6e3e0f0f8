import { mediaView } from '#features/media/server/public.ts'
import type { Files } from '#server/files/files.ts'
import type { Piece } from '../../contract.ts'
import { keptMedia } from '../media.ts'
import type { PieceRow } from './queries-pieces.ts'

/** As large as a piece is shown in a strip, twice as fine. */
const SIZE = '240'

export function pieceView(files: Files, { media, width_mm, height_mm, productable_type }: PieceRow): Piece {
  const { width, height, sizes, media_url } = mediaView(files, keptMedia(media)!)
  const picture_url = sizes.find(({ size }) => size === SIZE)?.media_url ?? media_url
  return { picture_url, width, height, width_mm, height_mm, productable_type: productable_type as Piece['productable_type'] }
}
