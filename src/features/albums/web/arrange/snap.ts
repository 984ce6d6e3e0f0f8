import { type Box, intoField } from '../../rules.ts'

/** A line through the page on which edges meet. */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: number
}
const NEAR = 10
const edgesOf = (box: Box, axis: 'x' | 'y') => (axis === 'x' ? [box.x, box.x + box.width] : [box.y, box.y + box.height])

function toNeighbour(box: Box, others: readonly Box[], axis: 'x' | 'y'): { by: number; at: number } | undefined {
  const lines = others.flatMap((other) => edgesOf(other, axis))
  const found = edgesOf(box, axis).flatMap((edge) =>
    lines.filter((line) => Math.abs(line - edge) <= NEAR).map((line) => ({ by: line - edge, at: line })),
  )
  return found.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0]
}

/** Where a dragged mount lies: on whole millimetres (on tenths when fine), drawn to the edges of neighbours within one millimetre. */
export function snapped(box: Box, others: readonly Box[], { fine, neighbours }: { fine: boolean; neighbours: boolean }) {
  const step = fine ? 1 : 10
  const whole = { ...box, x: Math.round(box.x / step) * step, y: Math.round(box.y / step) * step }
  const across = neighbours && !fine ? toNeighbour(whole, others, 'x') : undefined
  const down = neighbours && !fine ? toNeighbour(whole, others, 'y') : undefined
  const guides: Guide[] = [...(across ? [{ axis: 'x' as const, at: across.at }] : []), ...(down ? [{ axis: 'y' as const, at: down.at }] : [])]
  return { box: intoField({ ...whole, x: whole.x + (across?.by ?? 0), y: whole.y + (down?.by ?? 0) }), guides }
}
