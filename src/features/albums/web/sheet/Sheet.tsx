import { type ReactNode, type Ref, useId } from 'react'
import { FRAME, type PaperName, papers } from '../../rules.ts'
import css from './Sheet.module.css'

export interface SheetWords {
  readonly title: string
  readonly subtitle: string
  readonly foot: string
}
export interface SheetProps extends SheetWords {
  /** The name of the drawing for those who do not see it. */
  label: string
  quadrille: boolean
  /** Black on white, without a grid: what a printer draws. */
  print?: boolean
  paper?: PaperName
  /** Rulers along two edges. */
  rulers?: boolean
  drawing?: Ref<SVGSVGElement>
  children: ReactNode
}

/** An album page in true proportion: one unit of the drawing is a tenth of a millimetre. */
export function Sheet({ title, subtitle, foot, label, quadrille, print, paper = 'A4', rulers, drawing, children }: SheetProps) {
  const id = useId()
  const { width, height } = papers[paper]
  const edge = rulers ? 84 : 0
  const middle = papers.A4.width / 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn
    <svg
      className={print ? `${css.sheet} ${css.printed}` : css.sheet}
      viewBox={`${-edge} ${-edge} ${width + edge} ${height + edge}`}
      role="group"
      aria-label={label}
      ref={drawing}
    >
      {rulers && <Rulers id={id} />}
      {quadrille && !print && <Grid id={id} />}
      <rect className={css.paper} width={width} height={height} />
      {quadrille && !print && <rect width={width} height={height} fill={`url(#${id}fine)`} />}
      {/* Arrangements are made on A4; on another paper the same drawing stands in the middle. */}
      <g transform={`translate(${(width - papers.A4.width) / 2} 0)`}>
        <rect
          className={css.outer}
          x={FRAME.left - 12}
          y={FRAME.top - 12}
          width={FRAME.right - FRAME.left + 24}
          height={FRAME.bottom - FRAME.top + 24}
        />
        <rect className={css.frame} x={FRAME.left} y={FRAME.top} width={FRAME.right - FRAME.left} height={FRAME.bottom - FRAME.top} />
        {title && (
          <text className={css.title} x={middle} y={262}>
            {title}
          </text>
        )}
        {subtitle && (
          <text className={css.subtitle} x={middle} y={332}>
            {subtitle}
          </text>
        )}
        {children}
        {foot && (
          <text className={css.foot} x={middle} y={2_590}>
            {foot}
          </text>
        )}
      </g>
    </svg>
  )
}

function Grid({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}two`} width="20" height="20" patternUnits="userSpaceOnUse">
        <path className={css.fine} d="M20 0H0V20" />
      </pattern>
      <pattern id={`${id}fine`} width="100" height="100" patternUnits="userSpaceOnUse">
        <rect width="100" height="100" fill={`url(#${id}two)`} />
        <path className={css.coarse} d="M100 0H0V100" />
      </pattern>
    </defs>
  )
}

const tens = (to: number) => Array.from({ length: Math.floor(to / 500) + 1 }, (_, at) => at * 500)
function Rulers({ id }: { id: string }) {
  const { width, height } = papers.A4
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus by itself
    <g className={css.rulers} aria-hidden="true">
      <defs>
        <pattern id={`${id}x`} width="100" height="40" patternUnits="userSpaceOnUse" y="-40">
          <path d="M0 0V40M10 26V40M20 26V40M30 26V40M40 26V40M50 18V40M60 26V40M70 26V40M80 26V40M90 26V40" />
        </pattern>
        <pattern id={`${id}y`} width="40" height="100" patternUnits="userSpaceOnUse" x="-40">
          <path d="M0 0H40M26 10H40M26 20H40M26 30H40M26 40H40M18 50H40M26 60H40M26 70H40M26 80H40M26 90H40" />
        </pattern>
      </defs>
      <rect x="0" y="-40" width={width} height="40" fill={`url(#${id}x)`} />
      <rect x="-40" y="0" width="40" height={height} fill={`url(#${id}y)`} />
      {tens(width).map((at) => (
        <text key={at} x={at + 8} y={-46}>
          {at / 10}
        </text>
      ))}
      {tens(height).map((at) => (
        <text key={at} x={-82} y={at + 34}>
          {at / 10}
        </text>
      ))}
    </g>
  )
}
