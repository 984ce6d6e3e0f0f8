// Culture and sport: globe and map, music, sport, chess, letters.

import type { Inks } from '../inks.ts'
import { circle, ellipse, line, list, path } from '../pen.ts'
import { body, tinted } from '../shapes.ts'

const LANDS =
  'M18 20C34 10 62 12 74 22C66 34 58 34 54 46C46 52 42 58 44 64C34 60 26 48 24 38C18 34 14 26 18 20ZM52 68C66 66 76 76 74 88C66 100 62 114 58 124C52 112 50 96 48 84C46 76 48 70 52 68ZM108 26C116 18 130 18 136 24C132 32 126 34 122 40C114 42 108 36 108 26ZM108 48C124 42 142 46 148 60C146 76 136 88 132 104C124 106 120 94 120 84C110 76 102 62 108 48ZM140 22C166 10 210 12 226 26C222 40 206 42 204 54C196 64 186 58 184 70C176 68 172 56 160 54C150 44 140 36 140 22ZM196 92C208 84 224 88 226 100C222 110 206 112 196 106Z'
const worldMap = (c: Inks): string =>
  path('M0 0H240V130H0Z', `fill="${c.paper}"`) +
  line(list(7, (i) => `M${30 + i * 30} 0V130`) + list(4, (i) => `M0 ${26 + i * 26}H240`), c.ink, 0.6) +
  path(LANDS, `fill="${c.second}" stroke="${c.ink}" stroke-width="1.2"`)

const globe = (c: Inks): string =>
  circle(80, 74, 70, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2"`) +
  `<g fill="none" stroke="${c.ink}" stroke-width="1.2">${ellipse(80, 74, 26, 70, '')}${ellipse(80, 74, 52, 70, '')}</g>` +
  line('M80 4V144M10 74H150M20 38H140M20 110H140', c.ink, 1.2) +
  tinted(
    'M40 30C56 20 76 24 84 36C76 48 66 46 62 58C54 66 58 76 66 82C72 96 62 112 54 120C46 104 42 90 44 78C34 66 30 44 40 30ZM100 40C114 34 130 42 136 56C130 70 122 66 116 78C106 76 98 52 100 40Z',
    c,
  ) +
  body('M56 152H104L110 160H50Z', c)

const lyre = (c: Inks): string =>
  tinted('M36 8C6 36 14 90 50 108H90C126 90 134 36 104 8C110 40 104 66 88 82H52C36 66 30 40 36 8Z', c) +
  body('M30 26H110V34H30ZM50 108H90L98 136H42Z', c) +
  line('M56 34V108M65 34V108M75 34V108M84 34V108', c.ink, 1.4) +
  circle(36, 10, 6, `fill="${c.ink}"`) +
  circle(104, 10, 6, `fill="${c.ink}"`)

const football = (c: Inks): string =>
  circle(70, 70, 62, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2.4"`) +
  path(
    'M70 46L92 62L84 88H56L48 62ZM70 8L88 16L70 26L52 16ZM130 60L118 70L108 52L118 36ZM10 60L22 70L32 52L22 36ZM104 122L88 116L96 96L116 100ZM36 122L52 116L44 96L24 100Z',
    `fill="${c.ink}"`,
  ) +
  line('M70 26V46M92 62L108 52M84 88L96 96M56 88L44 96M48 62L32 52', c.ink, 2)

const athlete = (c: Inks): string =>
  circle(104, 18, 12, `fill="${c.ink}"`) +
  path(
    'M96 32C110 30 118 38 114 50L104 82L132 104L146 140L132 144L118 114L88 98L66 130L22 132V120L58 116L80 84L86 56L64 62L56 84L44 80L52 52Z',
    `fill="${c.ink}"`,
  ) +
  path('M112 40L134 58L158 46L164 56L136 72L106 56Z', `fill="${c.ink}"`) +
  line('M0 150H190M10 158H170', c.ink, 2) +
  list(3, (i) => line(`M${-6 + i * 8} ${50 + i * 24}H${26 - i * 2}`, c.ink, 1.6)) +
  tinted('M158 48L152 20C160 14 168 18 166 26C176 14 172 4 164-4C158 4 150 8 150 18Z', c)

const chess = (c: Inks): string =>
  list(16, (i) => path(`M${(i % 8) * 24} ${130 + Math.floor(i / 8) * 14}h24v14h-24z`, `fill="${(i + Math.floor(i / 8)) % 2 ? c.ink : c.paper}"`)) +
  body('M40 128C40 100 70 96 66 76C54 82 42 82 34 74C38 50 54 30 62 10L74 22C104 28 116 70 108 128Z', c) +
  circle(64, 44, 3.6, `fill="${c.ink}"`) +
  line('M78 28C98 40 104 80 100 124M88 44L100 40M94 62L106 60M97 82L108 82', c.ink, 1.6) +
  tinted('M130 128C134 100 140 86 142 70H136V60H164V70H158C160 86 166 100 170 128ZM138 60V44H144V50H147V44H153V50H156V44H162V60Z', c)

const letter = (c: Inks): string =>
  body('M10 30H190V140H10Z', c) +
  line('M10 30L100 96L190 30M10 140L76 78M190 140L124 78', c.ink, 2) +
  circle(100, 96, 16, `fill="${c.second}" stroke="${c.ink}" stroke-width="2"`) +
  line('M94 96a6 6 0 1 1 6 6c-8 2-14 4-18 8M-14 50H2M-22 74H2M-14 98H2', c.ink, 2.4)

const candles = (c: Inks): string =>
  [40, 80, 120]
    .map((x, i) => {
      const top = 70 - (i % 2) * 26
      return (
        body(`M${x - 10} ${top}H${x + 10}V140H${x - 10}Z`, c) +
        path(
          `M${x} ${top - 44}C${x + 14} ${top - 26} ${x + 10} ${top - 6} ${x} ${top - 4}C${x - 10} ${top - 6} ${x - 14} ${top - 26} ${x} ${top - 44}Z`,
          `fill="#F2B632"`,
        ) +
        path(
          `M${x} ${top - 24}C${x + 6} ${top - 16} ${x + 4} ${top - 6} ${x} ${top - 5}C${x - 4} ${top - 6} ${x - 6} ${top - 16} ${x} ${top - 24}Z`,
          'fill="#FFF3C4"',
        )
      )
    })
    .join('') +
  list(
    13,
    (i) =>
      `<g transform="translate(${10 + i * 12} ${144 + (i % 2) * 6}) rotate(${-60 + i * 20})">${path('M0 0C6-12 18-14 26-8C18 4 8 6 0 0Z', 'fill="#2F6B45"')}</g>`,
  ) +
  list(6, (i) => circle(18 + i * 26, 150 - (i % 2) * 6, 5, 'fill="#C8302F"'))

const microscope = (c: Inks): string =>
  tinted('M30 140H130V152H30ZM84 126C110 122 122 96 112 70L98 76C104 96 96 110 78 112Z', c) +
  body('M62 8L82 2L108 68L88 76ZM56 12L86 2L82-8L52 2ZM84 78L104 70L108 82L88 90ZM40 112H96V120H40Z', c) +
  line('M52 120V140M70 100L86 92', c.ink, 4) +
  circle(104, 92, 6, `fill="${c.ink}"`)

export const PURSUITS = {
  world_map: { w: 240, h: 130, draw: worldMap },
  globe: { w: 160, h: 160, draw: globe },
  lyre: { w: 140, h: 140, draw: lyre },
  football: { w: 140, h: 140, draw: football },
  athlete: { w: 184, h: 160, draw: athlete },
  chess: { w: 192, h: 158, draw: chess },
  letter: { w: 200, h: 144, draw: letter },
  candles: { w: 164, h: 160, draw: candles },
  microscope: { w: 150, h: 154, draw: microscope },
}
