import type { Load } from './crash-load.ts'

export const TARGETS = ['process', 'postgres', 'backend'] as const
export type Target = (typeof TARGETS)[number]
export interface Figures {
  readonly back: number[]
  /** 1 when the chosen moment came, 0 when it did not. */
  readonly came: number[]
  /** How often the process exited after the kill of one database backend. */
  fell: number
}
export const figures = Object.fromEntries(TARGETS.map((target) => [target, { back: [], came: [], fell: 0 }])) as unknown as Record<Target, Figures>

export function tell({ journal }: Load, kills: number, away: number) {
  const at = (sorted: number[], part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  const lines = TARGETS.map((target) => {
    const { back, came, fell } = figures[target]
    const sorted = back.toSorted((a, b) => a - b)
    return `${target}: ${back.length} kills, ${came.filter(Boolean).length} at their moment, back after ${at(sorted, 0.5)} ms (median), ${at(sorted, 0.95)} (95 %), ${at(sorted, 1)} (longest), fell with it ${fell}`
  })
  const paid = journal.filter(({ status }) => status === 'paid').length
  console.log(
    [
      `after ${kills} kills: ${journal.length} wishes, ${paid} known as paid, ${journal.filter(({ told }) => told === 'delivered').length} delivered`,
      ...lines,
      `purchases ended while the gateway was away, and their bank's step finished afterwards: ${away}, each bought once`,
    ].join('\n  '),
  )
}
