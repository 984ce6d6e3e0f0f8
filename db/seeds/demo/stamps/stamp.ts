// One stamp or several joined ones with their paper.
import { cancelled, overprinted } from './cancels.ts'
import { bullseye, cameo, crestFrame, medal, numeral, oval, posthornFrame } from './frames_classic.ts'
import { arch, colonnade, medallion, picture, plain, tablet, triangle } from './frames_scene.ts'
import { innerHoles, rectangleEdge, ringHoles, triangleEdge } from './paper.ts'
import { at, type Box, clip, line, list, path, text } from './pen.ts'
import type { Arrangement, Frame, Picture, StampFace, StampSpec } from './spec.ts'

type Draws = { [K in Frame['frame']]: (s: StampFace, b: Box, f: K extends Picture['frame'] ? Picture : Extract<Frame, { frame: K }>) => string }
const FRAMES: Draws = {
  oval,
  round: medal,
  cameo,
  numeral,
  posthorn: posthornFrame,
  bullseye,
  crest: crestFrame,
  tablet,
  arch,
  colonnade,
  medallion,
  plain,
  poster: picture,
  band: picture,
  margin: picture,
  corner: picture,
  split: picture,
  triangle: (s, _, f) => triangle(s, f),
}

const GRIDS: Record<Exclude<Arrangement, 'souvenir_sheet'>, [number, number]> = {
  single: [1, 1],
  pair_horizontal: [2, 1],
  pair_vertical: [1, 2],
  strip_3: [3, 1],
  strip_5: [5, 1],
  block_4: [2, 2],
  block_6: [3, 2],
}

function printed(s: StampSpec): string {
  const edge = s.pitch ? 16 : 12
  const draw = FRAMES[s.frame.frame] as (s: StampFace, b: Box, f: Frame) => string
  return draw(s, { x: edge, y: edge, w: s.width - 2 * edge, h: s.height - 2 * edge }, s.frame) + overprinted(s)
}

export type Sheet = { w: number; h: number; outline: string; body: string }

function joined(s: StampSpec): Sheet {
  if (s.frame.frame === 'triangle') return { w: s.width, h: s.height, outline: triangleEdge(s.width, s.height, s.pitch), body: printed(s) }
  const [columns, rows] = GRIDS[s.arrangement as Exclude<Arrangement, 'souvenir_sheet'>]
  const [w, h] = [s.width * columns, s.height * rows]
  const one = printed(s)
  const outline = rectangleEdge(w, h, s.pitch) + innerHoles(s.width, s.height, columns, rows, s.pitch)
  return {
    w,
    h,
    outline,
    body: list(columns * rows, (i) => at((i % columns) * s.width + s.shift[0], Math.floor(i / columns) * s.height + s.shift[1], 1, one)),
  }
}

function souvenir(s: StampSpec): Sheet {
  const [w, h] = [Math.round(s.width * 1.7 + 60), Math.round(s.height * 1.5 + 110)]
  const [x, y] = [(w - s.width) / 2, (h - s.height) / 2 + 16]
  const [title, note] = s.margin_texts ?? [s.top, '']
  const letters = { colour: s.inks.ink, fit: w - 60 }
  return {
    w,
    h,
    outline: rectangleEdge(w, h, 0) + ringHoles(x, y, s.width, s.height, s.pitch),
    body:
      text(w / 2, y - 52, 26, title, { ...letters, spacing: 2.5 }) +
      text(w / 2, y - 28, 15, note, { ...letters, weight: 500 }) +
      line(
        `M24 ${h - 34}C90 ${h - 66} 120 ${h - 44} 160 ${h - 54}M${w - 24} ${h - 34}C${w - 90} ${h - 66} ${w - 120} ${h - 44} ${w - 160} ${h - 54}`,
        s.inks.ink,
        2,
      ) +
      at(x, y, 1, printed(s)),
  }
}

export const laidOut = (s: StampSpec): Sheet => (s.arrangement === 'souvenir_sheet' ? souvenir(s) : joined(s))

export function stamp(s: StampSpec): Sheet {
  const sheet = laidOut(s)
  const paper = path(sheet.outline, `fill="${s.inks.paper}" fill-rule="evenodd"`)
  return { ...sheet, body: paper + clip(path(sheet.outline, 'clip-rule="evenodd"'), sheet.body + (s.cancel ? cancelled(s.cancel) : '')) }
}
