import { RULER } from '../../rules.ts'
import { fitted } from '../sheet/fitted.ts'
import css from './Print.module.css'

const tick = (mm: number) => (mm % 10 === 0 ? 40 : mm % 5 === 0 ? 28 : 16)
const marks = Array.from({ length: 101 }, (_, mm) => `M${RULER.x + mm * 10} ${RULER.y}v${tick(mm)}`).join('')

/** 100 mm, to be measured on paper. */
export function Ruler({ words, line }: { words: string; line: string }) {
  return (
    <g className={css.ruler}>
      <path d={`M${RULER.x} ${RULER.y}h${RULER.length}${marks}`} />
      <text x={RULER.x} y={RULER.words}>
        {words}
      </text>
      <text className={css.end} x={2_000} y={RULER.words}>
        {fitted(line, 880, 28)}
      </text>
    </g>
  )
}
