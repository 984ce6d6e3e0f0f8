import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { cornersOf, type Rect } from '../core/pieces/hull.ts'
import { change, type Edits, type FramedPiece, type Nudge, nudged, pulled, remove } from './edits.ts'
import css from './Scan.module.css'
import { RulerMarks } from './scale/RulerMarks.tsx'
import type { Ruling } from './scale/use-ruler.ts'
import type { OpenPage } from './use-scan.ts'

interface PageViewProps {
  page: OpenPage
  edits: Edits
  chosen: string | undefined
  choose: (key: string | undefined) => void
  onEdits: (edits: Edits) => void
  ruling: Ruling
}

const keys: Record<string, readonly [plain: Nudge, alt: Nudge, shift: Nudge]> = {
  ArrowLeft: ['left', 'narrower', 'counter'],
  ArrowRight: ['right', 'wider', 'clockwise'],
  ArrowUp: ['up', 'taller', 'counter'],
  ArrowDown: ['down', 'lower', 'clockwise'],
}

/** The picture with a frame around each piece. Frames take the focus one after another; corners are pulled. */
export function PageView({ page, edits, chosen, choose, onEdits, ruling }: PageViewProps) {
  const { t } = useLingui()
  const drawing = useRef<SVGSVGElement>(null)
  const step = page.scale.pixels_per_mm === null ? Math.max(1, page.width / 1500) : page.scale.pixels_per_mm / 10
  function press(event: KeyboardEvent, piece: FramedPiece) {
    const moves = keys[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onEdits(remove(edits, piece.key))
    else if (moves) onEdits(change(edits, piece.key, nudged(piece.rect, moves[event.altKey ? 1 : event.shiftKey ? 2 : 0], step)))
    else return
    event.preventDefault()
  }
  function placeOf({ clientX, clientY }: PointerEvent) {
    const box = drawing.current!.getBoundingClientRect()
    return { x: ((clientX - box.left) / box.width) * page.width, y: ((clientY - box.top) / box.height) * page.height }
  }
  return (
    <div className={css.view}>
      <img src={page.address} alt="" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg ref={drawing} viewBox={`0 0 ${page.width} ${page.height}`} role="group" aria-label={t`Pieces of the page`}>
        {edits.pieces.map((piece, at) => {
          const number = at + 1
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
            <g
              key={piece.key}
              role="button"
              tabIndex={0}
              aria-label={t`Piece ${number}`}
              aria-pressed={piece.key === chosen}
              className={piece.key === chosen ? css.chosen : piece.cut_off ? css.doubtful : css.frame}
              onFocus={() => choose(piece.key)}
              onClick={() => choose(piece.key)}
              onKeyDown={(event) => press(event, piece)}
            >
              <Frame piece={piece} number={number} unit={page.width / 90} />
              {piece.key === chosen && (
                <Corners
                  rect={piece.rect}
                  unit={page.width / 90}
                  onPull={(corner, event) => onEdits(change(edits, piece.key, pulled(piece.rect, corner, placeOf(event))))}
                />
              )}
            </g>
          )
        })}
        {ruling.points && <RulerMarks ruler={ruling.points} unit={page.width / 90} {...{ step, placeOf }} onRuler={ruling.setPoints} />}
      </svg>
    </div>
  )
}

function Frame({ piece, number, unit }: { piece: FramedPiece; number: number; unit: number }) {
  const corners = cornersOf(piece.rect)
  const [first] = corners
  return (
    <>
      {piece.shape === 'round' ? (
        <ellipse cx={piece.rect.x} cy={piece.rect.y} rx={piece.rect.width / 2} ry={piece.rect.height / 2} />
      ) : (
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      <rect className={css.tag} x={first!.x} y={first!.y} width={unit * 3} height={unit * 3} />
      <text x={first!.x + unit * 1.5} y={first!.y + unit * 2.2} fontSize={unit * 2} textAnchor="middle">
        {number}
      </text>
    </>
  )
}

/** Handles at the four corners of the chosen piece. */
function Corners({ rect, unit, onPull }: { rect: Rect; unit: number; onPull: (corner: number, event: PointerEvent) => void }) {
  return cornersOf(rect).map(({ x, y }, corner) => (
    <circle
      key={corner}
      className={css.handle}
      cx={x}
      cy={y}
      r={unit * 1.2}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerUp={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onPull(corner, event)}
    />
  ))
}
