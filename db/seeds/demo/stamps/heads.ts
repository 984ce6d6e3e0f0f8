// Engraved profiles in a box of 100 × 124: one face with different hair and headwear.

import type { Inks } from './inks.ts'
import { clip, hatch, line, list, mirrored, path, round } from './pen.ts'

const FACE =
  'M36 113C41 102 44 93 42.5 87C38 89.5 31.5 89.5 29 85.5C27.6 83 28 80 29.4 77.2C27.4 76.2 26.6 74.4 28 72.6L29.6 71.3C27 70.6 25.8 68.6 26.8 66.2L27.6 64.3C25 64.5 22 64 21 62.4C20.3 61 21.4 59.4 22.6 57.4L27.2 48.6C28 46.6 26.8 44.6 27.3 42.4C28.4 34 32 27.5 37.5 22.8C46 15.5 62 14 71.5 21.5C81 29 83.5 43 79.5 54.5C76.5 63 70.5 68 69 76.5C67.8 86 71.5 95 81 104C85 108 88 111.5 89 115C72 126 48 125 36 113Z'
const STRANDS =
  'M31 38C38 30 52 26 66 32M33 34C41 26 54 22 69 27M37 28C46 20 60 18 72 24M34 41C42 34 52 33 60 37C68 41 72 48 78 48M40 44C47 39 54 40 60 45C66 50 72 54 78 54M52 46C58 48 62 54 66 60C69 63 71 64 73 63M58 62C62 65 66 68 70 68'
const EYE =
  'M31 49.5c2.2-1.8 5-1.9 7.4-.4M32 51.4c1.6-.9 3.6-.9 5 0M30.6 44.6c2.6-1.9 6-2.2 9-.7M27.5 62.6c1.3.5 2.3-.2 2.5-1.5M29.6 71.3c2 .4 4 .1 5.2-1M56 52c4-3 7 1 5.5 5.5c-1 3-3.5 5.5-5.2 4.2'

const filled = (d: string, c: Inks, width = 1.3): string =>
  path(d, `fill="${c.paper}" stroke="${c.ink}" stroke-width="${width}" stroke-linejoin="round"`)
const bun = (c: Inks): string =>
  filled('M68 45a12 10.5 0 1 0 24 0a12 10.5 0 1 0-24 0Z', c) +
  line('M71 42c5-5 13-5 18 0M71 47c5 4 13 4 19 0M76 37c-2 5-2 11 0 17M84 36c2 5 2 12 0 18', c.ink, 1)

function wheatWreath(c: Inks): string {
  const ear = (i: number) => {
    const t = i / 10
    const [x, y] = [round(30 + t * 47), round(38 - Math.sin(t * 2.6) * 19)]
    return `<ellipse cx="${x}" cy="${y}" rx="2.5" ry="7.5" fill="${i % 2 ? c.paper : c.ink}" stroke="${c.ink}" transform="rotate(${round(-34 + t * 92)} ${x} ${y})"/>`
  }
  return list(11, ear) + bun(c) + line('M70 66c6 6 4 14 9 20', c.ink, 3)
}

function laurels(c: Inks): string {
  const leaf = (i: number) => {
    const t = i / 9
    const [x, y] = [round(31 + t * 45), round(35 - Math.sin(t * 2.9) * 13)]
    return `<path d="M0 0C3-5 9-7 15-4C11 1 5 3 0 0Z" fill="${i % 3 ? c.ink : c.paper}" stroke="${c.ink}" stroke-width=".8" transform="translate(${x} ${y}) rotate(${round(-150 + t * 70 + (i % 2) * 50)})"/>`
  }
  return list(10, leaf) + line('M76 46c6 4 6 12 12 16M76 48c3 6 2 14 7 20', c.ink, 2.4)
}

const beard = (c: Inks): string =>
  filled('M29 70C27 80 26 92 34 100C42 104 50 98 54 88C58 78 60 68 60 58C56 66 50 72 42 73C38 71 33 69 29 70Z', c, 1.2) +
  line('M31 74c-1 8-1 16 5 22M35 75c-1 8 0 15 4 22M40 76c0 7 1 14 3 20M45 75c1 6 1 12 0 18M50 71c2 6 1 12-1 18M55 66c1 6 0 12-2 17', c.ink, 1) +
  line('M27 67c3-2 6-1 9 2', c.ink, 2.4)

const coronet = (c: Inks): string =>
  filled('M29.5 34L72 25.5L73.5 31L28 40.5Z', c) +
  filled('M31 33l3-9 5 7 4-10 6 8 4-11 6 9 5-9 5 8', c, 1.2) +
  `<path d="M31 36.5L71 28.5" stroke="${c.ink}" stroke-width="2.4" stroke-dasharray="0 4.2" stroke-linecap="round"/>`

const wingedCap = (c: Inks): string =>
  filled('M25 38C34 34 62 36 82 45C84 30 74 15 56 13C40 12 31 22 28.5 33Z', c, 1.5) +
  line('M24 39.5C36 35.5 66 38 86 48', c.ink, 2.6) +
  filled('M50 33C54 18 66 6 88 2C84 7 82 9 90 8C85 13 82 14 89 15C82 20 78 20 83 23C76 26 72 26 74 30C66 33 58 35 50 33Z', c) +
  line('M55 31C60 22 68 14 82 8M58 32C64 26 70 20 82 15M62 33C68 29 72 26 78 23', c.ink, 0.9)

const spikes = (c: Inks): string =>
  path('M28 38C40 30 60 26 76 30L80 38C62 34 42 38 27.5 44Z', `fill="${c.ink}"`) +
  filled('M38 31l-6-19 11 15 2-20 7 18 8-18 3 19 11-14-4 19', c) +
  line('M70 66c4 8 10 12 16 14M66 70c4 9 10 14 18 17M72 60c5 5 10 8 15 9', c.ink, 1.6)

const freedCap = (c: Inks): string =>
  filled('M26 40C30 18 48 4 66 8C74 10 74 2 66 0C82-4 90 8 84 20C88 34 86 46 80 56C72 44 50 36 26 40Z', c, 1.5) +
  line('M34 34C44 20 56 14 70 14M46 34C54 24 64 20 78 24M60 38C66 32 74 30 82 34', c.ink, 1) +
  `<circle cx="44" cy="33" r="6" fill="${c.ink}"/><circle cx="44" cy="33" r="3" fill="${c.paper}"/>` +
  line('M72 60C78 70 74 80 80 90', c.ink, 3)

const helmet = (c: Inks): string =>
  filled('M24 42C24 20 42 8 60 10C80 12 88 30 84 54L70 56C66 46 50 38 24 42Z', c, 1.5) +
  filled('M40 12C50-4 76-6 92 14C96 30 96 48 92 62C88 40 78 18 60 12C52 9 46 10 40 12Z', c) +
  line('M50 4C66 0 80 8 86 26M60 2C76 4 86 14 90 34M72 2C82 8 90 18 93 44', c.ink, 1) +
  line('M26 40C44 34 64 38 80 52', c.ink, 2.2)

const cropped = (c: Inks): string =>
  filled('M28 40C28 26 40 14 56 14C74 14 84 30 82 48C80 58 76 64 70 70C64 64 62 52 60 46C52 46 40 34 28 40Z', c, 1.2) +
  line('M32 34C40 24 54 20 66 24M38 36C46 28 58 26 70 32M46 40C54 34 64 34 76 42M60 46C66 46 72 50 78 56M64 56C68 56 72 60 74 62', c.ink, 1.2)

const turban = (c: Inks): string =>
  filled('M24 42C18 22 38 4 60 6C82 8 92 28 84 46C70 38 44 34 24 42Z', c, 1.5) +
  line('M26 36C40 24 62 22 86 40M28 28C44 14 68 14 88 32M36 16C52 8 72 12 86 24M40 38C44 24 56 10 70 8', c.ink, 1.2) +
  filled('M34 24L40 0L46 22Z', c) +
  `<circle cx="40" cy="27" r="4.5" fill="${c.ink}"/>`

const scarf = (c: Inks): string =>
  filled('M26 42C26 22 42 10 60 12C80 14 90 34 86 60C84 78 92 92 96 108L70 112C66 96 60 84 62 66C62 52 46 36 26 42Z', c, 1.5) +
  line('M34 34C50 26 66 34 72 56C74 72 78 92 84 108M44 24C62 22 76 36 79 58C80 76 86 92 90 106M30 38C46 32 60 40 66 58', c.ink, 1.1)

const WORN = {
  queen: (c: Inks) => bun(c) + coronet(c),
  ceres: wheatWreath,
  hermes: wingedCap,
  king: beard,
  crowned_king: (c: Inks) => coronet(c) + beard(c),
  liberty: spikes,
  emperor: laurels,
  marianne: freedCap,
  helvetia: (c: Inks) => helmet(c),
  statesman: cropped,
  president: (c: Inks) => cropped(c) + beard(c),
  sultan: (c: Inks) => turban(c) + beard(c),
  rani: turban,
  peasant: scarf,
} satisfies Record<string, (c: Inks) => string>
export type HeadName = keyof typeof WORN
export const HEADS = Object.keys(WORN) as HeadName[]

export function head(name: HeadName, c: Inks, facing?: 'right'): string {
  const shade =
    hatch({ x: 44, y: 60, w: 50, h: 64 }, 2.6, 0.9, c.ink) +
    hatch({ x: 52, y: 84, w: 44, h: 40 }, 3, 0.7, c.ink, 'slant') +
    line('M40 60c6 6 6 14 2 22', c.ink, 0.8)
  const face =
    filled(FACE, c, 1.5) +
    clip(`<path d="${FACE}"/>`, shade) +
    line(STRANDS, c.ink, 1.3) +
    line(EYE, c.ink, 1.2) +
    `<circle cx="34" cy="50.5" r="1.1" fill="${c.ink}"/>`
  const whole = face + WORN[name](c)
  return facing ? mirrored(108, whole) : whole
}
