// Flowers, fruit and mushrooms in natural colours.
import { at, circle, ellipse, line, list, path } from '../pen.ts'

const leaf = (x: number, y: number, turn: number, size = 1): string =>
  at(x, y, size, path('M0 0C14-16 40-20 60-8C46 8 18 12 0 0Z', 'fill="#4F8A4B"') + line('M0 0C18-6 38-10 56-8', '#2f6134', 1.4), turn)

const tulips = (): string => {
  const one = (x: number, y: number, colour: string, shade: string) =>
    line(`M${x} ${y + 40}C${x + 4} ${y + 90} ${x - 4} ${y + 110} ${x} 196`, '#3F7A43', 5) +
    path(
      `M${x - 24} ${y}C${x - 30} ${y + 36} ${x - 14} ${y + 48} ${x} ${y + 48}S${x + 30} ${y + 36} ${x + 24} ${y}L${x + 10} ${y + 14}L${x} ${y - 8}L${x - 10} ${y + 14}Z`,
      `fill="${colour}"`,
    ) +
    path(
      `M${x} ${y - 8}C${x + 12} ${y + 10} ${x + 12} ${y + 34} ${x} ${y + 48}C${x - 12} ${y + 34} ${x - 12} ${y + 10} ${x} ${y - 8}Z`,
      `fill="${shade}"`,
    )
  return (
    leaf(60, 180, -60, 1.3) +
    leaf(96, 186, -110, 1.4) +
    one(36, 52, '#D8A326', '#E9BF4A') +
    one(120, 60, '#8E3E8E', '#A95BA8') +
    one(78, 14, '#C8302F', '#DE5149')
  )
}

const rose = (): string =>
  line('M70 90C74 130 64 160 70 200', '#3F7A43', 5) +
  leaf(70, 150, -20, 1) +
  leaf(69, 172, -150, 0.9) +
  circle(70, 58, 46, 'fill="#B92A4B"') +
  path('M30 40C36 12 104 8 112 46C120 82 86 108 60 102C30 96 20 70 30 40Z', 'fill="#CF3F5E"') +
  path('M44 44C52 24 92 24 98 50C102 76 76 90 60 84C42 80 36 62 44 44Z', 'fill="#DE6079"') +
  path('M56 50C60 38 84 38 86 54C86 68 70 74 62 68C54 66 54 56 56 50Z', 'fill="#EC8A9B"') +
  line('M30 60C40 84 70 96 96 84M42 60C50 76 74 82 90 70M58 56C62 64 74 66 80 58M104 40C96 26 76 20 58 24', '#8E1C38', 1.8)

const iris = (): string =>
  line('M80 92V200', '#3F7A43', 5) +
  leaf(80, 190, -100, 1.6) +
  leaf(82, 196, -74, 1.8) +
  path('M80 90C50 84 30 104 22 132C44 136 70 124 80 96C90 124 116 136 138 132C130 104 110 84 80 90Z', 'fill="#6A55B0"') +
  path('M80 92C58 70 50 30 70 8C86 20 92 30 80 60C70 30 76 20 92 8C112 30 102 70 80 92Z', 'fill="#8D7AD0"') +
  path('M80 92C68 100 64 116 68 136C76 142 86 142 92 136C96 116 92 100 80 92Z', 'fill="#52409A"') +
  path('M80 94C76 104 76 114 80 122C84 114 84 104 80 94Z', 'fill="#EBC23F"') +
  line('M80 88C66 96 48 108 36 122M80 88C94 96 112 108 124 122M70 16C66 40 70 60 78 80M92 16C94 40 90 60 82 80', '#42328A', 1.2)

const edelweiss = (): string => {
  const flower = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      s,
      list(
        9,
        (i) =>
          `<g transform="rotate(${i * 40})">${path('M0 0C-9-14-8-34 0-46C8-34 9-14 0 0Z', `fill="${i % 2 ? '#F8F7F0' : '#E7E8DE'}" stroke="#a9b2a4" stroke-width=".8"`)}</g>`,
      ) +
        list(7, (i) =>
          circle(i ? 9 * Math.cos(i * 1.047) : 0, i ? 9 * Math.sin(i * 1.047) : 0, 5.4, 'fill="#D9B53A" stroke="#9b7f22" stroke-width=".8"'),
        ),
    )
  return (
    line('M60 60C66 120 76 150 90 190M130 100C124 140 110 160 92 190', '#6B8A64', 5) +
    leaf(72, 140, -160, 0.8) +
    leaf(112, 156, -20, 0.8) +
    flower(60, 56, 1.12) +
    flower(130, 98, 0.8)
  )
}

const poppy = (): string =>
  line('M84 80C90 120 78 150 84 196M84 150C110 140 118 120 116 96', '#5B7F45', 4) +
  path('M116 96C108 86 112 70 120 66C128 72 128 88 116 96Z', 'fill="#5B7F45"') +
  path('M84 78C40 94 12 70 20 40C40 14 70 20 84 36C98 20 130 14 148 40C156 70 128 94 84 78Z', 'fill="#D43A26"') +
  path('M84 84C56 86 44 64 50 40C66 26 102 26 118 40C124 64 112 86 84 84Z', 'fill="#E6573C"') +
  circle(84, 58, 13, 'fill="#2b2024"') +
  list(14, (i) => circle(84 + 20 * Math.cos(i * 0.449), 58 + 17 * Math.sin(i * 0.449), 2, 'fill="#2b2024"'))

const orchid = (): string =>
  line('M20 196C50 150 110 140 120 70M120 96C140 96 150 84 150 70', '#5B7F45', 4) +
  [
    [70, 60, 1],
    [128, 118, 0.7],
  ]
    .map(([x, y, s]) =>
      at(
        x!,
        y!,
        s!,
        list(
          5,
          (i) =>
            `<g transform="rotate(${i * 72})">${path('M0 0C-20-18-18-46 0-56C18-46 20-18 0 0Z', `fill="${i % 2 ? '#E7B7DA' : '#D48CC2'}"`)}${line('M0-4V-46M-4-8C-8-24-6-36-4-44M4-8C8-24 6-36 4-44', '#A34F93', 1)}</g>`,
        ) +
          path('M-14 6C-18 26-8 40 0 44C8 40 18 26 14 6C6-4-6-4-14 6Z', 'fill="#8E2F78"') +
          ellipse(0, 8, 6, 8, 'fill="#F0CF5A"'),
      ),
    )
    .join('')

const mushroom = (): string =>
  path('M62 70C66 110 56 140 50 160H110C104 140 94 110 98 70Z', 'fill="#F4EDDD"') +
  path('M56 104C66 118 94 118 104 104C100 98 60 98 56 104Z', 'fill="#E5DAC2"') +
  path('M4 72C4 28 44 6 80 6S156 28 156 72C130 86 30 86 4 72Z', 'fill="#C53627"') +
  path('M4 72C30 86 130 86 156 72C150 84 120 92 80 92S10 84 4 72Z', 'fill="#EFE3CC"') +
  list(9, (i) =>
    ellipse([40, 70, 104, 132, 54, 90, 124, 22, 82][i]!, [34, 20, 28, 52, 58, 48, 66, 60, 70][i]!, 7 - (i % 3), 5.4 - (i % 3), 'fill="#FAF5E8"'),
  ) +
  line('M6 164C20 140 22 150 26 160C34 140 36 150 40 164M120 164C126 146 132 148 134 160C142 144 146 150 150 164', '#4F8A4B', 4)

const sunflower = (): string =>
  line('M80 100C84 140 78 170 80 200', '#3F7A43', 6) +
  leaf(80, 160, -24, 1.2) +
  leaf(79, 172, -158, 1.2) +
  at(
    80,
    66,
    1,
    list(
      18,
      (i) => `<g transform="rotate(${i * 20})">${path('M0-26C-9-38-8-56 0-64C8-56 9-38 0-26Z', `fill="${i % 2 ? '#E9A51F' : '#F3C23A'}"`)}</g>`,
    ),
  ) +
  circle(80, 66, 30, 'fill="#5b3a1a"') +
  list(40, (i) => circle(80 + 4.2 * Math.sqrt(i) * Math.cos(i * 2.4), 66 + 4.2 * Math.sqrt(i) * Math.sin(i * 2.4), 1.7, 'fill="#A8742A"'))

export const FLOWERS = {
  tulips: { w: 160, h: 196, draw: tulips },
  rose: { w: 140, h: 200, draw: rose },
  iris: { w: 160, h: 200, draw: iris },
  edelweiss: { w: 176, h: 194, draw: edelweiss },
  poppy: { w: 168, h: 196, draw: poppy },
  orchid: { w: 176, h: 200, draw: orchid },
  mushroom: { w: 160, h: 166, draw: mushroom },
  sunflower: { w: 160, h: 202, draw: sunflower },
}
