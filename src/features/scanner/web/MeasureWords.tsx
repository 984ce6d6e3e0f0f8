import { useLingui } from '@lingui/react/macro'
import { sideNames } from '../core/measure/edges.ts'
import type { SideGauge } from '../core/measure/gauge.ts'
import type { Measured } from '../core/measure/measure.ts'
import css from './Scan.module.css'
import { useColourNames } from './use-colour-names.ts'

/** What was measured, in a few lines; every side under the fold. */
export function MeasureWords({ measured, angle, round }: { measured: Measured; angle: number; round: boolean }) {
  const { t } = useLingui()
  const colours = useColourNames()
  const { size, centring, colour } = measured
  const gauge = useGaugeWords(measured)
  const flaws = useFlawWords(measured)
  const sides = { top: t`Upper side`, right: t`Right side`, bottom: t`Lower side`, left: t`Left side` }
  const sideWords = useSideWords()
  const turned = Math.abs(angle).toFixed(1)
  const [across, down] = centring.state === 'measured' ? [Math.round(centring.across * 100), Math.round(centring.down * 100)] : [50, 50]
  const diameter = size && ((size.width_mm + size.height_mm) / 2).toFixed(1)
  const [wide, high] = [size?.width_mm.toFixed(1), size?.height_mm.toFixed(1)]
  const [width, height] = [100 - across, 100 - down]
  return (
    <div className={css.words}>
      <p className="small">{[size && (round ? t`diameter ${diameter} mm` : t`${wide} × ${high} mm`), !round && gauge].filter(Boolean).join(' · ')}</p>
      <details>
        <summary className="small">{t`Measures`}</summary>
        <ul className="small">
          {(round ? [] : sideNames).map((side) => (
            <li key={side}>
              {sides[side]}: {sideWords(measured.sides[side])}
            </li>
          ))}
          <li>
            {centring.state === 'measured'
              ? t`Centring ${across}:${width} · ${down}:${height}, suggests ${centring.grade}`
              : centring.reason === 'imperforate'
                ? t`Centring: imperforate, judged by its margins`
                : t`Centring: not measurable, no frame is seen`}
          </li>
          {colour && <li>{t`Colour as scanned: ${colours.words(colour)}`}</li>}
          <li>{t`Straightened by ${turned}°, method ${measured.method}`}</li>
        </ul>
      </details>
      {flaws.length > 0 && <p className={`small ${css.flaw}`}>{flaws.join(' ')}</p>}
    </div>
  )
}

/** A gauge as it is written: one number, or horizontal by vertical. */
function useGaugeWords({ perforation, sides }: Measured) {
  const { t } = useLingui()
  if (perforation === 'none') return t`imperforate`
  const mean = (one: SideGauge, other: SideGauge) => {
    const gauges = [one, other].flatMap((side) => (side.state === 'measured' ? [side.gauge] : []))
    return gauges.length ? (Math.round((gauges.reduce((sum, gauge) => sum + gauge, 0) / gauges.length) * 4) / 4).toString() : undefined
  }
  const [across, down] = [mean(sides.top, sides.bottom), mean(sides.left, sides.right)]
  if (across && down && across !== down) return t`perforation ${across} × ${down}`
  const gauge = across ?? down
  return gauge ? t`perforation ${gauge}` : t`perforation not measurable`
}

function useSideWords() {
  const { t } = useLingui()
  return (side: SideGauge) => {
    if (side.state === 'none') return t`straight, no perforation`
    if (side.state === 'measured') {
      const [gauge, uncertainty] = [side.gauge.toFixed(2), side.uncertainty.toFixed(2)]
      return t`${gauge} ± ${uncertainty}, ${side.tips} of ${side.expected} holes`
    }
    return {
      scale: t`not measurable without a scale`,
      resolution: t`not measurable, scan it at 300 dpi or more`,
      torn: t`not measurable, ${side.tips} of ${side.expected ?? 0} holes`,
      uneven: t`not measurable, no even row of holes`,
    }[side.reason]
  }
}

function useFlawWords({ quality }: Measured) {
  const { t } = useLingui()
  const words = {
    blurred: t`Not sharp: hold still, or scan it again.`,
    glare: t`Light is reflected: tilt the lamp or the page.`,
    cut_off: t`It reaches the edge of the picture: a part may be missing.`,
    small: t`Small in the picture: scan at 300 dpi or more.`,
  }
  return quality.flaws.flatMap((flaw) => (flaw === 'scale_unknown' ? [] : [words[flaw]]))
}
