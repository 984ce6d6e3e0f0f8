// Drawing primitives: strokes, text and engraved backgrounds. One unit is 0.1 mm; all functions are pure and return SVG.
export type Box = { x: number; y: number; w: number; h: number }

export const round = (v: number): number => +v.toFixed(1)
export const list = (count: number, each: (i: number) => string): string => Array.from({ length: count }, (_, i) => each(i)).join('')
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const rect = (b: Box, paint: string): string =>
  `<rect x="${round(b.x)}" y="${round(b.y)}" width="${round(b.w)}" height="${round(b.h)}" ${paint}/>`
export const frame = (b: Box, colour: string, width = 2): string => rect(b, `fill="none" stroke="${colour}" stroke-width="${width}"`)
export const inset = (b: Box, by: number, byY = by): Box => ({ x: b.x + by, y: b.y + byY, w: b.w - 2 * by, h: b.h - 2 * byY })
export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`
export const line = (d: string, colour: string, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const circle = (cx: number, cy: number, r: number, paint: string): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" ${paint}/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`
export const at = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${+scale.toFixed(3)})`}">${body}</g>`
export const mirrored = (width: number, body: string): string => `<g transform="translate(${round(width)} 0) scale(-1 1)">${body}</g>`

// The id is a hash of the shape: equal shapes can share it, and no counter is needed.
function shapeName(shape: string): string {
  let hash = 2166136261
  for (let i = 0; i < shape.length; i++) hash = Math.imul(hash ^ shape.charCodeAt(i), 16777619)
  return `c${(hash >>> 0).toString(36)}`
}
export const clip = (shape: string, body: string): string =>
  `<clipPath id="${shapeName(shape)}">${shape}</clipPath><g clip-path="url(#${shapeName(shape)})">${body}</g>`

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uff00-\uff60]/
const NARROW = /[ilIjftr1.,·:'’|()! ]/
const CAPITAL = /[A-ZÀ-ÞΑ-ΩА-Я&%]/
const letterWidth = (c: string): number => (WIDE.test(c) ? 1.02 : NARROW.test(c) ? 0.36 : CAPITAL.test(c) ? 0.74 : 0.55)
const textWidth = (value: string, size: number, spacing = 0): number => [...value].reduce((sum, c) => sum + letterWidth(c) * size + spacing, 0)

export type Lettering = {
  colour?: string
  weight?: number
  spacing?: number
  anchor?: 'start' | 'middle' | 'end'
  turn?: number
  fit?: number
  slant?: boolean
}
export function text(x: number, y: number, size: number, value: string, o: Lettering = {}): string {
  const wanted = textWidth(value, size, o.spacing ?? 0)
  const shrink = o.fit && wanted > o.fit ? o.fit / wanted : 1
  const at = `x="${round(x)}" y="${round(y - (size * (1 - shrink)) / 3)}" font-size="${round(size * shrink)}" text-anchor="${o.anchor ?? 'middle'}"`
  const look = `fill="${o.colour ?? 'currentColor'}" font-weight="${o.weight ?? 700}"${o.slant ? ' font-style="italic"' : ''}`
  const spacing = o.spacing ? ` letter-spacing="${round(o.spacing * shrink)}"` : ''
  return `<text ${at} ${look}${spacing}${o.turn ? ` transform="rotate(${round(o.turn)} ${round(x)} ${round(y)})"` : ''}>${escaped(value)}</text>`
}

/** Text on an arc; `span` is its largest angle in degrees. */
export function arcText(cx: number, cy: number, r: number, size: number, value: string, o: Lettering & { span: number; foot?: boolean }): string {
  const widths = [...value].map((c) => letterWidth(c) * size + (o.spacing ?? 1.5))
  const total = widths.reduce((a, b) => a + b, 0)
  const degrees = (v: number) => ((v / r) * 180) / Math.PI
  const scale = Math.min(1, o.span / degrees(total))
  const side = o.foot ? -1 : 1
  let walked = -total / 2
  return [...value]
    .map((c, i) => {
      const turn = side * degrees(walked + widths[i]! / 2) * scale + (o.turn ?? 0)
      walked += widths[i]!
      const letter = text(cx, o.foot ? cy + r : cy - r, round(size * scale), c, { colour: o.colour, weight: o.weight })
      return `<g transform="rotate(${round(turn)} ${round(cx)} ${round(cy)})">${letter}</g>`
    })
    .join('')
}

export function hatch(b: Box, step = 3, width = 0.8, colour = 'currentColor', direction: 'across' | 'down' | 'slant' = 'across'): string {
  let d = ''
  if (direction === 'across') for (let i = step / 2; i < b.h; i += step) d += `M${round(b.x)} ${round(b.y + i)}h${round(b.w)}`
  if (direction === 'down') for (let i = step / 2; i < b.w; i += step) d += `M${round(b.x + i)} ${round(b.y)}v${round(b.h)}`
  if (direction === 'slant') for (let i = -b.h; i < b.w; i += step) d += `M${round(b.x + i)} ${round(b.y + b.h)}l${round(b.h)} ${round(-b.h)}`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

export const rosette = (cx: number, cy: number, rx: number, ry: number, petals: number, colour: string, width = 0.8): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}">${list(
    petals,
    (i) =>
      `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${round((i * 180) / petals)} ${round(cx)} ${round(cy)})"/>`,
  )}</g>`

export type Lathe = { cx: number; cy: number; r: number; swing: number; lobes: number; lines: number; squeeze?: number }
export function lathe(l: Lathe, colour: string, width = 0.8): string {
  const points = Math.max(96, l.lobes * 7)
  const one = (phase: number) =>
    `M${Array.from({ length: points }, (_, i) => {
      const t = (i / points) * 2 * Math.PI
      const r = l.r + l.swing * Math.sin(l.lobes * t + phase)
      return `${round(l.cx + r * Math.cos(t))} ${round(l.cy + r * (l.squeeze ?? 1) * Math.sin(t))}`
    }).join('L')}Z`
  const d = list(l.lines, (i) => one((i * 2 * Math.PI) / l.lines))
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

export const pearls = (cx: number, cy: number, rx: number, ry: number, size: number, colour: string): string => {
  const count = Math.round((Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)))) / (size * 3.4))
  return `<g fill="${colour}">${list(count, (i) => {
    const t = (i / count) * 2 * Math.PI
    return circle(cx + rx * Math.cos(t), cy + ry * Math.sin(t), size, '')
  })}</g>`
}

export function rays(b: Box, cx: number, cy: number, count: number, paint: string): string {
  const far = Math.hypot(b.w, b.h)
  const spot = (i: number) => {
    const t = (i / (count * 2)) * 2 * Math.PI
    return `${round(cx + far * Math.cos(t))} ${round(cy + far * Math.sin(t))}`
  }
  return clip(
    rect(b, ''),
    path(
      list(count, (i) => `M${round(cx)} ${round(cy)}L${spot(2 * i)}L${spot(2 * i + 1)}Z`),
      paint,
    ),
  )
}
