// Banknotes: guilloche, vignette, value and number.
import { HEADS, type HeadName, head } from './heads.ts'
import { type MotifName, placed } from './motifs.ts'
import { at, circle, clip, frame, hatch, inset, lathe, rect, rosette, text } from './pen.ts'
import type { BanknoteSpec } from './spec.ts'

const isHead = (name: MotifName | HeadName): name is HeadName => (HEADS as string[]).includes(name)

function vignette(s: BanknoteSpec, x: number, y: number, r: number): string {
  const window = { x: x - r, y: y - r, w: 2 * r, h: 2 * r }
  const inside = isHead(s.vignette)
    ? at(x - 52 * (r / 66), y - r * 0.92, r / 66, head(s.vignette, s.inks))
    : placed(s.vignette, inset(window, r * 0.24), { ...s.inks, second: s.inks.paper })
  return (
    circle(x, y, r + 8, `fill="${s.inks.paper}" stroke="${s.inks.ink}" stroke-width="5"`) +
    clip(circle(x, y, r, ''), hatch(window, 4, 0.9, s.inks.ink) + inside)
  )
}

export function banknote(s: BanknoteSpec): { w: number; h: number; body: string } {
  const { inks: c, width: w, height: h } = s
  const whole = { x: 0, y: 0, w, h }
  const turned =
    lathe({ cx: w / 2, cy: h / 2, r: h * 0.34, swing: h * 0.09, lobes: 22, lines: 8, squeeze: 0.9 }, c.second, 2.2) +
    lathe({ cx: w / 2, cy: h / 2, r: h * 0.62, swing: h * 0.12, lobes: 26, lines: 8, squeeze: 0.8 }, c.second, 1.8)
  const corner = (x: number, y: number) =>
    rosette(x, y, 104, 38, 14, c.ink, 2) +
    circle(x, y, 62, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2"`) +
    text(x, y + 22, 64, s.value, { colour: c.ink, fit: 106 })
  const side = s.back ? w / 2 : w * 0.2
  const letters = s.back
    ? ''
    : text(w * 0.58, h * 0.25, 84, s.bank, { colour: c.ink, spacing: 4, fit: w * 0.38 }) +
      text(w * 0.58, h * 0.56, 116, s.words, { colour: c.ink, fit: w * 0.4 }) +
      text(w * 0.38, h * 0.8, 56, s.serial, { colour: '#9B2027', anchor: 'start', spacing: 3 })
  return {
    w,
    h,
    body:
      rect(whole, `fill="${c.paper}"`) +
      clip(rect(inset(whole, 26), ''), turned) +
      rect({ x: w * 0.36, y: h * 0.36, w: w * 0.44, h: h * 0.3 }, `fill="${c.second}" opacity=".55"`) +
      frame(inset(whole, 26), c.ink, 22) +
      frame(inset(whole, 46), c.ink, 3) +
      vignette(s, side, h / 2, h * 0.26) +
      letters +
      corner(w - 130, h - 128) +
      (s.back ? corner(130, h - 128) + corner(130, 128) + corner(w - 130, 128) : corner(w - 130, 128)),
  }
}
