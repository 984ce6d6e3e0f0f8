import { back } from './backs.ts'
import { banknote } from './banknotes.ts'
import { coin } from './coins.ts'
import type { Drawing, DrawingSpec } from './spec.ts'
import { stamp } from './stamp.ts'
import { supply } from './supplies.ts'

// Generic fonts only, so that drawings look the same on a server without our web fonts.
const LETTERS = `font-family="'Times New Roman','Liberation Serif','Noto Serif CJK SC','Noto Sans CJK SC',serif"`

type Body = { w: number; h: number; body: string }
const KINDS: { [K in DrawingSpec['kind']]: (s: Extract<DrawingSpec, { kind: K }>) => Body } = { stamp, back, coin, banknote, supply }

/** Draws a spec as SVG with a transparent background; one unit is 0.1 mm. */
export function draw(spec: DrawingSpec): Drawing {
  const { w, h, body } = (KINDS[spec.kind] as (s: DrawingSpec) => Body)(spec)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g ${LETTERS}>${body}</g></svg>`
  return { svg, width_mm: Math.round(w) / 10, height_mm: Math.round(h) / 10 }
}
