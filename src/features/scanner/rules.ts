import { refuse } from '#kernel/refusal.ts'

/** How many more pages; null: as many as one likes. */
export const leftOf = (used: number, limit: number | undefined) => ({
  used,
  limit: limit ?? null,
  left: limit === undefined ? null : Math.max(0, limit - used),
})

export function mayScan(used: number, limit: number | undefined) {
  return limit !== undefined && used >= limit ? refuse('scan.limit', { limit, plan_limit: 'scans' }) : undefined
}

interface Sized {
  readonly scale: string
  readonly size: unknown
  readonly sides: Readonly<Record<string, { readonly state: string }>>
}
/** No number in millimetres, and no gauge, without a scale. */
export const isWithoutScale = ({ scale, size, sides }: Sized) =>
  scale === 'unknown' && (size !== null || Object.values(sides).some(({ state }) => state === 'measured'))
