// Frames for scenes: engraved tablet, arch, colonnade and medallion, and pictures of the multicolour era.

import type { Inks } from './inks.ts'
import { placed } from './motifs.ts'
import { type Box, circle, clip, ellipse, frame, hatch, inset, line, list, path, rays, rect, rosette, text } from './pen.ts'
import type { Frame, Picture, StampFace } from './spec.ts'

type Of<K extends Frame['frame']> = Extract<Frame, { frame: K }>
const engraved = (c: Inks): Inks => ({ ink: c.second, paper: c.paper, second: c.paper })
const scene = (f: { motif: Of<'tablet'>['motif'] }, window: Box, c: Inks): string =>
  rect(window, `fill="${c.paper}"`) +
  clip(
    rect(window, ''),
    hatch({ ...window, h: window.h * 0.7 }, 3.2, 0.55, c.second) +
      placed(f.motif, inset(window, window.w * 0.06, window.h * 0.05), engraved(c), true),
  )

const valueBox = (x: number, y: number, value: string, c: Inks): string =>
  rect({ x: x - 16, y, w: 32, h: 30 }, `fill="${c.ink}" stroke="${c.paper}" stroke-width="1.3"`) +
  text(x, y + 21.5, 19, value, { colour: c.paper, fit: 28 })

export function tablet(s: StampFace, b: Box, f: Of<'tablet'>): string {
  const { inks: c } = s
  const window = { x: b.x + 9, y: b.y + 28, w: b.w - 18, h: b.h - 58 }
  return (
    rect(b, `fill="${c.ink}"`) +
    frame(inset(b, 4), c.paper, 1.1) +
    scene(f, window, c) +
    text(b.x + b.w / 2, b.y + 22, 15, s.top, { colour: c.paper, spacing: 2.4, fit: b.w - 24 }) +
    text(b.x + b.w / 2, b.y + b.h - 11.5, 13, s.bottom, { colour: c.paper, spacing: 0.8, fit: b.w - 90 }) +
    [b.x + 20, b.x + b.w - 20].map((x) => valueBox(x, b.y + b.h - 35, s.value, c)).join('')
  )
}

export function arch(s: StampFace, b: Box, f: Of<'arch'>): string {
  const { inks: c } = s
  const [l, r, t, low] = [b.x + 18, b.x + b.w - 18, b.y + 36, b.y + b.h - 44]
  const shape = `M${l} ${t + 14}C${l + 40} ${t - 10} ${r - 40} ${t - 10} ${r} ${t + 14}V${low}H${l}Z`
  const window = { x: l, y: t, w: r - l, h: low - t }
  return (
    rect(b, `fill="${c.ink}"`) +
    frame(inset(b, 4), c.paper, 1.1) +
    path(shape, `fill="${c.paper}" stroke="${c.paper}" stroke-width="3"`) +
    clip(path(shape, ''), hatch({ ...window, y: t - 8 }, 4, 0.5, c.second, 'down') + placed(f.motif, inset(window, 10, 8), engraved(c), true)) +
    text(b.x + b.w / 2, b.y + 21, 15.5, s.top, { colour: c.paper, spacing: 1.8, fit: b.w - 22 }) +
    [b.x + 34, b.x + b.w - 34].map((x) => text(x, b.y + b.h - 12, 30, s.value, { colour: c.paper, fit: 50 })).join('') +
    text(b.x + b.w / 2, b.y + b.h - 16, 12, s.bottom, { colour: c.paper, spacing: 1, fit: b.w - 132 })
  )
}

export function colonnade(s: StampFace, b: Box, f: Of<'colonnade'>): string {
  const { inks: c } = s
  const column = (x: number) =>
    rect({ x, y: b.y + 34, w: 18, h: b.h - 76 }, `fill="${c.paper}"`) +
    hatch({ x, y: b.y + 38, w: 18, h: b.h - 84 }, 4, 1.4, c.ink, 'down') +
    rect({ x: x - 3, y: b.y + 31, w: 24, h: 6 }, `fill="${c.paper}"`) +
    rect({ x: x - 3, y: b.y + b.h - 46, w: 24, h: 6 }, `fill="${c.paper}"`)
  const window = { x: b.x + 36, y: b.y + 32, w: b.w - 72, h: b.h - 72 }
  return (
    rect(b, `fill="${c.ink}"`) +
    frame(inset(b, 4), c.paper, 1.1) +
    scene(f, window, c) +
    column(b.x + 11) +
    column(b.x + b.w - 29) +
    text(b.x + b.w / 2, b.y + 23, 16, s.top, { colour: c.paper, spacing: 2, fit: b.w - 24 }) +
    text(b.x + 14, b.y + b.h - 12, 24, s.value, { colour: c.paper, anchor: 'start', fit: 70 }) +
    text(b.x + b.w - 14, b.y + b.h - 13, 13, s.bottom, { colour: c.paper, anchor: 'end', fit: b.w - 110 })
  )
}

export function medallion(s: StampFace, b: Box, f: Of<'medallion'>): string {
  const { inks: c } = s
  const [cx, cy, rx, ry] = [b.x + b.w / 2, b.y + b.h / 2 + 1, b.w * 0.42, b.h * 0.34]
  const window = { x: cx - rx, y: cy - ry, w: 2 * rx, h: 2 * ry }
  return (
    rect(b, `fill="${c.ink}"`) +
    frame(inset(b, 4), c.paper, 1.1) +
    clip(
      rect(inset(b, 6), ''),
      list(4, (i) => rosette(i % 2 ? b.x + b.w : b.x, i > 1 ? b.y + b.h : b.y, 64, 22, 10, c.paper, 0.6)),
    ) +
    ellipse(cx, cy, rx + 5, ry + 5, `fill="${c.ink}" stroke="${c.paper}" stroke-width="1.6"`) +
    ellipse(cx, cy, rx, ry, `fill="${c.paper}"`) +
    clip(ellipse(cx, cy, rx - 1, ry - 1, ''), hatch(window, 3, 0.5, c.second) + placed(f.motif, inset(window, rx * 0.24, ry * 0.2), engraved(c))) +
    rect({ x: b.x + 6, y: b.y + 6, w: b.w - 12, h: 20 }, `fill="${c.ink}"`) +
    text(cx, b.y + 21.5, 15, s.top, { colour: c.paper, spacing: 1.6, fit: b.w - 24 }) +
    rect({ x: b.x + 6, y: b.y + b.h - 30, w: b.w - 12, h: 24 }, `fill="${c.ink}"`) +
    text(cx, b.y + b.h - 11, 20, s.value, { colour: c.paper, fit: 60 }) +
    text(b.x + 12, b.y + b.h - 13, 10.5, s.bottom, { colour: c.paper, anchor: 'start', fit: b.w / 2 - 44 })
  )
}

/** No frame: the drawing in one colour on the paper, as in the 1940s. */
export function plain(s: StampFace, b: Box, f: Of<'plain'>): string {
  const { inks: c } = s
  const window = { x: b.x + 4, y: b.y + 30, w: b.w - 8, h: b.h - 62 }
  return (
    frame(b, c.ink, 2.2) +
    clip(
      rect(window, ''),
      rays(window, b.x + b.w / 2, b.y + b.h, 26, `fill="${c.ink}" opacity=".16"`) +
        placed(f.motif, inset(window, window.w * 0.05, window.h * 0.04), engraved(c), true),
    ) +
    rect({ x: b.x, y: b.y + b.h - 30, w: b.w, h: 30 }, `fill="${c.ink}"`) +
    text(b.x + b.w / 2, b.y + 22, 16, s.top, { colour: c.ink, spacing: 2, fit: b.w - 16 }) +
    text(b.x + b.w - 10, b.y + b.h - 8, 22, s.value, { colour: c.paper, anchor: 'end', fit: 70 }) +
    text(b.x + 10, b.y + b.h - 10, 12.5, s.bottom, { colour: c.paper, anchor: 'start', fit: b.w - 100 })
  )
}

type Lay = { window: Box; ground: string; letters: string }
const LAYS: Record<Picture['frame'], (s: StampFace, b: Box, sky: string) => Lay> = {
  poster: (s, b, sky) => ({
    window: { x: b.x + 8, y: b.y + 44, w: b.w - 16, h: b.h - 80 },
    ground: rect(b, `fill="${sky}"`),
    letters:
      text(b.x + 12, b.y + 34, 30, s.value, { colour: s.inks.ink, anchor: 'start', fit: 70 }) +
      text(b.x + b.w - 12, b.y + 24, 15, s.top, { colour: s.inks.ink, anchor: 'end', spacing: 1.5, fit: b.w - 104 }) +
      text(b.x + 12, b.y + b.h - 12, 14, s.bottom, { colour: s.inks.ink, anchor: 'start', weight: 500, fit: b.w - 24 }),
  }),
  band: (s, b, sky) => ({
    window: { x: b.x + 6, y: b.y + 8, w: b.w - 12, h: b.h - 56 },
    ground: rect(b, `fill="${sky}"`) + rect({ x: b.x, y: b.y + b.h - 40, w: b.w, h: 40 }, `fill="${s.inks.ink}"`),
    letters:
      text(b.x + 12, b.y + b.h - 13, 18, s.top, { colour: s.inks.paper, anchor: 'start', spacing: 1, fit: b.w - 100 }) +
      text(b.x + b.w - 12, b.y + b.h - 11, 26, s.value, { colour: s.inks.paper, anchor: 'end', fit: 76 }),
  }),
  margin: (s, b, sky) => ({
    window: { x: b.x + 12, y: b.y + 34, w: b.w - 24, h: b.h - 74 },
    ground: rect({ x: b.x + 6, y: b.y + 28, w: b.w - 12, h: b.h - 62 }, `fill="${sky}"`),
    letters:
      text(b.x + 6, b.y + 19, 17, s.top, { colour: s.inks.ink, anchor: 'start', spacing: 2, fit: b.w - 12 }) +
      text(b.x + b.w - 6, b.y + b.h - 8, 26, s.value, { colour: s.inks.ink, anchor: 'end', fit: 80 }) +
      text(b.x + 6, b.y + b.h - 10, 13, s.bottom, { colour: s.inks.ink, anchor: 'start', weight: 500, fit: b.w - 96 }),
  }),
  corner: (s, b, sky) => ({
    window: { x: b.x + 14, y: b.y + 12, w: b.w - 28, h: b.h - 52 },
    ground:
      rect(b, `fill="${sky}"`) +
      path(`M${b.x} ${b.y + b.h}V${b.y + b.h - 66}L${b.x + b.w} ${b.y + b.h - 26}V${b.y + b.h}Z`, `fill="${s.inks.ink}"`) +
      circle(b.x + b.w - 38, b.y + 36, 24, 'fill="#fff" opacity=".5"'),
    letters:
      text(b.x + 12, b.y + b.h - 12, 28, s.value, { colour: s.inks.paper, anchor: 'start', fit: 70 }) +
      text(b.x + b.w - 10, b.y + b.h - 10, 14, s.top, { colour: s.inks.paper, anchor: 'end', spacing: 1.4, fit: b.w - 104 }),
  }),
  split: (s, b, sky) => ({
    window: { x: b.x + 40, y: b.y + 12, w: b.w - 48, h: b.h - 24 },
    ground: rect(b, `fill="${sky}"`) + rect({ x: b.x, y: b.y, w: 34, h: b.h }, `fill="${s.inks.ink}"`),
    letters:
      text(b.x + 23, b.y + b.h - 44, 17, s.top, { colour: s.inks.paper, anchor: 'start', spacing: 1.6, turn: -90, fit: b.h - 58 }) +
      text(b.x + 17, b.y + b.h - 13, 24, s.value, { colour: s.inks.paper, fit: 30 }),
  }),
}

export function picture(s: StampFace, b: Box, f: Picture): string {
  const lay = LAYS[f.frame](s, b, f.sky)
  return lay.ground + clip(rect(b, ''), placed(f.motif, lay.window, s.inks)) + lay.letters
}

export function triangle(s: StampFace, f: Of<'triangle'>): string {
  const { inks: c, width: w, height: h } = s
  const [m, top] = [w * 0.1, h * 0.15]
  const shape = `M${w / 2} ${top}L${w - m} ${h - 18}H${m}Z`
  const band = h - 52
  return (
    path(shape, `fill="${f.sky}"`) +
    clip(
      path(shape, ''),
      placed(f.motif, { x: w * 0.29, y: h * 0.4, w: w * 0.42, h: h * 0.38 }, c) + rect({ x: 0, y: band, w, h: 34 }, `fill="${c.ink}"`),
    ) +
    line(shape, c.ink, 3) +
    text(w / 2, h * 0.36, 26, s.value, { colour: c.ink, fit: 56 }) +
    text(w / 2, h - 28, 17, s.top, { colour: c.paper, spacing: 1.6, fit: w * 0.64 })
  )
}
