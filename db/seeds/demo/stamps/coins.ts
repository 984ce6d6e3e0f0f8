// Coins: metal, rim, legend and device.
import { crest } from './crests.ts'
import { head } from './heads.ts'
import { arcText, at, circle, ellipse, line, list, pearls, round, text } from './pen.ts'
import type { CoinSpec, Metal } from './spec.ts'

type Tones = { base: string; high: string; low: string }
const METALS: Record<Metal, Tones> = {
  gold: { base: '#DDB04A', high: '#F6DF9A', low: '#7A5510' },
  silver: { base: '#C3C8CB', high: '#E8EBEC', low: '#5D666D' },
  copper: { base: '#B87A4F', high: '#E2B48F', low: '#5A2F16' },
  bronze: { base: '#9A7443', high: '#CFAE78', low: '#4A3315' },
  nickel: { base: '#AEB4B2', high: '#D9DEDC', low: '#4C5553' },
  brass: { base: '#C8AC55', high: '#EBD998', low: '#6B5716' },
}

function wreath(c: number, r: number, t: Tones): string {
  const leaf = (i: number) => {
    const side = i % 2 ? 1 : -1
    const a = 0.9 - (i >> 1) * 0.2
    const [x, y] = [c + side * r * 0.6 * Math.cos(a), c + r * 0.6 * Math.sin(a)]
    return ellipse(
      x,
      y,
      r * 0.035,
      r * 0.09,
      `fill="${t.high}" stroke="${t.low}" stroke-width="1.4" transform="rotate(${round(side * (a * 57 + 28 * (i % 4 < 2 ? 1 : -1)))} ${round(x)} ${round(y)})"`,
    )
  }
  const arc = (side: number) =>
    `M${round(c + side * r * 0.08)} ${round(c + r * 0.62)}C${round(c + side * r * 0.64)} ${round(c + r * 0.5)} ${round(c + side * r * 0.76)} ${round(c - r * 0.2)} ${round(c + side * r * 0.42)} ${round(c - r * 0.5)}`
  return line(arc(1) + arc(-1), t.low, 2.4) + list(18, leaf)
}

function device(s: CoinSpec, c: number, r: number, t: Tones): string {
  const inks = { ink: t.low, paper: t.high, second: t.base }
  const d = s.device
  if ('head' in d) return at(c - r * (d.facing ? 0.58 : 0.48), c - r * 0.58, r / 104, head(d.head, inks, d.facing))
  if ('crest' in d)
    return (
      at(c - r * 0.4, c - r * 0.42, r / 125, crest(d.crest, inks)) +
      text(c - r * 0.56, c + r * 0.12, r * 0.24, d.value, { colour: t.low, fit: r * 0.3 }) +
      text(c + r * 0.56, c + r * 0.12, r * 0.24, d.value, { colour: t.low, fit: r * 0.3 })
    )
  return (
    wreath(c, r, t) +
    text(c, c + r * 0.08, r * 0.44, d.wreath, { colour: t.low, fit: r * 0.8 }) +
    text(c, c + r * 0.32, r * 0.17, d.unit, { colour: t.low, spacing: 1, fit: r * 0.84 })
  )
}

const RIMS: Record<CoinSpec['edge'], (c: number, r: number, t: Tones) => string> = {
  beads: (c, r, t) => pearls(c, c, r * 0.9, r * 0.9, 1.9, t.low),
  teeth: (c, r, t) => circle(c, c, r * 0.92, `fill="none" stroke="${t.low}" stroke-width="6" stroke-dasharray="2.2 3.4"`),
  plain: (c, r, t) => circle(c, c, r * 0.92, `fill="none" stroke="${t.low}" stroke-width="1.6"`),
}

export function coin(s: CoinSpec): { w: number; h: number; body: string } {
  const t = METALS[s.metal]
  const [c, r] = [s.diameter / 2, s.diameter / 2 - 2]
  const shine = `M${round(c - r * 0.86)} ${round(c + r * 0.34)}A${round(r * 0.93)} ${round(r * 0.93)} 0 0 1 ${round(c + r * 0.5)} ${round(c - r * 0.78)}`
  const hole = s.hole
    ? `<mask id="hole${s.diameter}"><rect width="${s.diameter}" height="${s.diameter}" fill="#fff"/>${circle(c, c, r * 0.16, 'fill="#000"')}</mask>`
    : ''
  const body =
    circle(c, c, r, `fill="${t.low}"`) +
    circle(c, c, r - 3, `fill="none" stroke="${t.base}" stroke-width="5" stroke-dasharray="2.4 2.4"`) +
    circle(c, c, r - 6, `fill="${t.base}"`) +
    line(shine, t.high, 5) +
    RIMS[s.edge](c, r, t) +
    device(s, c, r, t) +
    arcText(c, c, r * 0.735, r * 0.135, s.legend, { span: 220, colour: t.low, spacing: 2 }) +
    arcText(c, c, r * 0.85, r * 0.15, s.date, { span: 70, colour: t.low, spacing: 2, foot: true }) +
    (s.hole ? circle(c, c, r * 0.19, `fill="none" stroke="${t.low}" stroke-width="3"`) : '')
  return { w: s.diameter, h: s.diameter, body: s.hole ? `${hole}<g mask="url(#hole${s.diameter})">${body}</g>` : body }
}
