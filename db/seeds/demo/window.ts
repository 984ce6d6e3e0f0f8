// A store's cover picture: some of its products in the strips of an open stockbook.
import type { DemoItem } from './rows.ts'
import { draw } from './stamps/draw.ts'
import { type Box, line, rect } from './stamps/pen.ts'
import type { Drawing } from './stamps/spec.ts'

/** Width of the page relative to an item's pixels. */
export const COVER = 2.2
const [WIDTH, HEIGHT] = [2820, 480]
const GAP = 46
const TALLEST = 330

/** Places pieces from left to right until the strip is full, all at the same scale. */
export function shopWindow(cloth: string, items: readonly DemoItem[]): Drawing {
  const scale = TALLEST / Math.max(...items.map(({ height_mm }) => height_mm))
  let x = GAP
  const pieces: string[] = []
  for (let at = 0; x < WIDTH; at++) {
    const item = items[at % items.length]!
    const [w, h] = [item.width_mm * scale, item.height_mm * scale]
    pieces.push(placed(item, { x, y: HEIGHT - 60 - h, w, h }))
    x += w + GAP
  }
  const strip = rect({ x: 0, y: HEIGHT - 150, w: WIDTH, h: 150 }, 'fill="#fff" opacity=".1"') + line(`M0 ${HEIGHT - 150}H${WIDTH}`, '#ffffff55', 3)
  const ground = rect({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, `fill="${cloth}"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${pieces.join('')}${strip}</svg>`
  return { svg, width_mm: WIDTH / 10, height_mm: HEIGHT / 10 }
}

const SIGN = 400
/** The store's profile picture: one of its products on its own background colour. */
export function shopSign(cloth: string, item: DemoItem): Drawing {
  const scale = (SIGN * 0.68) / Math.max(item.width_mm, item.height_mm)
  const [w, h] = [item.width_mm * scale, item.height_mm * scale]
  const ground = rect({ x: 0, y: 0, w: SIGN, h: SIGN }, `fill="${cloth}"`)
  const piece = placed(item, { x: (SIGN - w) / 2, y: (SIGN - h) / 2, w, h })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIGN}" height="${SIGN}" viewBox="0 0 ${SIGN} ${SIGN}">${ground}${piece}</svg>`
  return { svg, width_mm: SIGN / 10, height_mm: SIGN / 10 }
}

const placed = ({ front }: DemoItem, { x, y, w, h }: Box) =>
  draw(front).svg.replace(
    /width="[\d.]+" height="[\d.]+"/,
    `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}"`,
  )
