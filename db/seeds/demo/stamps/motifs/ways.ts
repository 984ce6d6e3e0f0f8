// Rails, roads and bridges.

import type { Inks } from '../inks.ts'
import { circle, line, list, path } from '../pen.ts'
import { body, tinted } from '../shapes.ts'

const wheel = (x: number, y: number, r: number, c: Inks): string =>
  circle(x, y, r, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2"`) +
  list(4, (i) => `<path d="M${x - r} ${y}H${x + r}" stroke="${c.ink}" transform="rotate(${i * 45} ${x} ${y})"/>`)

const locomotive = (c: Inks): string =>
  body('M60 40C54 26 74 22 78 10C94 0 112 10 128 2C146-6 160 6 178 0C170 14 150 16 136 18C116 22 98 18 84 28C76 34 70 36 66 42Z', c) +
  tinted('M40 80H150V116H40Z', c) +
  body('M150 56H198V128H150Z', c) +
  path('M144 50H206V57H144ZM160 66h26v26h-26z', `fill="${c.ink}"`) +
  body('M54 80V52H48L46 44H72L70 52H64V80M88 80c0-14 20-14 20 0M120 80V68h14v12', c) +
  line('M40 84c-8 4-8 24 0 28M62 80v36M90 80v36M118 80v36', c.ink) +
  body('M30 120H206V130H30ZM30 124L8 148H40Z', c) +
  line('M16 146l14-20M24 146l8-18', c.ink) +
  wheel(62, 140, 12, c) +
  wheel(104, 140, 12, c) +
  wheel(160, 134, 20, c) +
  wheel(196, 142, 10, c) +
  line('M62 142L160 138', c.ink, 3.5) +
  line('M0 154H222M0 159H222', c.ink, 1.8)

const diesel = (c: Inks): string =>
  tinted('M2 96C2 60 30 40 60 36H236V110H14C6 110 2 104 2 96Z', c) +
  body('M2 86H236V98H2Z', c) +
  path('M24 52C34 46 46 43 56 42V62H14C16 58 20 54 24 52Z', `fill="${c.ink}"`) +
  list(5, (i) => path(`M${82 + i * 30} 46h20v18h-20z`, `fill="${c.paper}" stroke="${c.ink}"`)) +
  line('M110 36L124 18L138 36M116 18H132', c.ink, 1.8) +
  line('M0 18H240', c.ink, 1) +
  [40, 70, 180, 210].map((x) => wheel(x, 114, 10, c)).join('') +
  line('M0 126H240M0 131H240', c.ink, 1.8)

const motorcar = (c: Inks): string =>
  tinted('M10 84C10 68 22 62 44 60L66 30C70 24 76 22 84 22H134C142 22 148 26 152 32L168 58C196 60 212 66 214 84L210 92H12Z', c) +
  path('M76 32H104V56H60ZM112 32H134C138 32 140 34 142 37L154 56H112Z', `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.4"`) +
  line('M108 58V90M70 68H92M118 68H128M14 76H212', c.ink, 1.6) +
  circle(204, 72, 6, `fill="${c.paper}" stroke="${c.ink}"`) +
  wheel(56, 92, 18, c) +
  wheel(172, 92, 18, c) +
  line('M-4 111H228', c.ink, 1.8)

const bicycle = (c: Inks): string =>
  wheel(40, 96, 34, c) +
  wheel(150, 96, 34, c) +
  line('M40 96L70 46H122L92 96ZM70 46L92 96M122 46L150 96M114 30L122 46M108 28H126C134 28 134 38 126 38M58 40H80', c.ink, 4) +
  circle(92, 96, 8, `fill="${c.second}" stroke="${c.ink}" stroke-width="2"`) +
  line('M-4 131H194', c.ink, 1.8)

const bridge = (c: Inks): string =>
  tinted('M58 6H74V132H58ZM174 6H190V132H174Z', c) +
  line('M58 24H74M58 46H74M58 68H74M174 24H190M174 46H190M174 68H190', c.ink, 3) +
  line('M-6 76C26 60 50 34 66 8C96 92 152 92 182 8C198 34 222 60 254 76', c.ink, 3) +
  line(
    list(9, (i) => `M${78 + i * 12} 90V${Math.round(34 + 36 * (1 - ((i - 4) / 4) ** 2))}`),
    c.ink,
    1,
  ) +
  body('M-6 88H254V97H-6Z', c) +
  line(
    'M-6 136q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M4 145q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
    c.ink,
    1.6,
  )

const viaduct = (c: Inks): string =>
  path(
    `M-4 44H244V134H-4ZM${[0, 1, 2, 3].map((i) => `${8 + i * 60} 134V92C${8 + i * 60} 52 ${52 + i * 60} 52 ${52 + i * 60} 92V134Z`).join('M')}`,
    `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.6" fill-rule="evenodd"`,
  ) +
  line('M-4 54H244M-4 44H244', c.ink, 1.2) +
  tinted('M40 40V22H70V40ZM76 40V26H112V40ZM118 40V26H154V40ZM160 40V26H196V40Z', c) +
  path('M46 22V12H54V22Z', `fill="${c.ink}"`) +
  body('M48 8C60-2 84 4 104-4C96 8 70 8 56 12Z', c) +
  list(14, (i) => circle(46 + i * 11, 41, 3.4, `fill="${c.ink}"`)) +
  line('M-4 134H244', c.ink, 2)

export const WAYS = {
  locomotive: { w: 222, h: 162, draw: locomotive },
  diesel: { w: 240, h: 134, draw: diesel },
  motorcar: { w: 224, h: 114, draw: motorcar },
  bicycle: { w: 190, h: 134, draw: bicycle },
  bridge: { w: 248, h: 148, draw: bridge },
  viaduct: { w: 240, h: 136, draw: viaduct },
}
