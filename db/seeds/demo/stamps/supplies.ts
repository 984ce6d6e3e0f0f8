// Collectors' supplies, on a white background of 52 × 42 mm like a product photograph.
import { at, circle, line, list, path, rect, text } from './pen.ts'
import type { SupplyName, SupplySpec } from './spec.ts'

type Look = { colour: string; label: string; note: string }
const GOLD = '#C9A64A'
const STEEL = '#6C767D'
const title = (x: number, y: number, s: Look): string =>
  text(x, y, 30, s.label, { colour: '#E6C873', weight: 600, fit: 180 }) + text(x, y + 30, 16, s.note, { colour: '#E6C873', weight: 500, fit: 190 })

const stockbook = (s: Look): string =>
  path('M40 40H300V390H40Z', `fill="${s.colour}"`) +
  path('M40 40H64V390H40Z', 'fill="#000" opacity=".24"') +
  path('M76 60H290V370H76Z', `fill="none" stroke="${GOLD}" stroke-width="2.4"`) +
  title(183, 200, s) +
  path('M300 46L314 40V384L300 390Z', 'fill="#F0ECDF"') +
  at(
    324,
    70,
    1,
    path('M0 0H160V310H0Z', 'fill="#16191c"') +
      list(
        5,
        (i) =>
          line(`M10 ${44 + i * 56}H150`, '#6d7276', 2) +
          list(3, (j) =>
            rect(
              { x: 18 + j * 44, y: 16 + i * 56, w: 26 + ((i + j) % 2) * 8, h: 27 },
              `fill="${['#9B2F2B', '#2C5AA0', '#2F7A4A', '#A8742A', '#5B3C86'][(i * 2 + j) % 5]}"`,
            ),
          ),
      ),
  )

const tongs = (): string =>
  at(
    120,
    0,
    1,
    path(
      'M142 30C150 18 158 18 166 30L186 250C188 290 178 350 168 390C164 398 158 396 158 388L162 250L154 70L146 250L150 388C150 396 144 398 140 390C130 350 120 290 122 250Z',
      `fill="#B9C1C6" stroke="${STEEL}" stroke-width="2.4"`,
    ) +
      line('M134 200h14M134 212h14M134 224h14M160 200h14M160 212h14M160 224h14', STEEL, 3) +
      line('M148 40L132 250C132 290 138 330 144 360', '#EEF1F2', 3),
  )

const loupe = (s: Look): string =>
  at(
    60,
    0,
    1,
    circle(200, 160, 118, `fill="${s.colour}"`) +
      circle(200, 160, 92, 'fill="#DDE9EE"') +
      line('M140 118A78 78 0 0 1 210 84', '#fff', 9) +
      line(`M124 176H276${list(16, (i) => `M${126 + i * 10} 176v${i % 5 ? 7 : 13}`)}`, '#20272c', 1.6) +
      path('M172 274H228L238 398H162Z', `fill="${s.colour}"`) +
      circle(200, 318, 10, 'fill="#E9B949"'),
  )

const packet = (s: Look, inside: string): string =>
  path('M60 60H460V370H60Z', 'fill="#E7EBEA" stroke="#9BA5A2" stroke-width="2"') +
  inside +
  path('M60 306H460V370H60Z', `fill="${s.colour}"`) +
  text(82, 346, 25, s.label, { anchor: 'start', colour: '#fff', weight: 600, fit: 250 }) +
  text(440, 346, 18, s.note, { anchor: 'end', colour: '#fff', fit: 110 }) +
  path('M230 60a30 16 0 0 1 60 0', 'fill="#F7F9F8" stroke="#9BA5A2" stroke-width="2"')
const mounts = (s: Look): string =>
  packet(
    s,
    list(5, (i) => rect({ x: 84, y: 96 + i * 40, w: 352, h: 30 }, 'fill="#17191b"') + line(`M84 ${111 + i * 40}H436`, '#5d6164', 1.4)),
  )
const hinges = (s: Look): string =>
  packet(
    s,
    list(40, (i) =>
      path(
        `M${84 + (i % 10) * 35} ${100 + Math.floor(i / 10) * 48}h26v34h-26zm0 14h26`,
        `fill="#F7F3E2" stroke="#b9b293" stroke-width="1.4" transform="rotate(${((i * 37) % 13) - 6} ${97 + (i % 10) * 35} ${117 + Math.floor(i / 10) * 48})"`,
      ),
    ),
  )
const envelopes = (s: Look): string =>
  packet(
    s,
    list(4, (i) =>
      path(`M${96 + i * 22} ${92 + i * 16}h250v120h-250zl125 70 125-70`, 'fill="#FBFBF4" fill-opacity=".9" stroke="#a9afa6" stroke-width="1.8"'),
    ),
  )

const gauge = (): string =>
  at(
    80,
    0,
    1,
    path('M60 20H300V400H60Z', 'fill="#DDE2E4" stroke="#7C868C" stroke-width="2.4"') +
      list(11, (i) => {
        const step = 15 - i * 0.8
        return `<g fill="#20272c">${list(11, (j) => circle(110 + j * step, 56 + i * 31, step * 0.3, ''))}</g>${text(
          78,
          61 + i * 31,
          13,
          String(8 + i * 0.75)
            .replace('.75', '¾')
            .replace('.5', '½')
            .replace('.25', '¼'),
          { colour: '#20272c', weight: 600 },
        )}`
      }),
  )

const album = (s: Look): string =>
  path('M60 40H280V400H60Z', `fill="${s.colour}"`) +
  path('M60 40H92V400H60Z', 'fill="#000" opacity=".26"') +
  line('M60 84H92M60 120H92M60 320H92M60 356H92', GOLD, 2.4) +
  path('M112 110H262V214H112Z', `fill="none" stroke="${GOLD}" stroke-width="2.4"`) +
  text(187, 160, 28, s.label, { colour: '#E6C873', weight: 600, fit: 136 }) +
  text(187, 188, 15, s.note, { colour: '#E6C873', weight: 500, fit: 136 }) +
  path('M300 30H454V410H300Z', `fill="${s.colour}"`) +
  path('M300 30H454V410H300Z', 'fill="#000" opacity=".2"') +
  path('M314 44H440V396H314Z', 'fill="#EFE9D8"') +
  line(
    list(10, (i) => `M${324 + i * 12} 46V394`),
    '#CDC5AE',
    1,
  )

const capsules = (): string =>
  list(6, (i) =>
    at(
      110 + (i % 3) * 150,
      120 + Math.floor(i / 3) * 170,
      1,
      circle(0, 0, 66, 'fill="#EEF3F4" stroke="#AAB6BA" stroke-width="5"') +
        circle(0, 0, 48, `fill="${i === 1 ? '#C8AC55' : i === 5 ? '#B9BFC2' : '#fff'}" stroke="#C6D0D3" stroke-width="2"`) +
        line('M-46-26A54 54 0 0 1 0-54', '#fff', 6),
    ),
  )

const lamp = (s: Look): string =>
  path('M60 120C60 96 76 84 100 84H420C444 84 460 96 460 120V210H60Z', `fill="${s.colour}"`) +
  path('M90 210H430L410 236H110Z', 'fill="#2a2d31"') +
  path('M110 236H410L470 390H50Z', 'fill="#7A5BD0" opacity=".22"') +
  rect({ x: 200, y: 300, w: 60, h: 72 }, 'fill="#F4EFD9" stroke="#c9bfa0" stroke-width="2"') +
  rect({ x: 208, y: 308, w: 44, h: 56 }, 'fill="#4E9A6B"') +
  text(260, 160, 26, s.label, { colour: '#fff', weight: 600, fit: 300 }) +
  circle(420, 150, 10, 'fill="#E0413A"')

const tray = (s: Look): string =>
  path('M50 60H470V380H50Z', `fill="${s.colour}"`) +
  path('M68 78H452V362H68Z', 'fill="#fff" opacity=".1"') +
  list(20, (i) =>
    at(
      110 + (i % 5) * 75,
      116 + Math.floor(i / 5) * 70,
      1,
      circle(0, 0, 30, 'fill="#000" opacity=".34"') +
        (i % 3
          ? circle(0, 0, 25, `fill="${['#B9BFC2', '#B87A4F', '#C8AC55'][(i * 2) % 3]}"`) +
            circle(0, 0, 19, 'fill="none" stroke="#000" stroke-opacity=".24" stroke-width="2"')
          : ''),
    ),
  )

const flips = (s: Look): string =>
  list(6, (i) =>
    at(
      70 + (i % 3) * 130,
      50 + Math.floor(i / 3) * 170,
      1,
      rect({ x: 0, y: 0, w: 120, h: 150 }, 'fill="#FBFBF7" stroke="#b8bdb6" stroke-width="2"') +
        circle(60, 86, 42, 'fill="#E3EAEC" stroke="#9aa5a8" stroke-width="2"') +
        (i % 2 ? '' : circle(60, 86, 32, 'fill="#B9965A"')) +
        text(60, 28, 15, s.label, { colour: '#4a4f4c', weight: 500, fit: 104 }),
    ),
  )

const catalogue = (s: Look): string =>
  path('M120 40H380V390H120Z', `fill="${s.colour}"`) +
  path('M380 40L404 56V398L380 390Z', 'fill="#ECE6D6"') +
  path('M120 390H380L404 398H140Z', 'fill="#D9D1BC"') +
  rect({ x: 146, y: 70, w: 208, h: 90 }, 'fill="#F7F2E6"') +
  text(250, 110, 28, s.label, { colour: '#222', weight: 700, fit: 190 }) +
  text(250, 142, 17, s.note, { colour: '#444', weight: 500, fit: 190 }) +
  list(6, (i) =>
    rect(
      { x: 156 + (i % 3) * 68, y: 190 + Math.floor(i / 3) * 92, w: 56, h: 70 },
      `fill="${['#B23D5A', '#2C5AA0', '#2F7A4A', '#6B3A22', '#5B3C86', '#A8742A'][i]}" stroke="#F7F2E6" stroke-width="6"`,
    ),
  )

const pages = (s: Look): string =>
  list(3, (i) =>
    at(
      80 + i * 44,
      34 + i * 16,
      1,
      path('M0 0H260V330H0Z', `fill="${i === 2 ? s.colour : '#2b2f33'}" stroke="#85898c" stroke-width="1.6"`) +
        list(6, (j) => circle(12, 30 + j * 54, 5, 'fill="#fff"')) +
        (i === 2 ? list(5, (j) => line(`M30 ${62 + j * 60}H246`, '#9ea3a6', 2.4)) : ''),
    ),
  )

const LOOKS: Record<SupplyName, (s: Look) => string> = {
  stockbook,
  tongs,
  loupe,
  mounts,
  gauge,
  album,
  hinges,
  capsules,
  envelopes,
  lamp,
  tray,
  flips,
  catalogue,
  pages,
}
export const supply = (s: SupplySpec): { w: number; h: number; body: string } => ({
  w: 520,
  h: 420,
  body: rect({ x: 0, y: 0, w: 520, h: 420 }, 'fill="#fff"') + LOOKS[s.supply](s),
})
