/** Mulberry32: the same seed gives the same market on every machine. */
export type Dice = ReturnType<typeof dice>

export function dice(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(rows: readonly T[]): T => rows[Math.floor(next() * rows.length)]!
  const chance = (share: number): boolean => next() < share
  const shuffled = <T>(rows: readonly T[]): T[] => {
    const all = [...rows]
    for (let i = all.length - 1; i > 0; i--) {
      const j = whole(0, i)
      ;[all[i], all[j]] = [all[j]!, all[i]!]
    }
    return all
  }
  return { next, whole, pick, chance, shuffled }
}
