import type { GivenOf } from '#kernel/operation.ts'
import type { scanner } from '../contract.ts'
import { type SideName, sideNames } from '../core/measure/edges.ts'
import type { SideGauge } from '../core/measure/gauge.ts'
import type { Measured } from '../core/measure/measure.ts'

type Reading = GivenOf<typeof scanner.keep>['reading']
interface Near {
  readonly code: string
  readonly delta: number
}
const to = (places: number, value: number) => Math.round(value * 10 ** places) / 10 ** places

const sideOf = (side: SideGauge): Reading['sides'][SideName] => {
  if (side.state === 'none') return { state: 'none' }
  if (side.state === 'not_measurable') return { ...side }
  return { state: 'measured', gauge: to(2, side.gauge), uncertainty: to(2, side.uncertainty), tips: side.tips, expected: side.expected }
}

/** What is kept of it: numbers as fine as they are certain. */
export function readingOf(measured: Measured, about: { colours: readonly Near[]; angle: number; scale: Reading['scale'] }): Reading {
  const { size, sides, centring } = measured
  return {
    method: measured.method,
    scale: about.scale,
    size: size && { width_mm: to(2, size.width_mm), height_mm: to(2, size.height_mm), uncertainty_mm: to(2, size.uncertainty_mm) },
    perforation: measured.perforation,
    sides: { top: sideOf(sides.top), right: sideOf(sides.right), bottom: sideOf(sides.bottom), left: sideOf(sides.left) },
    centring:
      centring.state === 'measured'
        ? { state: 'measured', across: to(3, centring.across), down: to(3, centring.down), grade: centring.grade }
        : { state: 'not_measurable', reason: centring.reason },
    colours: about.colours.map(({ code, delta }) => ({ code, delta: to(1, delta) })),
    straightened_by: to(2, about.angle),
    sharp: !measured.quality.flaws.includes('blurred'),
  }
}

/** What a new item says of itself from the start: the diameter of a coin; of a stamp its size, and the gauge of each side that was measured. Grade and colour its owner says. */
export function factsOf({ size, sides }: Pick<Measured, 'size' | 'sides'>, round = false) {
  if (round) return { ...(size && { diameter_mm: to(1, (size.width_mm + size.height_mm) / 2) }) }
  const gauges = sideNames.flatMap((side) => {
    const told = sides[side]
    return told.state === 'measured' ? [[`gauge_${side}`, to(2, told.gauge)] as const] : []
  })
  const millimetres = (value: number) => Math.max(1, Math.round(value))
  return {
    ...(size && { width_mm: millimetres(size.width_mm), height_mm: millimetres(size.height_mm) }),
    ...(Object.fromEntries(gauges) as Partial<Record<`gauge_${SideName}`, number>>),
  }
}
