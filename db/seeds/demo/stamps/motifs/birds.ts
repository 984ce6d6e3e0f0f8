// Birds in natural colours, for photogravure and offset issues.

import type { Inks } from '../inks.ts'
import { at, circle, ellipse, line, list, path } from '../pen.ts'

const kingfisher = (): string =>
  line('M20 120C50 112 110 128 180 104', '#5a4632', 9) +
  path('M76 116C50 96 46 62 66 40C76 26 100 22 114 34C126 46 126 60 122 72C118 96 102 114 84 118Z', 'fill="#D8752C"') +
  path('M68 38C80 18 108 16 120 36C128 52 138 80 128 108L112 146L102 142L108 112C96 96 84 70 84 52C78 50 70 46 68 38Z', 'fill="#1F7FA6"') +
  path('M84 54C96 72 102 92 108 110C118 96 120 70 110 50Z', 'fill="#3FB1CF"') +
  path('M72 42L10 30L16 38L70 52Z', 'fill="#262b2e"') +
  path('M70 52L16 38L24 44L68 56Z', 'fill="#b4502a"') +
  path('M68 56C78 50 92 52 98 60C90 66 78 68 70 64Z', 'fill="#fff"') +
  circle(84, 42, 6, 'fill="#12181b"') +
  circle(82, 40, 1.8, 'fill="#fff"') +
  line('M90 26c4-2 8-1 10 1M98 30c4-2 8-1 10 1M104 38c3-1 6 0 8 2', '#8fd5e6', 2.6) +
  line('M78 116v8M90 116v9', '#c8431f', 4)

const robin = (): string =>
  line('M4 122C50 114 90 128 172 112M120 120C136 106 150 104 160 92', '#4d3b2c', 7) +
  path('M60 116C34 104 26 72 44 48C52 32 76 26 92 36C112 48 122 76 148 96L168 104L144 108C128 118 92 124 60 116Z', 'fill="#8A7556"') +
  path('M60 116C36 104 28 76 42 52C46 42 58 40 66 48C78 62 80 92 76 118Z', 'fill="#D9622B"') +
  path('M64 118C72 100 96 100 104 118C90 121 76 121 64 118Z', 'fill="#F3EBDD"') +
  path('M84 60C104 62 124 84 150 100C124 104 98 92 84 60Z', 'fill="#5E4C36"') +
  path('M42 52L22 58L40 62Z', 'fill="#2b2622"') +
  circle(60, 48, 5, 'fill="#17120f"') +
  circle(58.5, 46.5, 1.5, 'fill="#fff"') +
  line('M76 118v8M90 119v8', '#7a4a2a', 3)

const owl = (): string =>
  path('M30 150C10 120 8 60 26 30L22 8L46 22C58 18 72 18 84 22L108 8L104 30C122 60 120 120 100 150Z', 'fill="#8B6B45"') +
  path('M42 150C34 118 40 88 65 82C90 88 96 118 88 150Z', 'fill="#EADBBd"') +
  list(12, (i) => path(`M${50 + (i % 4) * 10} ${96 + Math.floor(i / 4) * 15}l5 8 5-8z`, 'fill="#6B4F30"')) +
  circle(44, 52, 21, 'fill="#F1E6CE"') +
  circle(86, 52, 21, 'fill="#F1E6CE"') +
  circle(45, 52, 12, 'fill="#E39A22"') +
  circle(85, 52, 12, 'fill="#E39A22"') +
  circle(46, 52, 6.5, 'fill="#15110d"') +
  circle(84, 52, 6.5, 'fill="#15110d"') +
  path('M65 56l8 12-8 12-8-12z', 'fill="#3c2e1e"') +
  path('M26 80C14 100 18 130 34 150C30 126 34 100 26 80ZM104 80C116 100 112 130 96 150C100 126 96 100 104 80Z', 'fill="#5F4629"') +
  line('M0 154H130', '#4d3b2c', 8)

const penguin = (w: number): string =>
  path('M50 4C72 4 78 22 78 40C94 60 98 120 78 150H22C2 120 6 60 22 40C22 22 28 4 50 4Z', 'fill="#20272d"') +
  path('M50 46C72 48 80 90 70 146H30C20 90 28 48 50 46Z', 'fill="#F6F5EF"') +
  path('M34 34C38 44 44 48 50 48S62 44 66 34C72 46 60 56 50 56S28 46 34 34Z', 'fill="#E8B33A"') +
  path('M50 20L60 27L50 33L40 27Z', 'fill="#D9782A"') +
  circle(41, 20, 3, 'fill="#fff"') +
  circle(59, 20, 3, 'fill="#fff"') +
  path(`M16 64C2 80 ${-2 - w} 100 4 118C14 106 18 90 20 76ZM84 64C98 80 ${102 + w} 100 96 118C86 106 82 90 80 76Z`, 'fill="#2d363d"') +
  path('M22 150h24v8H18ZM54 150h24l4 8H54Z', 'fill="#D9782A"')
const penguins = (): string =>
  path('M-6 156C40 140 120 140 190 156V170H-6Z', 'fill="#F2F7F8"') + at(110, 52, 0.68, penguin(0)) + at(10, 0, 1, penguin(4))

const GOOSE = 'M0 0C10-14 26-20 44-16C34-12 30-6 30 0C40-4 56-4 66 4C54 4 44 8 36 10C30 16 20 18 10 14L-10 8C-16 8-20 4-24 0C-16 0-6 2 0 0Z'
const geese = (c: Inks): string =>
  circle(110, 66, 62, 'fill="#F5F1DE"') +
  [
    [56, 90, 1.05, 14],
    [108, 150, 1.3, 10],
    [44, 196, 0.9, 18],
  ]
    .map(([x, y, s, turn]) => at(x!, y!, s!, path(GOOSE, `fill="${c.ink}"`), turn))
    .join('')

const parrot = (): string =>
  line('M10 132C50 120 90 136 140 126', '#5a4632', 9) +
  path('M88 118C92 150 84 186 70 204C62 184 62 150 66 120Z', 'fill="#2458A6"') +
  path('M54 124C36 92 36 50 62 22C80 10 104 20 104 42C116 72 108 108 84 128Z', 'fill="#C9352B"') +
  path('M78 56C104 60 110 100 86 150C72 120 66 84 78 56Z', 'fill="#E7B52E"') +
  path('M84 78C102 88 102 116 86 150C78 126 74 100 84 78Z', 'fill="#2F8A57"') +
  path('M60 26C46 26 38 36 40 50C46 58 52 50 54 42C62 46 68 42 70 34Z', 'fill="#EFE8D6"') +
  path('M46 36C36 38 34 50 40 58C46 56 50 50 52 44Z', 'fill="#2b2622"') +
  circle(66, 34, 4, 'fill="#17120f"') +
  line('M62 126v9M74 128v9', '#3b332c', 4)

const dove = (c: Inks): string =>
  path(
    'M10 74C30 60 50 60 66 68C60 40 72 14 96 2C92 18 96 30 104 40C112 28 126 20 142 20C132 32 128 46 126 58C136 50 148 50 156 58L170 64L156 68C150 92 122 108 92 104C70 104 52 96 38 84Z',
    `fill="#FBFAF5" stroke="${c.ink}" stroke-width="2"`,
  ) +
  line('M78 66C76 46 82 28 92 16M92 64C92 52 98 44 104 40M110 62C112 48 122 34 134 26M30 78C50 74 60 80 70 88', c.ink, 1.4) +
  circle(150, 62, 2.4, `fill="${c.ink}"`) +
  line('M168 65C180 70 188 82 190 96', '#4d7a45', 2.4) +
  list(5, (i) => ellipse(174 + i * 4, 70 + i * 6, 3, 6, `fill="#6B9A57" transform="rotate(${i % 2 ? 60 : -20} ${174 + i * 4} ${70 + i * 6})"`))

export const BIRDS = {
  kingfisher: { w: 190, h: 150, draw: kingfisher },
  robin: { w: 176, h: 136, draw: robin },
  owl: { w: 130, h: 158, draw: owl },
  penguins: { w: 184, h: 168, draw: penguins },
  geese: { w: 190, h: 220, draw: geese },
  parrot: { w: 150, h: 206, draw: parrot },
  dove: { w: 196, h: 110, draw: dove },
}
