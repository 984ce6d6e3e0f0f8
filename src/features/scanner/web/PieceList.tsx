import { useLingui } from '@lingui/react/macro'
import { BackChoice } from './backs/BackChoice.tsx'
import type { Backs } from './backs/use-backs.ts'
import type { Edits, FramedPiece } from './edits.ts'
import { MeasureWords } from './MeasureWords.tsx'
import css from './Scan.module.css'
import type { Cut, Measures } from './use-measures.ts'

interface PieceListProps {
  edits: Edits
  chosen: string | undefined
  choose: (key: string) => void
  measures: Measures
  backs: Backs
  names: Readonly<Record<string, string>>
  onName: (key: string, name: string) => void
}

/** Each piece as it is cut, its name, and what was measured of it. */
export function PieceList({ edits, chosen, choose, measures, backs, names, onName }: PieceListProps) {
  return (
    <ol className={css.list}>
      {edits.pieces.map((piece, at) => (
        <Row
          key={piece.key}
          {...{ piece, backs, number: at + 1, cut: measures.of(piece), name: names[piece.key] ?? '' }}
          here={piece.key === chosen}
          onChoose={() => choose(piece.key)}
          onName={(name) => onName(piece.key, name)}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  piece: FramedPiece
  backs: Backs
  number: number
  cut: Cut | undefined
  name: string
  here: boolean
  onChoose: () => void
  onName: (name: string) => void
}

function Row({ piece, backs, number, cut, name, here, onChoose, onName }: RowProps) {
  const { t } = useLingui()
  return (
    <li data-here={here || undefined}>
      <span className={css.number}>{number}</span>
      <span className={css.thumb}>{cut && <img src={cut.address} alt="" />}</span>
      <div>
        <input
          className="input input--s"
          aria-label={t`Name of piece ${number}`}
          placeholder={t`Piece ${number}`}
          value={name}
          maxLength={140}
          onFocus={onChoose}
          onChange={(event) => onName(event.target.value)}
        />
        {cut ? (
          <MeasureWords measured={cut.measured} angle={piece.rect.angle} round={piece.shape === 'round'} />
        ) : (
          <p className="small text-2">{t`Being measured…`}</p>
        )}
        <BackChoice backs={backs} piece={piece.key} number={number} />
      </div>
    </li>
  )
}
