// Beasts, fish and butterflies in natural colours.

import type { Inks } from '../inks.ts'
import { circle, ellipse, line, list, path } from '../pen.ts'

type Wings = { upper: string; lower: string; mark: string; eye: string }
function butterfly(p: Wings): string {
  const half =
    path('M0 0C16-46 58-66 92-58C102-36 88-4 60 8C36 18 14 12 0 4Z', `fill="${p.upper}"`) +
    path('M0 6C26 4 56 14 70 34C74 56 56 72 38 66C20 58 6 36 0 16Z', `fill="${p.lower}"`) +
    [62, -32, 9, 38, -18, 6, 72, -10, 5].reduce(
      (all, v, i, row) => (i % 3 ? all : all + circle(v, row[i + 1]!, row[i + 2]!, `fill="${p.mark}"`)),
      '',
    ) +
    circle(44, 40, 9, `fill="${p.eye}"`) +
    circle(44, 40, 3.6, 'fill="#fff"') +
    circle(24, 24, 6, `fill="${p.eye}"`) +
    line('M0 0C30-20 56-40 90-56M0 2C30-6 60-8 84-24M0 4C24 2 44 4 60 6M0 8C20 20 40 44 44 64M0 10C24 18 46 24 66 32', p.mark, 1.2)
  return `<g transform="translate(100 66)">${half}<g transform="scale(-1 1)">${half}</g>${path('M-4-8C-6 10-4 34 0 46C4 34 6 10 4-8C6-18-6-18-4-8Z', `fill="${p.mark}"`)}${line('M-2-14C-8-32-18-42-28-48M2-14C8-32 18-42 28-48', p.mark, 1.8)}</g>`
}
const apollo = () => butterfly({ upper: '#F6F3E6', lower: '#EFEAD6', mark: '#2d2d2f', eye: '#C3372E' })
const morpho = () => butterfly({ upper: '#2A6FC4', lower: '#3F8FDB', mark: '#14233F', eye: '#E6C34A' })
const monarch = () => butterfly({ upper: '#E2812B', lower: '#EFA23C', mark: '#241a14', eye: '#F6EBD0' })

const fish = (c: Inks): string =>
  path('M150 60L196 24C190 48 190 72 196 98Z', 'fill="#E0912E"') +
  path('M60 24C84 0 124 4 140 26ZM70 94C88 112 116 110 130 94Z', 'fill="#E0912E"') +
  path('M6 60C30 16 110 6 158 60C110 114 30 104 6 60Z', `fill="#F3C64B" stroke="${c.ink}" stroke-width="1.6"`) +
  path('M52 22C64 44 64 76 52 98L68 102C82 78 82 42 68 16ZM104 18C116 44 116 78 104 102L118 96C130 72 130 48 118 24Z', 'fill="#23466E"') +
  circle(34, 50, 8, 'fill="#fff"') +
  circle(33, 50, 4.4, 'fill="#15181b"') +
  line('M8 64C16 68 24 68 30 64M84 50C94 52 98 64 92 72', c.ink, 2) +
  list(5, (i) => circle(-4 + (i % 2) * 8, 40 - i * 12, 2 + (i % 3), 'fill="none" stroke="#fff" stroke-width="1.6"'))

const giraffe = (): string =>
  path(
    'M60 190V120L40 70L58 30C52 24 44 26 36 30L34 22C42 14 54 10 64 16L70 28L64 70L82 112C98 118 112 120 124 128L132 190H122L116 154H80L72 190Z',
    'fill="#DDAA55"',
  ) +
  list(11, (i) =>
    path(
      `M${[56, 62, 54, 64, 72, 84, 96, 108, 76, 92, 110][i]} ${[44, 60, 76, 88, 104, 120, 126, 132, 136, 142, 148][i]}l8-3 4 7-7 5z`,
      'fill="#8A5420"',
    ),
  ) +
  line('M62 16V6M68 18L72 8M126 130C134 140 134 150 132 160', '#8A5420', 3) +
  circle(52, 21, 2.4, 'fill="#221508"') +
  path('M0 190C40 182 120 182 180 190V196H0Z', 'fill="#6E7F3A"')

const elephant = (): string =>
  path(
    'M34 152V116C16 108 8 90 12 68C16 40 40 24 70 26C96 14 150 20 172 48C188 70 186 110 182 152H152L148 120H104L100 152H70L66 126C60 126 56 124 52 120V152Z',
    'fill="#7C838A"',
  ) +
  path('M44 40C64 26 92 36 96 64C98 84 84 100 68 98C50 94 38 70 44 40Z', 'fill="#949CA3" stroke="#5a6167" stroke-width="2"') +
  path('M22 60C8 80 0 110 6 142C10 156 24 154 22 144C16 126 24 108 36 96Z', 'fill="#7C838A"') +
  path('M28 98C34 112 26 126 12 124C22 120 24 110 20 100Z', 'fill="#F7F1DF"') +
  circle(32, 66, 3.4, 'fill="#1b1e20"') +
  line('M180 62C192 74 194 92 190 106M70 146h26M152 146h28M36 146h14', '#5a6167', 2.6)

const stag = (): string =>
  line(
    'M54 44C40 34 34 20 36 2M44 36C34 34 24 28 20 16M40 22C32 18 30 10 30 6M62 42C70 30 76 16 72 0M66 34C78 30 86 24 88 12M71 20C78 16 82 8 82 4',
    '#5d4326',
    4,
  ) +
  path(
    'M38 62C42 50 52 42 64 44L72 54L78 84C110 86 150 84 166 96L172 160H162L154 122C140 128 116 128 104 126L98 160H88L82 124C70 116 64 100 60 76L42 72Z',
    'fill="#9A6534"',
  ) +
  path('M70 84C78 100 88 116 104 124C90 126 78 118 70 84Z', 'fill="#C79A63"') +
  circle(55, 56, 2.4, 'fill="#1b120a"') +
  path('M164 96l12-4-4 14z', 'fill="#F3E6CE"') +
  path('M10 160C60 150 140 152 200 160V168H10Z', 'fill="#56703B"')

const cat = (): string =>
  path('M40 150C20 130 24 90 44 74C36 60 36 36 42 16L60 32C68 30 78 30 86 32L104 16C110 36 110 60 102 74C122 90 126 130 106 150Z', 'fill="#2c2a2d"') +
  path('M106 148C136 146 144 116 130 96C150 108 156 146 126 158H60Z', 'fill="#2c2a2d"') +
  ellipse(58, 54, 7, 8, 'fill="#D9C23A"') +
  ellipse(88, 54, 7, 8, 'fill="#D9C23A"') +
  ellipse(58, 54, 2, 7, 'fill="#111"') +
  ellipse(88, 54, 2, 7, 'fill="#111"') +
  path('M69 66h8l-4 5z', 'fill="#D98A8A"') +
  line('M66 76C70 78 73 75 73 71C73 75 76 78 80 76M40 66L22 62M40 70L22 74M106 66L124 62M106 70L124 74', '#e9e4da', 1.4)

const whale = (c: Inks): string =>
  path(
    'M6 78C6 40 60 22 110 34C150 44 168 64 192 60C188 48 192 34 204 26C210 36 212 46 210 54C220 54 230 58 236 66C226 74 212 76 202 72C186 98 120 116 70 110C30 106 6 96 6 78Z',
    'fill="#3D5A73"',
  ) +
  path('M8 84C40 96 80 98 118 90C100 108 60 112 40 104C22 100 10 94 8 84Z', 'fill="#E4EBEC"') +
  line('M20 92C40 100 70 102 100 96M30 98C50 104 70 106 90 102', '#3D5A73', 1.4) +
  circle(44, 74, 3.4, 'fill="#fff"') +
  path('M96 92C104 108 120 116 132 114C130 104 122 94 112 90Z', 'fill="#2C4459"') +
  line('M76 28C74 14 66 6 56 6M78 28C80 12 88 4 98 6', c.paper, 3) +
  line('M-4 120q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0', '#fff', 2)

export const ANIMALS = {
  apollo: { w: 200, h: 136, draw: apollo },
  morpho: { w: 200, h: 136, draw: morpho },
  monarch: { w: 200, h: 136, draw: monarch },
  fish: { w: 200, h: 118, draw: fish },
  giraffe: { w: 180, h: 196, draw: giraffe },
  elephant: { w: 198, h: 156, draw: elephant },
  stag: { w: 206, h: 168, draw: stag },
  cat: { w: 150, h: 160, draw: cat },
  whale: { w: 240, h: 126, draw: whale },
}
