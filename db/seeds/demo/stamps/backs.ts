// The back of a stamp: gum, hinges, an expert's mark, a dealer's pencil note.
import { clip, mirrored, path, rect, text } from './pen.ts'
import type { BackSpec } from './spec.ts'
import { laidOut, type Sheet } from './stamp.ts'

const GUM = { full: '#F6F0DC', none: '#F4EFE2', toned: '#E9D9AE', disturbed: '#F1E8CD' }
const hinge = (w: number, remnant: boolean): string => {
  const [x, width] = [w / 2 - 38, 76]
  return remnant
    ? path(`M${x} 20H${x + width}V66L${x + width - 14} 70L${x + 40} 64L${x + 18} 71L${x} 66Z`, 'fill="#E3D5AE" stroke="#c9ba8c" stroke-width="1.5"') +
        path(`M${x} 42H${x + width}`, 'stroke="#c9ba8c" stroke-width="1.5"')
    : rect({ x, y: 24, w: width, h: 40 }, 'fill="#D9CDA4" opacity=".45"')
}

export function back(s: BackSpec): Sheet {
  const front = laidOut(s.of)
  const { w, h } = front
  const ghost = `<g opacity=".07">${mirrored(w, front.body)}</g>`
  const sheen = s.gum === 'none' ? '' : path(`M0 ${h * 0.3}L${w} ${-h * 0.1}V${h * 0.12}L0 ${h * 0.52}Z`, 'fill="#fff" opacity=".34"')
  const disturbed =
    s.gum === 'disturbed'
      ? path(
          `M${w * 0.2} ${h * 0.6}C${w * 0.4} ${h * 0.45} ${w * 0.7} ${h * 0.55} ${w * 0.76} ${h * 0.72}C${w * 0.6} ${h * 0.9} ${w * 0.3} ${h * 0.85} ${w * 0.2} ${h * 0.6}Z`,
          'fill="#E7DBB8" opacity=".6"',
        )
      : ''
  const marks =
    (s.hinge === 'none' ? '' : hinge(w, s.hinge === 'remnant')) +
    (s.expert ? text(w * 0.64, h - 30, 18, s.expert, { colour: '#3e3a55', spacing: 1, turn: -8, fit: w * 0.5 }) : '') +
    (s.pencil ? text(30, h - 26, 17, s.pencil, { colour: '#77736a', weight: 500, anchor: 'start', slant: true, fit: w * 0.5 }) : '')
  const paper = path(front.outline, `fill="${GUM[s.gum]}" fill-rule="evenodd"`)
  return { ...front, body: paper + clip(path(front.outline, 'clip-rule="evenodd"'), ghost + disturbed + sheen + marks) }
}
