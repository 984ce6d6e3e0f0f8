import type { AnswerOf } from '#kernel/operation.ts'
import type { products } from '../../contract.ts'
import css from './PieceStrip.module.css'

export type Piece = AnswerOf<typeof products.windows>['windows'][number]['pieces'][number]

/** Decorative pictures in a strip of a stockbook page; the text beside them names the items. */
export function PieceStrip({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className={css.strip}>
      {pieces.map((piece) => (
        <PiecePicture key={piece.picture_url} piece={piece} />
      ))}
    </div>
  )
}

export function PiecePicture({ piece: { picture_url, width, height, productable_type } }: { piece: Piece }) {
  const look = productable_type === 'Supply' ? css.supply : css.piece
  return <img className={look} src={picture_url} width={width} height={height} alt="" loading="lazy" decoding="async" />
}
