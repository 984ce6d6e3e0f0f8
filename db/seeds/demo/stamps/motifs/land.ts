// Mountains, water, islands and monuments of the land.

import type { Inks } from '../inks.ts'
import { circle, line, list, path } from '../pen.ts'
import { body, tinted } from '../shapes.ts'

const palm = (x: number, y: number, c: Inks): string =>
  line(`M${x} ${y}C${x + 6} ${y - 20} ${x + 8} ${y - 44} ${x + 4} ${y - 70}`, c.ink, 4) +
  line(
    `M${x + 4} ${y - 70}c-10-10-20-8-28 2m28-2c-14-2-24 6-28 20m28-20c0-14 10-20 22-18m-22 18c12-6 24 0 30 12m-30-12c12 2 18 12 18 24m-18-24c-4-10-12-16-22-14`,
    c.ink,
    3.4,
  )

const volcano = (c: Inks): string =>
  circle(206, 28, 20, `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.5"`) +
  tinted('M0 126L92 20C100 12 114 12 122 20L236 126Z', c) +
  body('M92 20C100 12 114 12 122 20L142 39L132 48L124 38L116 56L106 40L98 54L88 42L78 46L72 42Z', c) +
  line('M60 72L40 104M84 66L70 116M132 66L150 116M156 70L184 112M108 72L108 118', c.ink, 1) +
  line('M-8 134H244M10 142H226M-4 150H240M20 158H216', c.ink, 1.6)

const alps = (c: Inks): string =>
  tinted('M0 150L60 52L84 84L128 8L176 92L196 66L240 150Z', c) +
  body('M128 8L150 46L138 44L130 58L120 42L106 46ZM60 52L74 72L64 70L58 82L50 70ZM196 66L208 86L198 84L192 92L184 84Z', c) +
  line('M120 60L96 128M136 66L150 132M64 88L44 134M70 92L88 130M200 94L212 132M176 92L164 128', c.ink, 1) +
  list(9, (i) => path(`M${8 + i * 28} 150l9-22 9 22z`, `fill="${c.ink}"`)) +
  line('M-4 150H244', c.ink, 2)

/** Cliffs left and right, a waterfall between them, and its spray on the rocks. */
const waterfall = (c: Inks): string =>
  line('M0 40C30 30 60 34 84 28M156 28C182 34 210 28 240 38M0 30C24 18 60 20 92 22M148 22C180 18 216 16 240 26', c.ink, 1.4) +
  body('M86 26C104 20 136 20 154 26L166 132H74Z', c) +
  line(
    list(
      11,
      (i) =>
        `M${90 + i * 6} ${24 - Math.round(3 * Math.sin((i / 10) * Math.PI))}C${88 + i * 6.2} 60 ${82 + i * 7.4} 96 ${78 + i * 8.4} ${118 + ((i * 5) % 3) * 5}`,
    ),
    c.ink,
    1.1,
  ) +
  tinted('M0 40C30 32 62 36 86 26L80 64L84 92L72 134L58 140L44 132L22 142L0 136Z', c) +
  tinted('M240 38C210 30 178 36 154 26L160 60L156 92L170 134L184 140L198 130L218 142L240 134Z', c) +
  line('M70 44L58 70L64 94L52 124M34 48L26 84L34 112M168 48L180 74L176 98L188 124M206 48L214 82L206 114', c.ink, 1.3) +
  list(7, (i) => circle(74 + i * 15, 136 - (i % 2) * 5, 9 + (i % 3) * 2, `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.2"`)) +
  line('M10 150q12-7 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0M30 159q12-7 24 0t24 0 24 0 24 0 24 0 24 0', c.ink, 1.6)

const island = (c: Inks): string =>
  circle(164, 46, 24, `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.5"`) +
  tinted('M10 122C40 92 90 88 130 104C160 94 200 104 226 122Z', c) +
  palm(70, 104, c) +
  palm(104, 106, c) +
  palm(40, 112, c) +
  line(
    'M-4 126q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M6 136q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
    c.ink,
    1.6,
  )

const pyramids = (c: Inks): string =>
  body('M10 120L86 18L168 120Z', c) +
  tinted('M86 18L168 120H112Z', c) +
  body('M130 120L186 50L244 120Z', c) +
  tinted('M186 50L244 120H204Z', c) +
  line(
    list(8, (i) => `M${76 - i * 9} ${31 + i * 12}L${88 + i * 3} ${31 + i * 12}`),
    c.ink,
    1,
  ) +
  line('M-4 120H250M10 128H120M140 132H230', c.ink, 1.8) +
  path('M60 128V96C60 84 68 78 78 80C88 82 90 92 88 98C104 100 124 104 128 128Z', `fill="${c.ink}"`) +
  line('M66 96H84M66 103H86', c.paper, 1.4)

const lighthouse = (c: Inks): string =>
  path('M60 30L164 4V62ZM60 30L-44 4V62Z', `fill="${c.second}" opacity=".45"`) +
  tinted('M0 164C20 140 40 146 60 142S104 140 124 164Z', c) +
  body('M44 146L51 44H69L76 146Z', c) +
  path('M49.5 66H70.5L72 90H48ZM46.5 112H73.5L75 134H45Z', `fill="${c.ink}"`) +
  path('M46 38H74V45H46ZM50 22C52 10 68 10 70 22ZM58 4h4v10h-4z', `fill="${c.ink}"`) +
  path('M52 22H68V38H52Z', `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.8"`) +
  line('M60 22V38M-20 170q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0', c.ink, 1.6)

const harvest = (c: Inks): string =>
  circle(120, 52, 34, `fill="${c.second}" stroke="${c.ink}" stroke-width="1.5"`) +
  line(
    list(
      16,
      (i) =>
        `M${Math.round(120 + 40 * Math.cos(i * 0.3927))} ${Math.round(52 + 40 * Math.sin(i * 0.3927))}L${Math.round(120 + 54 * Math.cos(i * 0.3927))} ${Math.round(52 + 54 * Math.sin(i * 0.3927))}`,
    ),
    c.ink,
    1.4,
  ) +
  body('M-4 92C60 72 180 72 244 92V150H-4Z', c) +
  line(
    list(9, (i) => `M${120 + (i - 4) * 10} 80L${120 + (i - 4) * 34} 150`),
    c.ink,
    1.2,
  ) +
  [24, 60, 180, 216]
    .map(
      (x) =>
        line(`M${x} 150V72`, c.ink, 2) +
        list(6, (i) =>
          path(
            `M${x} ${74 + i * 7}c${i % 2 ? 10 : -10}-3 ${i % 2 ? 10 : -10}-9 ${i % 2 ? 9 : -9}-12c${i % 2 ? -6 : 6} 2 ${i % 2 ? -9 : 9} 7 ${i % 2 ? -9 : 9} 12z`,
            `fill="${c.ink}"`,
          ),
        ),
    )
    .join('')

export const LAND = {
  volcano: { w: 236, h: 160, draw: volcano },
  alps: { w: 240, h: 152, draw: alps },
  waterfall: { w: 240, h: 162, draw: waterfall },
  island: { w: 236, h: 142, draw: island },
  pyramids: { w: 246, h: 134, draw: pyramids },
  lighthouse: { w: 124, h: 172, draw: lighthouse },
  harvest: { w: 240, h: 150, draw: harvest },
}
