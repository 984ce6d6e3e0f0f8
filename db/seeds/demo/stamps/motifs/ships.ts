// Ships and boats. A motif fills its box `w` × `h` and is drawn in the stamp's colours, so it fits any frame.

import type { Inks } from '../inks.ts'
import { line, path } from '../pen.ts'
import { body, tinted } from '../shapes.ts'

const swell = (width: number, y: number, c: Inks): string =>
  line([0, 1, 2].map((row) => `M${row % 2 ? -6 : 2} ${y + row * 10}${`q10-9 20 0t20 0`.repeat(Math.ceil(width / 40))}`).join(''), c.ink, 1.8)

const caravel = (c: Inks): string =>
  body('M40 118C60 128 150 130 196 114L210 92C200 98 178 102 160 102L92 102C72 102 52 98 34 88L30 92Z', c) +
  line('M36 96C60 110 150 112 206 98M38 104C64 116 150 118 202 106M40 112C70 122 150 124 198 112', c.ink) +
  line('M60 104V22M116 104V6M168 104V28', c.ink, 3) +
  body(
    'M40 36C58 30 74 32 84 30C92 50 90 72 82 84C66 80 50 82 38 86C46 70 46 52 40 36ZM88 20C112 12 134 16 146 12C156 40 154 66 144 86C122 80 104 82 86 88C96 64 96 42 88 20Z',
    c,
  ) +
  body('M152 40C164 36 178 38 190 34C196 52 194 70 188 86C176 82 164 84 152 88C158 72 158 56 152 40Z', c) +
  line('M46 50c14-4 28-3 40-5M48 66c12-3 26-3 40-4M94 40c18-5 38-3 56-6M95 60c18-4 38-3 58-5M157 54c12-3 24-3 36-5M157 70c12-3 24-2 36-4', c.ink) +
  line('M116 34v32M102 50h28', c.ink, 5) +
  path('M60 22l22-5-22-4zM116 6l28-5-28-5zM168 28l22-5-22-4z', `fill="${c.ink}"`) +
  line('M30 92L8 74M60 26L32 90M168 32L210 92M116 10L60 90M116 10L168 90', c.ink, 1) +
  swell(230, 124, c)

const junk = (c: Inks): string =>
  tinted('M10 92C40 104 100 104 134 84L126 108C100 118 44 118 26 112Z', c) +
  line('M14 98C46 108 100 108 130 94M20 105C50 113 98 113 128 101', c.ink) +
  line('M64 96V4M104 92V34', c.ink, 3) +
  body('M62 8C34 22 22 52 22 84L62 88ZM68 10C88 22 96 52 94 84L68 88ZM106 38C122 48 128 66 126 80L106 84Z', c) +
  line('M49 22L84 24M38 36L90 38M31 50L93 51M26 64L95 64M23 76L95 76M106 52L122 54M106 68L126 68', c.ink) +
  swell(140, 114, c)

const steamer = (c: Inks): string =>
  tinted('M8 84L26 118H214L238 76L206 84Z', c) +
  body('M44 84V64H196V84ZM66 64V50H170V64Z', c) +
  body('M92 50V14H110V50ZM130 50V14H148V50Z', c) +
  path('M92 14h18v9H92zM130 14h18v9h-18z', `fill="${c.ink}"`) +
  line('M30 84V20M212 82V22M30 24L92 52M212 26L148 52M30 24L8 84M212 26L236 76', c.ink, 1.4) +
  line(`M52 74h.1${'m12 0h.1'.repeat(11)}`, c.ink, 5) +
  body('M101 12C96-2 120-12 132-8C150-20 176-12 172-4C190-6 190 8 172 6C150 4 130 8 112 10Z', c) +
  line('M30 100H222M28 108H218', c.ink, 1) +
  swell(240, 122, c)

const yacht = (c: Inks): string =>
  body('M70 8C66 50 46 86 18 104H70Z', c) +
  tinted('M76 18C104 40 116 74 118 104H76Z', c) +
  line('M73 4V112M30 92H70M44 72H70M58 48H70M76 60L108 64M76 80L114 84', c.ink, 1.6) +
  tinted('M10 110H132C124 126 108 132 92 132H44C28 132 16 124 10 110Z', c) +
  swell(140, 136, c)

const canoe = (c: Inks): string =>
  tinted('M0 70C14 88 40 94 100 94S186 88 200 66C194 104 160 112 100 112S10 106 0 70Z', c) +
  line('M10 84C50 100 150 100 192 80', c.ink, 1.2) +
  body('M96 88V14C140 26 160 56 164 82C140 72 116 76 96 88Z', c) +
  line('M104 30C118 44 122 60 120 76M112 34C134 48 144 62 146 74', c.ink, 1.2) +
  [52, 72]
    .map(
      (x) =>
        path(`M${x} 94C${x - 4} 80 ${x - 2} 70 ${x + 6} 66C${x + 14} 70 ${x + 14} 82 ${x + 12} 94Z`, `fill="${c.ink}"`) +
        `<circle cx="${x + 6}" cy="60" r="6.5" fill="${c.ink}"/>`,
    )
    .join('') +
  line('M46 104L66 74M66 106L88 76', c.ink, 2.4) +
  swell(200, 116, c)

export const SHIPS = {
  caravel: { w: 216, h: 146, draw: caravel },
  junk: { w: 142, h: 138, draw: junk },
  steamer: { w: 244, h: 144, draw: steamer },
  yacht: { w: 142, h: 160, draw: yacht },
  canoe: { w: 204, h: 138, draw: canoe },
}
