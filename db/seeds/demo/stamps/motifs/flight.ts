// Aircraft and spacecraft: biplane, airship, jet, balloon, rocket, satellite.

import type { Inks } from '../inks.ts'
import { circle, ellipse, line, list, path } from '../pen.ts'
import { body, tinted } from '../shapes.ts'

const biplane = (c: Inks): string =>
  body('M20 62C40 50 90 46 150 54L186 58C190 60 190 64 186 66L120 74C80 78 40 76 20 62Z', c) +
  tinted('M182 58L206 36C210 34 214 36 213 41L200 62ZM184 60l28-4 6 5-32 6z', c) +
  tinted('M36 28L132 18L140 24L42 35ZM30 78L128 70L138 77L38 86Z', c) +
  line('M50 34L46 78M64 32L62 77M104 27L104 74M120 25L122 72M50 34L62 77M64 32L46 78M104 27L122 72M120 25L104 74', c.ink, 1.4) +
  line('M40 62h120M60 54l2 20M90 51l1 24M120 52l0 22', c.ink, 1) +
  circle(62, 98, 9, `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.5"`) +
  circle(62, 98, 3, `fill="${c.ink}"`) +
  line('M56 78L62 98L74 76', c.ink) +
  ellipse(17, 62, 3, 24, `fill="${c.paper}" stroke="${c.ink}"`) +
  path('M98 48c4-8 14-8 18 0z', `fill="${c.ink}"`)

const airship = (c: Inks): string =>
  body('M4 40C30 12 120 6 190 26C216 34 232 38 240 40C232 44 216 50 190 56C120 72 30 68 4 40Z', c) +
  line('M8 40H238M14 31C60 18 140 16 226 36M14 49C60 62 140 62 226 44M26 25C70 10 130 10 200 29M26 56C70 70 130 68 200 53', c.ink, 1) +
  line('M60 15C52 30 52 52 60 65M100 11C92 28 92 54 100 69M140 14C134 30 134 52 140 66M178 23C174 34 174 48 178 59', c.ink, 1) +
  tinted('M204 30l26-18h14l-10 22zM204 52l26 16h14l-10-22z', c) +
  tinted('M50 66h38l-6 12H56zM112 69h16l-2 8h-12zM150 65l14-1-2 7h-10z', c)

const jet = (c: Inks): string =>
  tinted('M78 58L30 100L48 100L128 68ZM120 44L96 6L110 6L160 44Z', c) +
  body('M4 58C10 48 30 44 60 44H184C206 44 224 50 232 56C222 64 200 68 180 68H60C30 68 8 66 4 58Z', c) +
  tinted('M186 46L206 12H222L212 48Z', c) +
  line(`M60 54h.1${'m9 0h.1'.repeat(13)}`, c.ink, 3.4) +
  line('M14 62H214', c.ink, 1) +
  path('M10 55C14 50 22 48 30 48V55Z', `fill="${c.ink}"`)

const balloon = (c: Inks): string =>
  body('M60 4C94 4 116 28 116 58C116 88 88 106 72 128H48C32 106 4 88 4 58C4 28 26 4 60 4Z', c) +
  path(
    'M60 4C78 4 86 28 86 58C86 88 72 110 66 128H54C48 110 34 88 34 58C34 28 42 4 60 4Z',
    `fill="${c.second}" stroke="${c.ink}" stroke-width="1.4"`,
  ) +
  line('M60 4V128M8 40C36 54 84 54 112 40M8 74C36 90 84 90 112 74', c.ink, 1.2) +
  line('M48 128L46 148M72 128L74 148M60 128V148', c.ink, 1.2) +
  path('M42 148H78L74 172H46Z', `fill="${c.ink}"`) +
  line('M44 154H76M45 160H75', c.paper, 1.2)

const rocket = (c: Inks): string =>
  path('M36 138C30 160 40 176 50 190C60 176 70 160 64 138Z', `fill="${c.second}"`) +
  path('M43 138C40 152 45 162 50 172C55 162 60 152 57 138Z', `fill="${c.paper}"`) +
  tinted('M26 88L4 128L8 140L30 122ZM74 88L96 128L92 140L70 122Z', c) +
  body('M50 2C72 26 78 70 68 134H32C22 70 28 26 50 2Z', c) +
  path('M50 2C58 10 64 22 68 36H32C36 22 42 10 50 2Z', `fill="${c.second}" stroke="${c.ink}"`) +
  circle(50, 62, 10, `fill="${c.second}" stroke="${c.ink}" stroke-width="3"`) +
  line('M29 90H71M30 112H70M50 36V50M60 40C66 70 66 100 60 134', c.ink, 1.1)

const STARS = [8, 30, 44, 12, 90, 26, 182, 8, 232, 40, 220, 96, 14, 104, 152, 24, 60, 124]
const satellite = (c: Inks): string =>
  circle(110, 190, 110, `fill="${c.second}" stroke="${c.paper}" stroke-width="1.5"`) +
  line('M110 80V190M60 92C36 130 32 160 32 190M160 92C184 130 188 160 188 190M10 140C60 152 160 152 210 140', c.paper, 1.2) +
  `<ellipse cx="120" cy="100" rx="140" ry="44" transform="rotate(-22 120 100)" fill="none" stroke="${c.paper}" stroke-width="2" stroke-dasharray="7 5"/>` +
  line('M180 36L84 60M180 36L92 88M180 36L102 38M180 36L118 108', c.paper, 2) +
  circle(180, 36, 18, `fill="${c.paper}"`) +
  line('M168 24A18 18 0 0 0 192 48', c.second, 1.6) +
  list(9, (i) => circle(STARS[2 * i]!, STARS[2 * i + 1]!, i % 3 ? 1.6 : 2.6, `fill="${c.paper}"`))

export const FLIGHT = {
  biplane: { w: 220, h: 110, draw: biplane },
  airship: { w: 244, h: 80, draw: airship },
  jet: { w: 236, h: 106, draw: jet },
  balloon: { w: 120, h: 176, draw: balloon },
  rocket: { w: 100, h: 192, draw: rocket },
  satellite: { w: 240, h: 190, draw: satellite },
}
