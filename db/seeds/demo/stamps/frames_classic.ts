// Frames of the engraved era: portraits, numerals, posthorns, arms.
import { crest, crown, posthorn } from './crests.ts'
import { head } from './heads.ts'
import type { Inks } from './inks.ts'
import {
  arcText,
  at,
  type Box,
  circle,
  clip,
  ellipse,
  frame,
  hatch,
  inset,
  lathe,
  line,
  list,
  path,
  pearls,
  rays,
  rect,
  rosette,
  round,
  text,
} from './pen.ts'
import type { Frame, StampFace } from './spec.ts'

type Of<K extends Frame['frame']> = Extract<Frame, { frame: K }>
const ground = (b: Box, c: Inks): string => rect(b, `fill="${c.ink}"`) + frame(inset(b, 4), c.paper, 1.2)
const ribbon = (b: Box, y: number, value: string, c: Inks, room = 12): string =>
  rect({ x: b.x + 6, y, w: b.w - 12, h: 22 }, `fill="${c.ink}"`) +
  text(b.x + b.w / 2, y + 16.5, 16, value, { colour: c.paper, spacing: 1.4, fit: b.w - 2 * room })

const SPELT = /^(ONE|TWO|FIFTEEN) /
/** The bottom line shows the value, unless the inscription spells it or it is in the corners. */
const footOf = ({ value, bottom }: StampFace): string => (SPELT.test(bottom) ? bottom : `${value} · ${bottom} · ${value}`)

const LETTERS = 'ABCDEFGHIJKL'
function corners(b: Box, s: StampFace, f: Of<'oval'>): string {
  const spots = [0, 1, 2, 3].map((i) => ({ x: i % 2 ? b.x + b.w - 26 : b.x + 5, y: i > 1 ? b.y + b.h - 27 : b.y + 5 }))
  if (f.corners === 'rosettes') return ''
  const [a, z] = [LETTERS[s.width % 12]!, LETTERS[(s.value.length * 5 + s.top.length) % 12]!]
  const signs = f.corners === 'letters' ? [z, a, a, z] : Array<string>(4).fill(s.value)
  return spots
    .map((p, i) =>
      f.corners === 'letters'
        ? rect({ ...p, w: 21, h: 22 }, `fill="${s.inks.paper}"`) + text(p.x + 10.5, p.y + 17, 17, signs[i]!, { colour: s.inks.ink })
        : text(p.x + 11, p.y + 17, 15, signs[i]!, { colour: s.inks.paper, fit: 24 }),
    )
    .join('')
}

export function oval(s: StampFace, b: Box, f: Of<'oval'>): string {
  const { inks: c } = s
  const [cx, cy, rx, ry] = [b.x + b.w / 2, b.y + b.h / 2, b.w * 0.36, b.h * 0.345]
  const around =
    f.ground === 'lathe'
      ? lathe({ cx, cy, r: rx + 18, swing: 10, lobes: 24, lines: 5, squeeze: ry / rx }, c.paper, 0.7) +
        lathe({ cx, cy, r: rx + 38, swing: 12, lobes: 20, lines: 4, squeeze: ry / rx }, c.paper, 0.6)
      : [0, 1, 2, 3].map((i) => rosette(i % 2 ? b.x + b.w + 6 : b.x - 6, i > 1 ? b.y + b.h - 16 : b.y + 16, 40, 14, 9, c.paper, 0.7)).join('')
  const window = { x: cx - rx, y: cy - ry, w: rx * 2, h: ry * 2 }
  const back = `<g opacity=".55">${f.ground === 'slant' ? hatch(window, 4, 0.7, c.paper, 'slant') : hatch(window, 3, 0.8, c.paper)}</g>`
  const face = at(cx - (f.facing ? 58 : 50) * (ry / 66), cy - ry * 0.92, ry / 66, head(f.head, c, f.facing))
  return (
    ground(b, c) +
    clip(rect(inset(b, 6), ''), around) +
    ellipse(cx, cy, rx + 7, ry + 7, `fill="${c.ink}" stroke="${c.paper}" stroke-width="2"`) +
    (f.pearls ? pearls(cx, cy, rx + 2.5, ry + 2.5, 1.9, c.paper) : '') +
    clip(ellipse(cx, cy, rx - 2, ry - 2, ''), back + face) +
    ribbon(b, b.y + 6, s.top, c, f.corners === 'rosettes' ? 14 : 32) +
    ribbon(b, b.y + b.h - 28, f.corners === 'rosettes' ? footOf(s) : s.bottom, c, f.corners === 'rosettes' ? 14 : 32) +
    corners(b, s, f)
  )
}

/** A round medallion with the legend running round it and the value below. */
export function medal(s: StampFace, b: Box, f: Of<'round'>): string {
  const { inks: c } = s
  const [cx, r] = [b.x + b.w / 2, b.w * 0.46]
  const cy = b.y + r + b.h * 0.035
  const low = b.y + b.h - 44
  return (
    ground(b, c) +
    clip(rect(inset(b, 6), ''), rosette(cx, cy, r * 1.5, r * 0.5, 20, c.paper, 0.5)) +
    circle(cx, cy, r, `fill="${c.ink}" stroke="${c.paper}" stroke-width="2"`) +
    circle(cx, cy, r - 20, `fill="${c.paper}"`) +
    clip(
      circle(cx, cy, r - 21, ''),
      hatch({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, 3, 0.6, c.second) +
        at(cx - (f.facing ? 56 : 52) * (r / 84), cy - r * 0.66, r / 84, head(f.head, { ...c, ink: c.second }, f.facing)),
    ) +
    arcText(cx, cy, r - 15.5, 15, s.top, { span: 170, colour: c.paper }) +
    arcText(cx, cy, r - 5, 13, s.bottom, { span: 110, colour: c.paper, foot: true }) +
    rect({ x: cx - 34, y: low, w: 68, h: 38 }, `fill="${c.paper}"`) +
    text(cx, low + 29, 30, s.value, { colour: c.ink, fit: 60 })
  )
}

/** Embossed-looking head, colourless on a solid ground in an eight-sided frame. */
export function cameo(s: StampFace, b: Box, f: Of<'cameo'>): string {
  const { inks: c } = s
  const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2]
  const cut = (by: number, k: number) => {
    const q = inset(b, by)
    return `M${q.x + k} ${q.y}H${q.x + q.w - k}L${q.x + q.w} ${q.y + k}V${q.y + q.h - k}L${q.x + q.w - k} ${q.y + q.h}H${q.x + k}L${q.x} ${q.y + q.h - k}V${q.y + k}Z`
  }
  return (
    path(cut(0, 40), `fill="${c.ink}"`) +
    path(cut(5, 39), `fill="none" stroke="${c.paper}" stroke-width="1.4"`) +
    clip(path(cut(7, 38), ''), lathe({ cx, cy, r: b.w * 0.42, swing: 10, lobes: 30, lines: 5, squeeze: b.h / b.w }, c.paper, 0.6)) +
    ellipse(cx, cy, b.w * 0.33, b.h * 0.31, `fill="${c.ink}" stroke="${c.paper}" stroke-width="2"`) +
    clip(
      ellipse(cx, cy, b.w * 0.32, b.h * 0.3, ''),
      at(cx - (f.facing ? 58 : 50) * (b.h / 240), cy - b.h * 0.29, b.h / 240, head(f.head, { ...c, ink: c.ink }, f.facing)),
    ) +
    ribbon(b, b.y + 8, s.top, c, 42) +
    ribbon(b, b.y + b.h - 30, footOf(s), c, 42)
  )
}

function numeralGround(kind: Of<'numeral'>['ground'], q: Box, c: Inks): string {
  const [cx, cy, r] = [q.x + q.w / 2, q.y + q.h / 2, q.w / 2]
  if (kind === 'rosette') return rosette(cx, cy, r * 0.96, r * 0.3, 18, c.paper)
  if (kind === 'lathe')
    return (
      lathe({ cx, cy, r: r * 0.92, swing: 14, lobes: 18, lines: 6 }, c.paper) + lathe({ cx, cy, r: r * 0.6, swing: 10, lobes: 18, lines: 5 }, c.paper)
    )
  if (kind === 'rays') return rays(q, cx, cy, 36, `fill="${c.paper}" opacity=".8"`)
  if (kind === 'net')
    return `${hatch(q, 9, 0.8, c.paper, 'slant')}<g transform="translate(${round(2 * cx)} 0) scale(-1 1)">${hatch(q, 9, 0.8, c.paper, 'slant')}</g>`
  return path(
    `M${cx - r * 0.8} ${q.y + 6}H${cx + r * 0.8}V${cy + r * 0.2}C${cx + r * 0.8} ${cy + r * 0.7} ${cx + r * 0.3} ${cy + r * 0.9} ${cx} ${cy + r}C${cx - r * 0.3} ${cy + r * 0.9} ${cx - r * 0.8} ${cy + r * 0.7} ${cx - r * 0.8} ${cy + r * 0.2}Z`,
    `fill="${c.paper}"`,
  )
}

export function numeral(s: StampFace, b: Box, f: Of<'numeral'>): string {
  const { inks: c } = s
  const q = { x: b.x + 6, y: b.y + 32, w: b.w - 12, h: b.h - 64 }
  const [cx, cy] = [b.x + b.w / 2, b.y + b.h / 2]
  const size = s.value.length > 3 ? 30 : s.value.length > 2 ? 40 : 54
  const disc = f.ground === 'shield' ? '' : circle(cx, cy, b.w * 0.245, `fill="${c.ink}" stroke="${c.paper}" stroke-width="1.8"`)
  return (
    ground(b, c) +
    clip(rect(q, ''), numeralGround(f.ground, q, c)) +
    disc +
    text(cx, cy + size * 0.36, f.ground === 'shield' ? size * 1.4 : size, s.value, {
      colour: f.ground === 'shield' ? c.second : c.paper,
      fit: b.w * 0.44,
    }) +
    ribbon(b, b.y + 7, s.top, c, 14) +
    ribbon(b, b.y + b.h - 29, s.bottom, c, 14)
  )
}

export function posthornFrame(s: StampFace, b: Box): string {
  const { inks: c } = s
  const [cx, cy, k] = [b.x + b.w / 2, b.y + b.h / 2, b.h / 208]
  return (
    ground(b, c) +
    ellipse(cx, cy, b.w * 0.405, b.h * 0.385, `fill="${c.paper}"`) +
    lathe({ cx, cy, r: b.w * 0.357, swing: 6, lobes: 40, lines: 4, squeeze: 1.16 }, c.ink, 0.7) +
    circle(cx, cy - 8 * k, 47 * k, `fill="${c.paper}"`) +
    at(cx - 58 * k, cy - 58 * k, 0.76 * k, posthorn(c)) +
    at(cx - 36 * k, cy - 72 * k, 0.72 * k, crown(c)) +
    text(cx - 12 * k, cy - 3 * k, s.value.length > 2 ? 20 : 30, s.value, { colour: c.ink, fit: 40 }) +
    text(cx, b.y + b.h - 10, 18, s.top, { colour: c.paper, spacing: 3, fit: b.w - 20 }) +
    arcText(cx, cy + 4, b.w * 0.47, 11, s.bottom, { span: 34, colour: c.paper, turn: -56 }) +
    arcText(cx, cy + 4, b.w * 0.47, 11, s.bottom, { span: 34, colour: c.paper, turn: 56 })
  )
}

export function bullseye(s: StampFace, b: Box): string {
  const { inks: c } = s
  const [cx, cy, rx] = [b.x + b.w / 2, b.y + b.h / 2, b.w * 0.47]
  const squeeze = b.h / b.w
  const turned = [0.9, 0.7, 0.5]
    .map((k) => lathe({ cx, cy, r: rx * k, swing: 11, lobes: 30 - Math.round((1 - k) * 20), lines: 5, squeeze }, c.ink, 0.8))
    .join('')
  return (
    clip(rect(b, ''), hatch(b, 2.6, 0.5, c.ink)) +
    ellipse(cx, cy, rx, rx * squeeze, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2.4"`) +
    turned +
    `<g stroke="${c.paper}" stroke-width="9" stroke-linejoin="round">${text(cx, cy + 31, 88, s.value, { colour: c.paper, spacing: 3, fit: rx * 1.5 })}</g>` +
    text(cx, cy + 31, 88, s.value, { colour: c.ink, spacing: 3, fit: rx * 1.5 }) +
    frame(b, c.ink, 1.2)
  )
}

export function crestFrame(s: StampFace, b: Box, f: Of<'crest'>): string {
  const { inks: c } = s
  const [cx, cy, k] = [b.x + b.w / 2, b.y + b.h / 2, b.h / 240]
  const field = inset(b, 7, 30)
  const scrolls = list(
    2,
    (i) =>
      `<g transform="translate(${i ? 2 * cx : 0} 0) scale(${i ? -1 : 1} 1)">${line(`M${b.x + 16} ${cy + 60}c22-10 14-40-4-34s2 24 10 12M${b.x + 14} ${cy - 50}c26 4 20 40 0 34s4-22 10-10M${b.x + 24} ${cy - 10}c-14 14-8 30 4 34`, c.paper, 3)}</g>`,
  )
  const grounds = {
    lathe: () => lathe({ cx, cy, r: b.w * 0.4, swing: 12, lobes: 26, lines: 6, squeeze: 1.2 }, c.paper, 0.7),
    lines: () => hatch(field, 3.2, 0.9, c.paper),
    scrolls: () => scrolls,
  }
  const value = { colour: c.paper, fit: 38 }
  return (
    ground(b, c) +
    clip(rect(field, ''), grounds[f.ground]()) +
    at(cx - 50 * 1.06 * k, cy - 56 * k, 1.06 * k, crest(f.crest, { ...c, ink: c.second })) +
    ribbon(b, b.y + 7, s.top, c, 12) +
    rect({ x: b.x + 6, y: b.y + b.h - 30, w: b.w - 12, h: 24 }, `fill="${c.ink}"`) +
    text(b.x + 27, b.y + b.h - 11, 19, s.value, value) +
    text(b.x + b.w - 27, b.y + b.h - 11, 19, s.value, value) +
    text(cx, b.y + b.h - 13, 13, s.bottom, { colour: c.paper, fit: b.w - 100 })
  )
}
