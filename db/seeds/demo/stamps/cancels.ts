// Postmarks and overprints.
import { arcText, circle, line, list, path, round, text } from './pen.ts'
import type { Cancel, StampFace } from './spec.ts'

const BLACK = '#14181D'

function circular(m: Extract<Cancel, { mark: 'circular' }>): string {
  const ink = m.ink ?? BLACK
  const r = 60
  return (
    `<g fill="none" stroke="${ink}" stroke-width="3">${circle(0, 0, r, '')}${circle(0, 0, r * 0.62, 'stroke-width="2"')}</g>` +
    line(`M${-r * 0.58} -9H${r * 0.58}M${-r * 0.58} 10H${r * 0.58}`, ink, 1.6) +
    text(0, 6, 15, m.date, { colour: ink, fit: 58 }) +
    arcText(0, 0, 43, 16, m.town, { span: 250, colour: ink }) +
    text(0, 53, 13, '✶', { colour: ink })
  )
}

const cork = (ink: string): string => list(8, (i) => `<path d="M-4-12L-11-44C-6-49 6-49 11-44L4-12Z" fill="${ink}" transform="rotate(${i * 45})"/>`)
const MARKS: Record<Exclude<Cancel['mark'], 'circular'>, (ink: string) => string> = {
  bars: (ink) => line([-40, -27, -14, 14, 27, 40].map((y) => `M-66 ${y}H66`).join(''), ink, 5) + text(0, 8, 24, '46', { colour: ink }),
  dots: (ink) =>
    `<g fill="${ink}">${list(86, (i) => circle(6.6 * Math.sqrt(i) * Math.cos(i * 2.4), 6.6 * Math.sqrt(i) * Math.sin(i * 2.4), 1.9, ''))}</g>`,
  cross: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="5.500">${list(4, (i) => path('M0-6C12-20 22-34 24-52C10-58-10-58-24-52C-22-34-12-20 0-6Z', `transform="rotate(${i * 90})"`))}${circle(0, 0, 7, '')}</g>`,
  waves: (ink) =>
    line(
      list(5, (i) => `M-110 ${-30 + i * 14}${'q10-10 20 0t20 0'.repeat(6)}`),
      ink,
      3,
    ),
  cork,
  pen: (ink) => line('M-60 30C-30-40-20-40-14 4S10 40 22-16S50-30 64 10M-50 46C-10 34 30 34 62 40', ink, 3.4),
  grid: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="4">${circle(0, 0, 52, '')}${list(7, (i) => {
      const y = -39 + i * 13
      const half = round(Math.sqrt(50 * 50 - y * y))
      return path(`M${-half} ${y}H${half}`, '')
    })}</g>`,
}

export function cancelled(m: Cancel): string {
  const strike = m.mark === 'circular' ? circular(m) : MARKS[m.mark](m.ink ?? (m.mark === 'pen' ? '#2E2A5C' : BLACK))
  return `<g transform="translate(${round(m.x)} ${round(m.y)}) rotate(${round(m.turn)})" opacity=".74">${strike}</g>`
}

export const overprinted = (s: StampFace): string =>
  s.overprint
    ? s.overprint
        .split('\n')
        .reduce(
          (all, row, i) => all + text(s.width / 2, s.height * 0.58 + i * 26, 26, row, { colour: '#15120f', spacing: 1, fit: s.width * 0.78 }),
          '',
        )
    : ''
