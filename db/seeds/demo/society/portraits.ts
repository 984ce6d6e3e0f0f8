// Profile pictures and covers of the demo members, made of the motifs of the stamps.
import { COLOURS, type Colour } from '../items/colours.ts'
import type { DemoItem } from '../rows.ts'
import { type HeadName, head } from '../stamps/heads.ts'
import type { Inks } from '../stamps/inks.ts'
import { placed } from '../stamps/motifs.ts'
import { at, circle, rect } from '../stamps/pen.ts'
import type { Drawing } from '../stamps/spec.ts'
import { shopWindow } from '../window.ts'
import { isMotif, type Taste } from './taste.ts'

const SIDE = 300
const GROUNDS = ['#DCE8DF', '#F1E2CB', '#DDE5F0', '#F0DCDD', '#E9E4D3', '#E3DEEE', '#D8E6E8']
const INKS: readonly Colour[] = ['slate', 'carmine', 'green', 'ochre', 'lake', 'myrtle_green', 'brick_red']
const CLOTHS = ['#1f2d3d', '#14352b', '#2d2a1c', '#3a1f22', '#1b2747', '#22272b', '#3a2c1b', '#0f3540']
/** Size of a drawn head. */
const HEAD = { w: 108, h: 128 }

const inksOf = (nth: number): Inks => ({
  ink: COLOURS[INKS[nth % INKS.length]!],
  paper: '#FBF7EC',
  second: COLOURS[INKS[(nth + 3) % INKS.length]!],
})

export function portrait({ face }: Taste, nth: number): Drawing {
  const inks = inksOf(nth)
  const ground =
    rect({ x: 0, y: 0, w: SIDE, h: SIDE }, `fill="${GROUNDS[nth % GROUNDS.length]}"`) + circle(150, 150, 128, `fill="${inks.paper}" opacity=".7"`)
  const scale = 190 / HEAD.h
  const drawn = isMotif(face)
    ? placed(face, { x: 62, y: 62, w: 176, h: 176 }, inks)
    : at((SIDE - HEAD.w * scale) / 2, 58, scale, head(face as HeadName, inks, nth % 2 ? 'right' : undefined))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${drawn}</svg>`
  return { svg, width_mm: SIDE / 10, height_mm: SIDE / 10 }
}

const IN_STRIP = 12
/** A strip of items of the member's interests; a mixed strip when too few are on the market. */
export function coverOf({ countries, topics }: Taste, items: readonly DemoItem[], nth: number): Drawing {
  const upright = items.filter(({ width_mm, height_mm, item_kind }) => width_mm < 2 * height_mm && item_kind !== 'other')
  const own = upright.filter((item) => (item.country && countries.includes(item.country)) || item.topics.some((topic) => topics.includes(topic)))
  const shown = own.length >= 4 ? own : upright.slice(nth * IN_STRIP)
  return shopWindow(CLOTHS[nth % CLOTHS.length]!, shown.slice(0, IN_STRIP))
}
