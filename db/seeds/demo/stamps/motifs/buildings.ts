// Buildings, old and new.

import type { Inks } from '../inks.ts'
import { circle, line, list, path } from '../pen.ts'
import { body, dark, tinted } from '../shapes.ts'

const door = (x: number, y: number, w: number, h: number): string => `M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`

const castle = (c: Inks): string =>
  body('M30 140V60H22V44H32V52H42V44H54V52H64V44H74V60H66V140ZM174 140V60H166V44H176V52H186V44H198V52H208V44H218V60H210V140Z', c) +
  tinted('M66 140V80H174V140Z', c) +
  body('M92 80V24H84V10H94V18H106V10H116V18H126V10H136V18H148V10H156V24H148V80Z', c) +
  dark(`${door(106, 140, 28, 44)}${door(44, 92, 8, 18)}${door(188, 92, 8, 18)}${door(114, 58, 12, 22)}M120 10V-8l16 5-16 5z`, c) +
  line('M66 88H174M36 110H60M180 110H204M78 104H96M144 104H162M80 122H98M142 122H160', c.ink, 1.2) +
  dark('M-4 140H244V146H-4Z', c)

const cathedral = (c: Inks): string =>
  tinted('M50 140V72L100 44L150 72V140Z', c) +
  body('M24 140V54L42 4L60 54V140ZM140 140V54L158 4L176 54V140Z', c) +
  circle(100, 82, 16, `fill="${c.paper}" stroke="${c.ink}" stroke-width="2"`) +
  line(
    list(6, (i) => `M100 82L${Math.round(100 + 16 * Math.cos(i * 1.047))} ${Math.round(82 + 16 * Math.sin(i * 1.047))}`),
    c.ink,
    1.2,
  ) +
  dark(`${door(86, 140, 28, 36)}${door(36, 88, 12, 24)}${door(152, 88, 12, 24)}${door(36, 128, 12, 24)}${door(152, 128, 12, 24)}`, c) +
  line('M24 54H60M140 54H176M24 98H60M140 98H176M42 4V-8M37-4H47M158 4V-8M153-4H163', c.ink, 1.6) +
  dark('M0 140H200V146H0Z', c)

const onionChurch = (c: Inks): string => {
  const dome = (x: number, y: number, r: number, fill: (d: string, c: Inks) => string) =>
    fill(
      `M${x - r * 0.5} ${y}C${x - r * 1.5} ${y - r * 0.8} ${x - r * 0.5} ${y - r * 1.4} ${x} ${y - r * 2.2}C${x + r * 0.5} ${y - r * 1.4} ${x + r * 1.5} ${y - r * 0.8} ${x + r * 0.5} ${y}Z`,
      c,
    ) + line(`M${x} ${y - r * 2.2}v-12m-4 4h8`, c.ink, 1.8)
  return (
    body('M40 140V84H160V140ZM88 84V52H112V84ZM52 84V66H70V84ZM130 84V66H148V84Z', c) +
    dome(100, 52, 18, tinted) +
    dome(61, 66, 12, dark) +
    dome(139, 66, 12, dark) +
    dark(`${door(90, 140, 20, 36)}${door(54, 124, 12, 24)}${door(134, 124, 12, 24)}`, c) +
    line('M40 84q10-12 20 0t20 0 20 0 20 0 20 0 20 0M40 92H160', c.ink, 1.6) +
    dark('M0 140H200V146H0Z', c)
  )
}

const windmill = (c: Inks): string =>
  tinted('M50 150L60 66H100L110 150Z', c) +
  dark('M56 66C60 46 100 46 104 66Z', c) +
  dark(`${door(70, 150, 20, 30)}M74 88h12v14H74z`, c) +
  line('M46 120H114', c.ink, 3) +
  list(
    4,
    (i) =>
      `<g transform="rotate(${24 + i * 90} 80 62)">${line('M80 62V-6', c.ink, 3)}${path('M80 46H96V-4H80Z', `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.4"`)}${line('M80 34H96M80 22H96M80 10H96M88 46V-4', c.ink, 1)}</g>`,
  ) +
  circle(80, 62, 5, `fill="${c.ink}"`) +
  line('M-20 150H180M-10 157H60M90 158H170', c.ink, 1.8)

const temple = (c: Inks): string =>
  tinted('M10 46L120 4L230 46Z', c) +
  body('M6 46H234V60H6ZM4 132H236V142H4Z', c) +
  list(8, (i) => body(`M${18 + i * 28} 60h16v4l-2 2v62l3 4h-18l3-4v-62l-2-2z`, c) + line(`M${22 + i * 28} 68v58m4-58v58m4-58v58`, c.ink, 0.8)) +
  circle(120, 30, 9, `fill="${c.paper}" stroke="${c.ink}" stroke-width="1.4"`) +
  line('M-6 150H246M6 53H234', c.ink, 1.6)

const mosque = (c: Inks): string =>
  body('M20 140V40L26 18L32 40V140ZM188 140V40L194 18L200 40V140Z', c) +
  tinted('M44 140V92H176V140Z', c) +
  body('M66 92C62 50 92 44 110 20C128 44 158 50 154 92Z', c) +
  dark(`${door(98, 140, 24, 40)}${door(58, 132, 14, 28)}${door(148, 132, 14, 28)}${door(78, 132, 12, 24)}${door(130, 132, 12, 24)}`, c) +
  line('M16 62H36M184 62H204M44 100H176M110 20V4M88 88C84 66 98 52 110 32M132 88C136 66 122 52 110 32', c.ink, 1.6) +
  path('M106 6a7 7 0 1 0 9 7a6 6 0 1 1-9-7z', `fill="${c.ink}"`) +
  dark('M0 140H220V146H0Z', c)

const pagoda = (c: Inks): string =>
  list(5, (i) => {
    const [w, y] = [34 + i * 15, 26 + i * 26]
    return (
      body(`M${80 - w * 0.55} ${y}h${w * 1.1}v18h${-w * 1.1}z`, c) +
      tinted(
        `M${80 - w} ${y + 2}C${80 - w * 0.6} ${y - 2} ${80 - w * 0.4} ${y - 8} ${80 - w * 0.3} ${y - 12}H${80 + w * 0.3}C${80 + w * 0.4} ${y - 8} ${80 + w * 0.6} ${y - 2} ${80 + w} ${y + 2}Z`,
        c,
      )
    )
  }) +
  line('M80 14V-10M75-4H85M77 2H83', c.ink, 2) +
  dark(`${door(72, 148, 16, 16)}M-20 148H180V154H-20Z`, c)

const towers = (c: Inks): string =>
  tinted('M20 150V40H70V150ZM150 150V60H210V150Z', c) +
  body('M84 150V-4H136V150Z', c) +
  list(10, (i) => line(`M90 ${6 + i * 14}H130`, c.ink, 4)) +
  list(7, (i) => line(`M28 ${52 + i * 14}H62M158 ${72 + i * 11}H202`, c.paper, 4)) +
  line('M110-4V-24', c.ink, 2) +
  dark('M-10 150H240V156H-10Z', c)

export const BUILDINGS = {
  castle: { w: 240, h: 148, draw: castle },
  cathedral: { w: 200, h: 148, draw: cathedral },
  onion_church: { w: 200, h: 148, draw: onionChurch },
  windmill: { w: 160, h: 160, draw: windmill },
  temple: { w: 240, h: 150, draw: temple },
  mosque: { w: 220, h: 148, draw: mosque },
  pagoda: { w: 160, h: 156, draw: pagoda },
  towers: { w: 230, h: 156, draw: towers },
}
