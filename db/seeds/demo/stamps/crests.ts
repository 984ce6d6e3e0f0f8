// Heraldry in a box of 100 × 120: shields with charges, the crown and the posthorn.

import type { Inks } from './inks.ts'
import { circle, line, list, path, round } from './pen.ts'

const solid = (d: string, c: Inks): string => path(d, `fill="${c.ink}"`)

const LION =
  'M36 92C30 84 34 72 44 70C38 64 36 54 42 46L34 40L26 44L22 38L32 32L44 36C46 28 52 24 58 26L56 20L62 24C70 24 72 32 68 38L60 40L66 46L78 40L82 46L72 54L64 54C66 62 64 68 60 72C68 74 70 84 66 92H58L60 84L52 80L46 86L48 92Z'
const lion = (c: Inks): string =>
  solid(LION, c) + line('M34 78C22 76 18 64 24 54C28 50 26 44 22 44', c.ink, 3) + path('M46 30l4-10 5 6 5-7 4 7 5-5 0 10z', `fill="${c.ink}"`)

const eagle = (c: Inks): string => {
  const half =
    'M50 34C54 28 60 28 64 32L60 36C66 40 78 30 84 34L80 42L88 42L84 50L90 52L84 58L88 62L80 66L82 72L72 70C66 74 62 76 58 76L64 88L58 84L56 92L50 84Z'
  return (
    solid(half, c) +
    `<g transform="translate(100 0) scale(-1 1)">${solid(half, c)}</g>` +
    path('M44 52H56V64C56 70 52 72 50 74C48 72 44 70 44 64Z', `fill="${c.paper}"`)
  )
}

const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [t, q] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? r * 0.4 : r]
    return `${round(x + q * Math.cos(t))} ${round(y + q * Math.sin(t))}`
  }).join('L')}Z`
const stars = (c: Inks): string =>
  solid([50, 34, 66, 50, 26].map((x, i) => star(x, [34, 52, 52, 84, 74][i]!, i === 3 ? 12 : 8)).join('') + star(74, 74, 8), c)
const crescent = (c: Inks): string => solid(`M62 38A24 24 0 1 0 62 82A19 19 0 1 1 62 38Z${star(64, 60, 11)}`, c)
const cross = (c: Inks): string => solid('M42 28H58V50H80V66H58V94H42V66H20V50H42Z', c)
const tower = (c: Inks): string => solid('M28 92V48H24V34H34V42H44V34H56V42H66V34H76V48H72V92H58V76C58 66 42 66 42 76V92Z', c)
const tree = (c: Inks): string => solid('M46 92V74H28L38 62H30L42 48H36L50 28L64 48H58L70 62H62L72 74H54V92Z', c)
const ship = (c: Inks): string =>
  solid('M22 72H78C74 86 66 90 50 90S26 86 22 72ZM48 28H52V68H48ZM54 32C68 36 72 54 66 66H54ZM46 36C34 42 32 56 34 66H46Z', c)
const sun = (c: Inks): string =>
  circle(50, 58, 15, `fill="${c.ink}"`) + list(12, (i) => `<path d="M47 40L50 26L53 40Z" fill="${c.ink}" transform="rotate(${i * 30} 50 58)"/>`)
const stripes = (c: Inks): string => solid('M16 30H84V42H16ZM16 54H84V66H18ZM20 78H78L66 90H32Z', c)
const key = (c: Inks): string =>
  line('M32 34L68 88M68 34L32 88', c.ink, 6) +
  line('M62 80l8-5M67 87l7-5M38 80l-8-5M33 87l-7-5', c.ink, 5) +
  circle(28, 30, 9, `fill="none" stroke="${c.ink}" stroke-width="5"`) +
  circle(72, 30, 9, `fill="none" stroke="${c.ink}" stroke-width="5"`)
const sheaf = (c: Inks): string =>
  line('M50 92V34M50 92C44 70 34 56 28 40M50 92C56 70 66 56 72 40M50 92C46 66 40 50 38 34M50 92C54 66 60 50 62 34', c.ink, 3) +
  line('M38 72H62', c.ink, 5) +
  list(5, (i) => `<ellipse cx="${28 + i * 11}" cy="${36 - (i % 2) * 5}" rx="4.5" ry="9" fill="${c.ink}"/>`)

const CHARGES = { lion, eagle, stars, crescent, cross, tower, tree, ship, sun, stripes, keys: key, sheaf } satisfies Record<
  string,
  (c: Inks) => string
>
export type CrestName = keyof typeof CHARGES

const SHIELD = 'M10 16H90V62C90 90 70 106 50 114C30 106 10 90 10 62Z'
export const crown = (c: Inks): string =>
  path('M22 12L16-12L30-2L40-18L50-4L60-18L70-2L84-12L78 12Z', `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.6" stroke-linejoin="round"`) +
  list(5, (i) => circle(26 + i * 12, 7, 2.2, `fill="${c.ink}"`))

export function crest(name: CrestName, c: Inks, crowned = true): string {
  return (
    path(SHIELD, `fill="${c.paper}" stroke="${c.ink}" stroke-width="3"`) +
    path('M15 21H85V62C85 86 67 101 50 108C33 101 15 86 15 62Z', `fill="none" stroke="${c.ink}" stroke-width="1"`) +
    CHARGES[name](c) +
    (crowned ? crown(c) : '')
  )
}

export const posthorn = (c: Inks): string =>
  `<g fill="none" stroke="${c.ink}"><circle cx="60" cy="58" r="40" stroke-width="13"/><circle cx="60" cy="58" r="40" stroke="${c.paper}" stroke-width="2"/><path d="M60 98C84 104 100 96 118 108" stroke-width="13"/><path d="M60 98C40 98 30 100 16 108" stroke-width="8"/></g>` +
  path('M108 96C124 98 132 96 140 88L144 132C134 120 122 114 108 114Z', `fill="${c.ink}"`) +
  `<ellipse cx="142" cy="110" rx="5" ry="22" fill="${c.paper}" stroke="${c.ink}" stroke-width="3"/>` +
  path('M8 102l10 2 4 8-10 4z', `fill="${c.ink}"`)
