import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { PixelPoint } from '../../core/picture/raster.ts'
import css from '../Scan.module.css'

export interface RulerPoints {
  readonly from: PixelPoint
  readonly to: PixelPoint
}

interface RulerMarksProps {
  ruler: RulerPoints
  unit: number
  step: number
  placeOf: (event: PointerEvent) => PixelPoint
  onRuler: (ruler: RulerPoints) => void
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Two points that are laid on the ruler, by pointer or by keys. */
export function RulerMarks({ ruler, unit, step, placeOf, onRuler }: RulerMarksProps) {
  const { t } = useLingui()
  const names = { from: t`First point on the ruler`, to: t`Second point on the ruler` }
  function press(event: KeyboardEvent, end: 'from' | 'to') {
    const move = MOVES[event.key]
    if (!move) return
    const far = event.shiftKey ? step * 10 : step
    onRuler({ ...ruler, [end]: { x: ruler[end].x + move[0] * far, y: ruler[end].y + move[1] * far } })
    event.preventDefault()
  }
  return (
    <g className={css.ruler}>
      <line x1={ruler.from.x} y1={ruler.from.y} x2={ruler.to.x} y2={ruler.to.y} />
      {(['from', 'to'] as const).map((end) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
        <g key={end} role="button" tabIndex={0} aria-label={names[end]} onKeyDown={(event) => press(event, end)}>
          <circle
            cx={ruler[end].x}
            cy={ruler[end].y}
            r={unit * 1.3}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onRuler({ ...ruler, [end]: placeOf(event) })}
          />
          <path d={`M ${ruler[end].x - unit} ${ruler[end].y} h ${2 * unit} M ${ruler[end].x} ${ruler[end].y - unit} v ${2 * unit}`} />
        </g>
      ))}
    </g>
  )
}
